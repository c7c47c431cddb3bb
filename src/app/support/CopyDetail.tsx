import type { Failure } from '../../domain/failure.ts';
import type { Trouble } from '../../domain/trouble.ts';
import { CopyText } from '../../ui/copy/CopyText.tsx';
import { readBuild } from './build.ts';
import { troubleOf } from './known-troubles.ts';
import { traceOf } from './trace-ids.ts';
import { buildText, troubleText } from './trouble-text.ts';

const detailText = (of: readonly Trouble[]) =>
  [...of.map((trouble) => troubleText(trouble, traceOf(trouble.end)?.trace)), buildText(readBuild())].join('\n\n');

/** The button that copies the details of failures for support. */
export function CopyDetail({ of }: { readonly of: Failure | readonly Trouble[] }) {
  return <CopyText label="Copiar detalle" text={() => detailText('kind' in of ? [troubleOf(of)] : of)} />;
}
