import { useMemo, useRef, useState } from 'react';
import { highestId, type Reply } from '../../../domain/comments.ts';
import { defineAddCommentActor, defineVerifyCommentActor } from '../../../machines/actors/respuestas.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { FormDrafts, type FormOpening } from '../../../kit/drafts/FormDrafts.tsx';
import { useDraftedForm } from '../../../kit/drafts/use-drafted-form.ts';
import { type AppForm, useFieldValue } from '../../../kit/form/app-form.ts';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { replyForm, type ReplyValues, roomText } from './reply-form.ts';
import styles from './ReplyForm.module.css';
import type { Thread } from './use-thread.ts';
import { Words } from '../../../ui/text/Words.tsx';

const { Text } = fieldsOf<ReplyValues>();

/** The service's answer to a reply, which stays after its toast has disappeared. */
interface ServiceAnswer {
  readonly title: string;
  readonly messages: readonly string[];
}

export interface ReplyFormProps {
  /** Number of the request. */
  readonly id: number;
  readonly thread: Pick<Thread, 'comments' | 'requesterId' | 'check' | 'addSent'>;
  /** Whether the request takes no more comments: the form is then read-only. */
  readonly isClosed: boolean;
  /** Called once the service has the reply. */
  readonly onSent: () => void;
  /** Called after a refusal: the request may be closed by now. */
  readonly onRefused: () => void;
}

/** The reply to a request, kept as that request's draft until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { id } = props;
  const kind = useMemo(() => ({ ...replyForm.drafts, kind: `${replyForm.id}-${id}` }), [id]);
  return (
    <FormDrafts kind={kind} autoContinue>
      {(opening) => <Opened {...props} {...opening} />}
    </FormDrafts>
  );
}

function Opened({ id, thread, isClosed, onSent, onRefused, ...opening }: ReplyFormProps & FormOpening<ReplyValues>) {
  const { describeFailure, notify } = usePortal();
  const sentText = useRef('');
  const [answer, setAnswer] = useState<ServiceAnswer | null>(null);
  const definition = useMemo(() => ({ ...replyForm, readOnly: isClosed }), [isClosed]);
  const showAnswer = ({ title, messages }: ServiceAnswer) => {
    notify({ type: 'message', status: 'success', title, messages });
    setAnswer({ title, messages });
  };
  const { form, submit, isBusy, isUncertain, failure } = useDraftedForm(definition, {
    ...opening,
    draftLabel: () => `la respuesta de la solicitud ${id}`,
    toRequest: ({ respuesta, after }): Reply => {
      sentText.current = respuesta.trim();
      return { id, text: sentText.current, after: Number(after), requesterId: thread.requesterId };
    },
    toFieldName: () => 'respuesta',
    write: {
      operation: 'addTicketComment',
      defineSend: defineAddCommentActor,
      defineVerify: defineVerifyCommentActor,
      onWritten: (written) => {
        showAnswer(written);
        thread.addSent(sentText.current);
        onSent();
      },
      onFound: () => {
        showAnswer({ title: 'Solicitud', messages: ['Tu respuesta ya había llegado.'] });
        thread.check();
        onSent();
      },
      onFailed: ({ kind }) => {
        if (kind === 'rejected') onRefused();
        else thread.check();
      },
    },
  });
  const send = () => {
    setAnswer(null);
    if (form.findProblems().length > 0) form.focus('respuesta');
    else if (form.values().after === '') form.set('after', String(highestId(thread.comments)));
    submit();
  };
  const failed = failure && describeFailure(failure);
  return (
    <AppFormElement form={form} busy={isBusy} onSubmit={send} aria-label="Responder" className={styles['form']}>
      <Reply form={form} />
      {!isClosed && (
        <Button type="submit" loading={isBusy}>
          Enviar
        </Button>
      )}
      {answer && (
        <div className={styles['said']}>
          <Note tone="success">
            <strong>{answer.title}</strong>
            {answer.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Note>
        </div>
      )}
      {failure && !isBusy && !isClosed && (
        <p className={styles['failed']}>
          <Words>
            {isUncertain
              ? 'No se sabe si tu respuesta llegó. Antes de enviarla otra vez se comprobará. '
              : `${failed?.body || 'No se pudo enviar tu respuesta.'} `}
          </Words>
          <button type="button" className={styles['retry']} onClick={send}>
            Reintentar
          </button>{' '}
          {failed?.detail}
        </p>
      )}
    </AppFormElement>
  );
}

function Reply({ form }: { readonly form: AppForm<ReplyValues> }) {
  const room = roomText(useFieldValue(form, 'respuesta'));
  return <Text name="respuesta" {...(room !== null && { help: room })} />;
}
