import { draftKeyPrefix, keyPart } from './draft-keys.ts';

/**
 * Whom or what the drafts of a user in this browser are about, whatever their form; one that says nothing is 'un formulario'. By hand: Salir asks
 * before the parser is here, too.
 */
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
