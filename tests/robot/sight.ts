// Functions given to `evaluate` run in the page, without the scope of this file.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Locator, Page } from '@playwright/test';
import type { Field } from './typed.ts';

/** A toast in sight. */
export interface Toast {
  /** Identifies the toast among all others of its page. */
  readonly id: string;
  readonly status: string;
  readonly lines: readonly string[];
}

/** The parts of a page, as a person sees it, that the robot needs. */
export interface Sight {
  /** Address below the portal's base, without the query. */
  readonly path: string;
  readonly title: string;
  /** Which load of the page this is. */
  readonly load: number;
  /** The heading of the page; '' when there is none. */
  readonly heading: string;
  /** Whether there is a main region. */
  readonly hasMain: boolean;
  readonly atLogin: boolean;
  readonly isSignedIn: boolean;
  /** The names of the open dialogs, the last one on top. */
  readonly dialogs: readonly string[];
  readonly hasMenu: boolean;
  /** The names of the buttons that can be pressed, in the dialog on top, else on the page. */
  readonly buttons: readonly string[];
  readonly fields: readonly Field[];
  readonly toasts: readonly Toast[];
  /** How many drafts are offered. */
  readonly drafts: number;
  /** The names of the documents that are shown as uploaded. */
  readonly uploaded: readonly string[];
  /** Whether the policy is shown as issued. */
  readonly issued: boolean;
  /** Whether something is on its way. */
  readonly busy: boolean;
}

const base = '/autogestion';

/** Marks a control as typed into by a step, so that its value may differ afterwards. */
export const markTyped = (control: Locator, step: number): Promise<void> =>
  control.evaluate((element, at) => void Reflect.set(element, 'robotTypedAt', at), step);

/** Reads the page in its present state. */
export async function look(page: Page): Promise<Sight> {
  const seen = await page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const all = <Type extends Element>(selector: string, root: ParentNode = document) =>
      Array.from(root.querySelectorAll<Type & Element>(selector)).filter(visible);
    const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element): string => {
      const label = element.getAttribute('aria-label');
      if (label) return label.trim();
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      if (ids.length > 0)
        return ids
          .map((id) => textOf(document.getElementById(id)))
          .join(' ')
          .trim();
      const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
      return labels && labels.length > 0 ? textOf(labels[0]) : textOf(element);
    };
    const isModal = (element: Element) => !element.closest('[aria-hidden="true"]');
    const dialogs = all('[role=dialog], [role=alertdialog]').filter(isModal);
    const top = dialogs.at(-1);
    const scope = top ?? document.querySelector('main') ?? document.body;
    const enabled = (element: Element) => !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';

    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const draftedForms = /^(?:cliente|solicitud|cotizacion|emision|respuesta)-/;
    const fieldOf = (control: Control) => {
      const dialog = control.closest('[role=dialog], [role=alertdialog]');
      const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
      const isChoice = isTicked || control instanceof HTMLSelectElement || control.getAttribute('role') === 'combobox';
      const value = isTicked ? (control.checked ? control.value : '') : control.value;
      const inTable = control.closest('table, [data-add-row], [aria-label="Documentos elegidos"]') !== null;
      return {
        key: `${dialog ? nameOf(dialog) : ''}/${(control.type === 'radio' && control.name) || control.id || control.name || nameOf(control)}`,
        label: nameOf(control),
        kind: isChoice ? ('choice' as const) : ('text' as const),
        value,
        dialog: dialog ? nameOf(dialog) : '',
        typedAt: Number(Reflect.get(control, 'robotTypedAt') ?? -1),
        drafted: dialog === null && !inTable && draftedForms.test(control.id),
      };
    };
    const fields = all<Control>('main form :is(input, select, textarea), [role=dialog] :is(input, select, textarea)')
      .filter((control) => !control.closest('[role=search], nav') && !/^(?:file|password|search|hidden)$/.test(control.type))
      .filter((control) => enabled(control) && !control.hasAttribute('readonly'))
      // The page number and size of a document follow the scrolling.
      .filter((control) => !control.closest('section')?.querySelector('.pdfViewer'))
      // A choice shows its code until its options arrive, then its name.
      .filter((control) => control.getAttribute('role') !== 'combobox' || !document.getElementById(`${control.id}-failure`))
      // The text of an open combobox is a search and not its value.
      .filter((control) => control.getAttribute('aria-expanded') !== 'true')
      // Of the radios of a group the chosen one.
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(fieldOf);

    const toasts = all('[aria-label="Avisos"] .toast').map((toast) => {
      const id = String(Reflect.get(toast, 'robotId') ?? `${performance.timeOrigin}/${performance.now()}/${Math.random()}`);
      Reflect.set(toast, 'robotId', id);
      return { id, status: toast.getAttribute('data-status') ?? '', lines: Array.from(toast.querySelectorAll('p'), textOf) };
    });
    const buttons = all('button:not([role=tab]), [role=button]', scope).filter(enabled).map(nameOf);
    const uploaded = all('[aria-label="Documentos elegidos"] > li')
      .filter((row) => all('*', row).some((part) => part.children.length === 0 && textOf(part) === 'Cargado'))
      .flatMap((row) => row.querySelector('[title]')?.getAttribute('title') ?? []);
    return {
      path: location.pathname,
      title: document.title,
      load: performance.timeOrigin,
      heading: textOf(all('h1')[0] ?? document.querySelector('main h1')),
      hasMain: document.querySelector('main') !== null,
      atLogin: document.querySelector('.login-card') !== null,
      isSignedIn: document.querySelector('header .ag-user, .ag-header') !== null,
      dialogs: dialogs.map(nameOf),
      hasMenu: all('[role=menu]').length > 0,
      buttons,
      fields,
      toasts,
      drafts: buttons.filter((name) => name.startsWith('Continuar el borrador de ')).length,
      uploaded,
      issued: document.querySelector('[aria-label="Póliza emitida"]') !== null,
      busy: all('[role=progressbar], main [aria-busy=true]').length > 0,
    };
  });
  return { ...seen, path: seen.path.startsWith(base) ? seen.path.slice(base.length) || '/' : seen.path };
}
