import type { ReactNode } from 'react';
import { Brand } from './shell/Brand.tsx';

/** The page before there is a portal: while the session is restored, and when it can't be. */
export function BootScreen({ title, body, actions }: { title?: string; body: string; actions?: ReactNode }) {
  // A page has one heading: the name of the portal while there is nothing to say.
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
