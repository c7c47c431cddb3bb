import type { ReactNode } from 'react';
import { Brand } from './shell/Brand.tsx';

/** The page without the portal: while the session is restored, and when that failed. */
export function BootScreen({ title, body, actions }: { title?: string; body: string; actions?: ReactNode }) {
  // The page needs one heading: without a title that is the portal's name.
  const Name = title ? 'p' : 'h1';
  return (
    <main className="boot">
      <div className="boot-box">
        <Name>
          <Brand size={30} />
        </Name>
        {title && <h1>{title}</h1>}
        <p className="boot-wait" role={title ? 'alert' : 'status'}>
          {body}
        </p>
        {actions && <div className="boot-actions">{actions}</div>}
      </div>
    </main>
  );
}
