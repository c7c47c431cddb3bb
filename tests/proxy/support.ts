import type { Locator } from '@playwright/test';
import { join } from 'node:path';
import type { FrontAnswer } from '../../tools/prism/front.ts';
import { type PrismPortal, startPrismPortal } from '../../tools/prism/portal.ts';
import { expect, test as portalTest } from '../support/portal.ts';

/** Where the built portal is. */
export const dist = join(import.meta.dirname, '../../dist');

/** The findings of Prism and the contracts about the calls of a test. */
export interface Watch {
  /** The calls so far that were answered, as `GET core /v1/monedas 200`. */
  calls(): string[];
  /** The violations, and the refusals that are not expected, so far. A test that ends with any is red. */
  findings(): string[];
  /** Names refusals (status 4xx or 5xx) that the test provokes; they have to come. A violation can't be expected. */
  expectRefusal(refusal: RegExp): void;
  /** Forgets the answers so far: for the tests of the watch itself. */
  forget(): void;
}

interface WorkerFixtures {
  /** The portal, `prism proxy --errors` for each document, and behind them the worker's sandbox; with the answers of the test. */
  proxied: PrismPortal & { readonly answers: FrontAnswer[] };
}

const describe = ({ method, document, address, status }: FrontAnswer): string => `${method} ${document} ${address} ${status}`;

/** The 304 to a browser that caches a catalogue has no content that a contract could describe. */
const notModified = 304;

/** Whether Prism found the call or its answer to break the contract, or could not pass it on. */
const isViolation = ({ status, violations, contentType }: FrontAnswer): boolean =>
  status !== notModified && (violations !== '' || contentType.startsWith('application/problem+json'));

const isRefusal = (answer: FrontAnswer): boolean => answer.status >= 400 && !isViolation(answer);

/**
 * The browser suite's test with Prism between portal and sandbox. A violation or an unexpected refusal
 * fails the test (the sandbox refuses unknown query names, Prism does not). A new flow is a new file.
 */
export const test = portalTest.extend<{ watch: Watch }, WorkerFixtures>({
  proxied: [
    async ({ sandbox }, use) => {
      const answers: FrontAnswer[] = [];
      const portal = await startPrismPortal({
        portal: dist,
        upstream: sandbox.url,
        onAnswer: (answer) => answers.push(answer),
      });
      await use({ ...portal, answers });
      await portal.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The address of the sandbox is not used, but asking for it makes the sandbox ready for a test.
  baseURL: async ({ baseURL: _sandbox, proxied }, use) => {
    proxied.answers.length = 0;
    await use(`${proxied.url}/autogestion/`);
  },
  watch: [
    async ({ baseURL: _portal, proxied }, use) => {
      const { answers } = proxied;
      const expected: RegExp[] = [];
      const isExpected = (answer: FrontAnswer) => isRefusal(answer) && expected.some((one) => one.test(describe(answer)));
      const watch: Watch = {
        calls: () => answers.map(describe),
        findings: () =>
          answers
            .filter((answer) => isViolation(answer) || (isRefusal(answer) && !isExpected(answer)))
            .map((answer) => `${describe(answer)}: ${answer.violations || answer.body}`),
        expectRefusal: (refusal) => expected.push(refusal),
        forget: () => answers.splice(0),
      };
      await use(watch);
      const missing = expected.filter((one) => !answers.some((answer) => isRefusal(answer) && one.test(describe(answer))));
      expect(missing, 'refusals that the test expects, but that did not come').toEqual([]);
      expect(watch.findings(), 'what Prism and the services object to').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a call was answered, written as in {@link Watch.calls}. */
export async function expectCall(watch: Watch, call: string): Promise<void> {
  await expect.poll(() => watch.calls(), { message: 'the calls so far' }).toContain(call);
}

/** Chooses an option of a field, be it a select or a combobox. */
export async function choose(field: Locator, option: string): Promise<void> {
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption(option);
    return;
  }
  await field.fill(option);
  await field.page().getByRole('option', { name: option, exact: true }).click();
}
