import { LineFacts } from '../../../ui/layout/LineFacts.tsx';
import { bienAsFacts } from './BienFacts.tsx';
import styles from './EmisionHead.module.css';
import { type LoEmitidoProps, useLoEmitido } from './use-lo-emitido.ts';

/** The head of the issuance's form: a line about the good and a line about its insurance. */
export function EmisionHead(given: LoEmitidoProps) {
  const { producto, bien, plan, total, periodo, contratante, pago } = useLoEmitido(given);
  return (
    <section className={styles['head']} aria-label="Lo que se emite">
      {producto !== '' && <strong>{producto}</strong>}
      <LineFacts flow facts={bienAsFacts(bien.first)} />
      <p>{[plan, total, periodo, contratante, pago].filter((text) => text !== '').join(' · ')}</p>
    </section>
  );
}
