import { useNoticesModule } from './notices.tsx';
import type { SupportProps } from '../support/Support.tsx';

/** {@link Support} once the notices' chunk, which contains it, is loaded. */
export function LateSupport(props: SupportProps) {
  const module = useNoticesModule();
  return module && <module.Support {...props} />;
}
