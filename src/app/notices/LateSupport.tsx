import { useNoticesModule } from './notices.tsx';
import type { SupportProps } from '../support/Support.tsx';

/** What is shown to those who look for help, once the notices' code is here: it comes in one piece with that. */
export function LateSupport(props: SupportProps) {
  const module = useNoticesModule();
  return module && <module.Support {...props} />;
}
