import type { RuntimeConfig } from '../../api/config.ts';
import type { Failure } from '../../domain/failure.ts';
import { AcercaDe } from './AcercaDe.tsx';
import { CopyDetail } from './CopyDetail.tsx';

/** One failure to copy, or the services for the whole page 'Acerca de'. */
export type SupportProps = { readonly of: Failure } | Pick<RuntimeConfig, 'servicios'>;

/** Details for support. */
export function Support(props: SupportProps) {
  return 'of' in props ? <CopyDetail {...props} /> : <AcercaDe {...props} />;
}
