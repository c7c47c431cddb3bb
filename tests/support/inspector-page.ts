import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect } from './portal.ts';

/** The page of the inspector, found by roles and labels. */
export class InspectorView {
  readonly page: Page;
  readonly log: Locator;
  readonly moment: Locator;
  readonly context: Locator;
  readonly status: Locator;
  readonly drawing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole('listbox', { name: 'Registro de eventos' });
    this.moment = page.getByRole('slider', { name: 'Momento' });
    this.context = page.getByRole('list', { name: /^Contexto de / });
    this.drawing = page.getByRole('region', { name: 'Diagrama del actor' });
    this.status = page.getByRole('banner').getByRole('status');
  }

  /** Opens the inspector from the bar of the portal. */
  static async open(portal: Page): Promise<InspectorView> {
    const popup = portal.waitForEvent('popup');
    await portal.getByRole('button', { name: 'Ver las máquinas' }).click();
    const view = new InspectorView(await popup);
    await expect(view.status).toHaveText('En vivo', { timeout: 30_000 });
    return view;
  }

  /** Chooses the latest actor of this name. */
  async choose(name: string): Promise<void> {
    await this.actor(name).click();
  }

  actor(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Actores' })
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .last();
  }

  /** The innermost active states of the chart. */
  async active(): Promise<string[]> {
    const ids = await this.page
      .locator('[data-state][data-active]')
      .evaluateAll((states) => states.map((state) => state.getAttribute('data-state') ?? ''));
    return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
  }

  /** Expects the active state (of the first region) to be visible without scrolling. */
  async expectActiveInSight(): Promise<void> {
    const [first = ''] = await this.active();
    await expect(this.page.locator(`[data-state="${first}"]`)).toBeInViewport({ ratio: 1 });
  }

  /** The labels at the arrows of the last event. */
  taken(): Locator {
    return this.page.locator('[data-taken] text');
  }

  /** The types of the visible events in the log. */
  async types(): Promise<string[]> {
    return this.log
      .getByRole('option')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('[data-type]')?.textContent ?? ''));
  }

  async filter(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Evento' }).fill(text);
  }

  /** Exports everything or the part of the chosen actor; gives the text of the file. */
  async export(what: 'Exportar' | 'Exportar el actor'): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: what, exact: true }).click();
    return readFile(await (await download).path(), 'utf8');
  }

  async import(text: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({
      name: 'sesion.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }

  /** Sends a thousand events to the chosen actor, ten a frame; gives the longest frame in ms. */
  async sendThousand(): Promise<number> {
    return this.page.evaluate(async () => {
      const portal = new URLSearchParams(window.location.search).get('portal');
      const channel = new BroadcastChannel('autogestion.inspector');
      const actor = document.querySelector('[data-actor][aria-current]')?.getAttribute('data-actor');
      let longest = 0;
      let last = performance.now();
      for (let sent = 0; sent < 1000; sent += 10) {
        for (let one = 0; one < 10; one += 1) {
          const validity = { basic: sent % 20 === 0, contact: false, financial: false };
          // One event in ten redraws the portal's form, the others change nothing.
          const event = one === 0 ? { type: 'validity.changed', validity } : { type: 'cancel.dismissed' };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a channel takes none
          channel.postMessage({ kind: 'send', portal, actor, event });
        }
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    });
  }
}
