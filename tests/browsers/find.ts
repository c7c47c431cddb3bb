/** A text as a person reads it: the whole text, or a pattern. */
export type Words = string | RegExp;

/** {@link Words} in a form that can be sent into a page. */
type SentWords = { readonly whole: string } | { readonly pattern: string; readonly flags: string };

/** One step of a query, which searches within the elements of the step before. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name: SentWords | null }
  | { readonly by: 'label'; readonly name: SentWords }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'text'; readonly text: SentWords }
  | { readonly by: 'place'; readonly place: number };

export const sentWords = (words: Words): SentWords =>
  typeof words === 'string' ? { whole: words } : { pattern: words.source, flags: words.flags };

/** The part of axe-core that gives roles and names in any engine. */
interface Axe {
  setup(node: Element): void;
  teardown(): void;
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null };
    readonly text: { accessibleText(element: Element): string };
  };
}

// oxlint-disable unicorn/consistent-function-scoping -- `find` runs in a page, without the rest of this file

/** Runs in a page with axe-core: the visible (by role or label: accessible) elements of the last step. */
export function find(steps: readonly Step[]): Element[] {
  const axe = Reflect.get(window, 'axe') as Axe;
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const fits = (words: SentWords | null, text: string) => {
    if (words === null) return true;
    return 'whole' in words ? plain(text) === words.whole : new RegExp(words.pattern, words.flags).test(plain(text));
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const within = (roots: readonly Element[], selector: string) => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)])),
  ];
  /** The possible sources of an element's name, without blanks: a quick filter before axe-core. */
  const sources = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? []), ...labelledBy.map((id) => document.getElementById(id))];
    const attributeTexts = [element, ...element.querySelectorAll('[aria-label], [alt]')].flatMap((one) => [
      one.ariaLabel,
      one.getAttribute('alt'),
    ]);
    return [element, ...labels]
      .map((one) => one?.textContent ?? '')
      .concat(attributeTexts.map((text) => text ?? ''))
      .join('')
      .replaceAll(/\s+/g, '');
  };
  const mayFit = (element: Element, name: SentWords) =>
    !('whole' in name) || sources(element).includes(name.whole.replaceAll(/\s+/g, ''));
  const isNamed = (element: Element, name: SentWords | null) =>
    (name === null || mayFit(element, name)) &&
    isShown(element) &&
    !element.closest('[aria-hidden=true]') &&
    (name === null || fits(name, axe.commons.text.accessibleText(element)));
  const fields = 'input:not([type=hidden]):not([type=file]), select, textarea, [role=radiogroup]';

  /** Selectors of the elements with an implicit role, for the roles used most. */
  const natives: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    alertdialog: '[role=alertdialog]',
    button: 'button',
    checkbox: 'input',
    combobox: 'select, input',
    dialog: 'dialog',
    group: 'fieldset',
    link: 'a',
    listbox: 'select',
    menu: '[role=menu]',
    menuitem: '[role=menuitem]',
    navigation: 'nav',
    option: '[role=option]',
    radio: 'input',
    region: 'section',
    row: 'tr',
    search: 'search',
    status: 'output',
    table: 'table',
  };

  axe.setup(document.documentElement);
  try {
    let found: Element[] = [document.documentElement];
    for (const step of steps) {
      switch (step.by) {
        case 'role':
          found = within(found, `[role=${step.role}], ${natives[step.role] ?? '*'}`).filter(
            (element) => axe.commons.aria.getRole(element) === step.role && isNamed(element, step.name),
          );
          break;
        case 'label':
          found = within(found, fields).filter((element) => isNamed(element, step.name));
          break;
        case 'css':
          found = within(found, step.selector).filter(isShown);
          break;
        case 'text':
          found = found.filter((element) => fits(step.text, element.textContent));
          break;
        default:
          found = found.slice(step.place).slice(0, 1);
      }
    }
    return found;
  } finally {
    axe.teardown();
  }
}
