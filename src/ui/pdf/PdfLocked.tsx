import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { LockIcon } from '../icons/icons.tsx';
import { Message } from '../feedback/Message.tsx';
import styles from './PdfViewer.module.css';

export interface PdfLockedProps {
  /** Number of the attempt; from 2 on, the previous password was wrong. */
  readonly attempt: number;
  readonly onUnlock: (password: string) => void;
}

/** Asks for the password of a document; the password goes to the document only and is not kept. */
export function PdfLocked({ attempt, onUnlock }: PdfLockedProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempt < 2 || !field.current) return;
    field.current.value = '';
    field.current.focus();
  }, [attempt]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const password = field.current?.value;
    if (password) onUnlock(password);
    else field.current?.focus();
  };
  return (
    <Message
      icon={<LockIcon />}
      title="El documento está protegido con contraseña"
      body="Escríbela para verlo. No se guarda."
      actions={
        <form className={styles['unlock']} onSubmit={submit}>
          <TextField
            ref={field}
            type="password"
            label="Contraseña del documento"
            autoComplete="off"
            required
            error={attempt > 1 ? 'La contraseña no es correcta. Escríbela de nuevo.' : undefined}
          />
          <Button type="submit">Abrir documento</Button>
        </form>
      }
    />
  );
}
