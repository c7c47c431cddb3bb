import type { RuntimeConfig } from '../../api/config.ts';
import type { Failure } from '../../domain/failure.ts';
import { AcercaDe } from './AcercaDe.tsx';
import { CopyDetail } from './CopyDetail.tsx';

/** What is asked for: the detail of one failure, in the place where it failed, or all about this portal. */
export type SupportProps = { readonly of: Failure } | Pick<RuntimeConfig, 'servicios'>;

/** What is shown to those who look for help. */
export function Support(props: SupportProps) {
  return 'of' in props ? <CopyDetail {...props} /> : <AcercaDe {...props} />;
}
