/** A text as a person reads it: the whole of it, or what it has to match. */
export type Words = string | RegExp;

/** The same as it travels into a page. */
type SentWords = { readonly whole: string } | { readonly pattern: string; readonly flags: string };

/** One step on the way to elements, within those of the step before. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name: SentWords | null }
  | { readonly by: 'label'; readonly name: SentWords }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'text'; readonly text: SentWords }
  | { readonly by: 'place'; readonly place: number };

export const sentWords = (words: Words): SentWords =>
  typeof words === 'string' ? { whole: words } : { pattern: words.source, flags: words.flags };

/** What is used of axe-core: it tells roles and names in any engine. */
interface Axe {
  setup(node: Element): void;
  teardown(): void;
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null };
    readonly text: { accessibleText(element: Element): string };
  };
}

// oxlint-disable unicorn/consistent-function-scoping -- a page that runs `find` has nothing of this file

/** Run in a page that has axe-core: the elements at the end of the steps, in their order, those alone that are shown (and, by role or label, told). */
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
  /** All that an element may get its name from, without blanks: what does not hold the name needs no closer look. */
  const sources = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? []), ...labelledBy.map((id) => document.getElementById(id))];
    const told = [element, ...element.querySelectorAll('[aria-label], [alt]')].flatMap((one) => [
      one.ariaLabel,
      one.getAttribute('alt'),
    ]);
    return [element, ...labels]
      .map((one) => one?.textContent ?? '')
      .concat(told.map((text) => text ?? ''))
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

  /** The elements that have a role without being given it, of the roles that are asked for most. */
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
