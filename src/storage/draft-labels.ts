import { draftKeyPrefix, keyPart } from './draft-keys.ts';

/** The labels of a user's drafts. Parses by hand, as Salir runs before the parser is loaded. */
export function draftLabels(user: string, storage: () => Storage = () => localStorage): readonly string[] {
  try {
    const store = storage();
    const own = `.${keyPart(user)}.`;
    const keys = Object.keys(store).filter((key) => key.startsWith(draftKeyPrefix) && key.includes(own, draftKeyPrefix.length));
    return keys.map((key) => labelOf(store.getItem(key)));
  } catch {
    return [];
  }
}

function labelOf(text: string | null): string {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    if (typeof draft === 'object' && draft !== null && 'label' in draft && typeof draft.label === 'string') return draft.label;
  } catch {}
  return 'un formulario';
}
