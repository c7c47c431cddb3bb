import type { BrowserContext } from '@playwright/test';
import type { Plant } from './settings.ts';

/** Empties the first field of a form at each change of the window, like a portal that redraws the form. */
function loseTyping(): void {
  addEventListener('resize', () => {
    const forms = ':is([id^=solicitud-], [id^=cotizacion-], [id^=cliente-], [id^=emision-])';
    const fields = Array.from(document.querySelectorAll<HTMLInputElement>(`main input${forms}`));
    const typed = fields.find((field) => field.type === 'text' && field.value !== '');
    if (typed) typed.value = '';
  });
}

/** Plants a fault in the pages or the network of a browser, for the robot to find. */
export async function plantFault(context: BrowserContext, plant: Plant | null): Promise<void> {
  if (plant === 'lost-typing') await context.addInitScript(loseTyping);
  if (plant === 'double-write') {
    await context.route(/\/servicios\/core\/v1\/(?:clientes|cotizaciones|solicitudes|emisiones)$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await route.fetch();
      return route.fulfill({ response });
    });
  }
}
