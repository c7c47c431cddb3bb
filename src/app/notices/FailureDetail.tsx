import type { Failure } from '../../domain/failure.ts';
import { useNoticesModule } from './notices.tsx';

/** The button that copies what is known of a failed call, in the place where it failed; nothing until the notices' code is here. */
export function FailureDetail({ failure }: { readonly failure: Failure }) {
  const module = useNoticesModule();
  return module && <module.CopyDetail of={failure} />;
}
