import * as z from 'zod/mini';
import { draftKeyPrefix, keyPart } from './draft-keys.ts';

const labelled = z.object({ label: z.string() });

/** Whom or what the drafts of a user in this browser are about, whatever their form; one that says nothing is 'un formulario'. */
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
    return z.parse(labelled, JSON.parse(text ?? '')).label;
  } catch {
    return 'un formulario';
  }
}
