import { useEffect, useState } from 'react';
import type { SendSubject } from '../../domain/send.ts';
import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The dialog of 'Enviar al cliente', in a chunk of its own. */
export const lateSendDialog = preloadable(async () => (await import('../../features/shared/send/SendDialog.tsx')).SendDialog);

/** Hands what is to reach a client from any screen to the place of the dialog. */
export interface Sender {
  readonly send: (subject: SendSubject) => void;
  /** Takes what is handed over; gives the function that stops it. */
  readonly attach: (take: (subject: SendSubject) => void) => () => void;
}

/** A sender that nobody listens to yet. */
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

/** Where 'Enviar al cliente' opens, over whatever screen asked for it; it goes with that screen. */
export function SendPlace({ sender }: { readonly sender: Sender }) {
  const [subject, setSubject] = useState<SendSubject | null>(null);
  useEffect(() => sender.attach(setSubject), [sender]);
  return subject && <lateSendDialog.Component subject={subject} onClose={() => setSubject(null)} />;
}
