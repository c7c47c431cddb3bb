import { useEffect, useState } from 'react';
import type { SendSubject } from '../../domain/send.ts';
import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The dialog of 'Enviar al cliente' in its own chunk. */
export const lateSendDialog = preloadable(async () => (await import('../../features/shared/send/SendDialog.tsx')).SendDialog);

/** Passes a subject from any screen to the dialog of 'Enviar al cliente'. */
export interface Sender {
  readonly send: (subject: SendSubject) => void;
  /** Sets the receiver; gives the function that removes it. */
  readonly attach: (take: (subject: SendSubject) => void) => () => void;
}

/** A sender without a receiver. */
export function createSender(): Sender {
  let current: ((subject: SendSubject) => void) | null = null;
  return {
    send: (subject) => current?.(subject),
    attach(take) {
      current = take;
      return () => {
        if (current === take) current = null;
      };
    },
  };
}

/** The dialog of 'Enviar al cliente' over any screen; it closes when the screen is left. */
export function SendPlace({ sender }: { readonly sender: Sender }) {
  const [subject, setSubject] = useState<SendSubject | null>(null);
  useEffect(() => sender.attach(setSubject), [sender]);
  return subject && <lateSendDialog.Component subject={subject} onClose={() => setSubject(null)} />;
}
