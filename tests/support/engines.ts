import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const require = createRequire(import.meta.url);

/** A finding of an engine, with its place. */
interface Finding {
  readonly rule: string;
  readonly what: string;
}

/** False findings, with the reason. */
const falsePositives: readonly (readonly [rule: string, what: RegExp, reason: string])[] = [
  [
    'input_label_exists',
    /^<output/,
    'a live region is announced by its text; the element can be labelled, and nothing is entered in it',
  ],
  ['input_label_exists', /id="cliente-(telefono|correo)-/, 'labels in a row are only read out: the heads above say the same'],
  ['aria_content_in_landmark', /class="ag-skip"/, 'the link past the landmarks stands before the first of them'],
  [
    'no-redundant-role',
    /<(table|thead|tbody|tr|th|td|ul|li)>/,
    'on narrow screens tables are drawn as cards, which takes the roles of their elements away',
  ],
  [
    'prefer-native-element',
    /<(a|progress|section)>/,
    'a link without an address is said to be disabled, which none can be; the line of what is under way and the frame of a table are drawn by us',
  ],
  ['label_ref_valid', /^<label for="_r_/, 'the file input of a drop place stands under its label, hidden by its looks alone'],
  ['table_headers_exists', /^<table>/, 'a table in a comment is written outside'],
  ['table_headers_related', /^<t[hd]( dir="auto")?( colspan="2")?> /, 'a table in a comment is written outside'],
  ['wcag/h63', /> li > div > div/, 'a table in a comment is written outside'],
  ['aria_hidden_nontabbable', /./, 'a dialog hides the page below and keeps the focus; axe looks after the rest of this rule'],
  [
    'label_content_exists',
    /^<label for="|class="_(choice|card)_/,
    'a dialog hides the page below, and with it what the element in a label says; axe looks for labels without words',
  ],
  [
    'target_spacing_sufficient',
    /name="emision-plan"/,
    'the whole card of a plan is its target, and the bar of actions at the lower edge may stand over it',
  ],
  ['hidden-focusable', /hidden by ancestor/, 'a dialog hides the page below and keeps the focus'],
  ['wcag/h32', /form/, 'a client that is only read is shown in its form, which nothing sends'],
];

const isFinding = ({ rule, what }: Finding) => !falsePositives.some(([name, where]) => name === rule && where.test(what));

interface IbmReport {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly [level: string, result: string];
    readonly message: string;
    readonly snippet: string;
  }[];
}

let source: Promise<string> | undefined;

/** Violations by IBM's Equal Access, without manual checks and without comments from outside. */
async function findWithIbm(page: Page): Promise<readonly Finding[]> {
  source ??= readFile(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
  await page.evaluate(`${await source}; window.ace = ace; undefined`);
  const { results } = await page.evaluate<IbmReport>('new window.ace.Checker().check(document, ["IBM_Accessibility"])');
  return results
    .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, what: `${snippet} ${message}` }));
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] });

async function findWithHtmlValidate(page: Page): Promise<readonly Finding[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ rule: ruleId, what: `${message} ${selector ?? ''}` })),
  );
}

/** Expects no finding of IBM's Equal Access and of html-validate's two presets in the drawn page. */
export async function expectNoEngineFindings(page: Page): Promise<void> {
  const findings = [...(await findWithIbm(page)), ...(await findWithHtmlValidate(page))].filter(isFinding);
  expect(findings.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
}
