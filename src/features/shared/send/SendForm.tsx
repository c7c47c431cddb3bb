import { useRef, useState } from 'react';
import type { SendDocument } from '../../../domain/send.ts';
import { letterHref, whatsappHref, whatsappNumber } from '../../../format/contact-links.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ExternalLinkButton } from '../../../ui/actions/ExternalLinkButton.tsx';
import { canSharePdf, sharePdf } from '../../../ui/actions/share-file.ts';
import { notCopied } from '../../../ui/copy/CopyNotice.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useReport } from '../../../kit/report/use-report.ts';
import styles from './SendForm.module.css';

const wrongNumber = 'Escribe el número con el código de su país, como +1 809 555 0147.';
const wrongEmail = 'Escribe un correo como nombre@dominio.com.';

const contactWords = {
  known: null,
  failed: 'No se pudieron cargar los datos del cliente: escribe tú el número o el correo.',
  unknown: null,
} as const;

interface SharedProps {
  readonly document: SendDocument;
  readonly texto: string;
  readonly announce: (words: string) => void;
}

/** Makes the PDF if none exists, and hands the file to the system. */
function SharePdf({ document: { order, file: made }, texto, announce }: SharedProps) {
  const report = useReport();
  const file = made ?? report.made?.file ?? null;
  if (!file) {
    return (
      <Button variant="outline" loading={report.isGenerating} onClick={() => report.send({ type: 'report.requested', order })}>
        Preparar el PDF
      </Button>
    );
  }
  const share = async () => {
    announce('');
    const isOpened = await sharePdf(file, order.fileName, texto);
    announce(isOpened ? 'Se abrió el menú para compartir' : 'No se pudo abrir el menú para compartir');
  };
  return (
    <Button variant="outline" onClick={() => void share()}>
      Compartir
    </Button>
  );
}

const rowsFor = (texto: string) => Math.min(16, Math.max(8, texto.split('\n').length));

export interface SendFormProps {
  readonly asunto: string;
  /** The composed message. */
  readonly texto: string;
  /** The client's mobile numbers; the form begins with the first. */
  readonly mobiles: readonly string[];
  readonly email: string;
  readonly contact: keyof typeof contactWords;
  readonly document: SendDocument | null;
}

/** The message and the ways to send it; the portal itself sends nothing. */
export function SendForm({ asunto, texto: composed, mobiles, email: known, contact, document }: SendFormProps) {
  const [texto, setTexto] = useState(composed);
  const [numero, setNumero] = useState(mobiles[0] ?? '');
  const [email, setEmail] = useState(known);
  const [leftField, setLeftField] = useState<'numero' | 'email' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [canShare] = useState(canSharePdf);
  const message = useRef<HTMLTextAreaElement>(null);

  const number = whatsappNumber(numero);
  const isWrongNumber = number === null && cleanTyped(numero) !== '';
  const letter = letterHref(email, asunto, texto);
  const others = mobiles.filter((mobile) => mobile !== numero);
  const words = contactWords[contact];

  const copy = async () => {
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(texto);
      setAnnouncement('Texto copiado');
    } catch {
      message.current?.select();
      setAnnouncement(notCopied);
    }
  };
  return (
    <div className={styles['form']}>
      {words && <Note tone="warning">{words}</Note>}
      <TextAreaField
        ref={message}
        label="Mensaje"
        rows={rowsFor(composed)}
        value={texto}
        help={
          document
            ? 'Aquí no se envía nada: se abre otro programa con este mensaje, sin el PDF, y lo envías tú.'
            : 'Aquí no se envía nada: se abre otro programa con este mensaje, y lo envías tú.'
        }
        onChange={(event) => setTexto(event.currentTarget.value)}
      />
      <div className={styles['way']}>
        <TextField
          label="Número de WhatsApp"
          inputMode="tel"
          value={numero}
          error={isWrongNumber && leftField === 'numero' ? wrongNumber : undefined}
          help={
            others.length > 0 ? (
              <InlineAction onClick={() => setNumero(others[0] ?? '')}>{`Usar ${others[0]}`}</InlineAction>
            ) : cleanTyped(numero) === '' ? (
              'Sin número, el contacto se elige en WhatsApp.'
            ) : undefined
          }
          onChange={(event) => {
            setNumero(event.currentTarget.value);
            setLeftField(null);
          }}
          onBlur={() => setLeftField('numero')}
        />
        <ExternalLinkButton
          variant="solid"
          href={isWrongNumber ? null : whatsappHref(number, texto)}
          unavailable=""
          onOpen={() => setAnnouncement('Se abrió WhatsApp')}
        >
          WhatsApp
        </ExternalLinkButton>
      </div>
      <div className={styles['way']}>
        <TextField
          label="Correo"
          inputMode="email"
          value={email}
          error={letter === null && leftField === 'email' ? wrongEmail : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setLeftField(null);
          }}
          onBlur={() => setLeftField('email')}
        />
        <ExternalLinkButton variant="outline" href={letter} unavailable="" onOpen={() => setAnnouncement('Se abrió tu correo')}>
          Abrir correo
        </ExternalLinkButton>
      </div>
      <div className={styles['ways']}>
        <Button variant="outline" onClick={() => void copy()}>
          Copiar texto
        </Button>
        {document && canShare && <SharePdf document={document} texto={texto} announce={setAnnouncement} />}
        <output className={styles['told']}>{announcement}</output>
      </div>
    </div>
  );
}
