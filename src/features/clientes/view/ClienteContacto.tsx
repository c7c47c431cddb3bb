import { formatDocumento } from '../../../format/typed-documents.ts';
import { mailHref, shownPhone, telHref } from '../../../format/contact-links.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';
import { CopyValue } from '../../../ui/copy/CopyNotice.tsx';
import { Breakable } from '../../../ui/text/Breakable.tsx';
import { firstEmail } from '../../shared/cliente/use-whole-cliente.ts';
import styles from './ClienteContacto.module.css';

/** A client's document, first dialable phone and first e-mail, each with a button to copy. */
export function ClienteContacto({ cliente }: { readonly cliente: Cliente }) {
  const paises = useCatalogo('paises').options;
  const [phone] = cliente.telefonos.flatMap(({ idPais, nuArea, numero }) => {
    const prefix = paises.find(({ key }) => key === String(idPais))?.pais?.telPrefijo;
    const href = telHref(prefix, nuArea ?? '', numero);
    return href === undefined ? [] : [{ href, text: shownPhone(prefix, nuArea ?? '', numero) }];
  });
  const email = firstEmail(cliente)?.trim();
  const mail = mailHref(email ?? '');
  const shownEmail = <Breakable text={email ?? ''} />;
  return (
    <span className={styles['contacto']}>
      <CopyValue text={formatDocumento(cliente.idTipoDocumento, cliente.nuDocumento)} />
      {phone && (
        <CopyValue text={phone.text}>
          <a href={phone.href}>{phone.text}</a>
        </CopyValue>
      )}
      {email !== undefined && (
        <CopyValue text={email}>{mail === undefined ? shownEmail : <a href={mail}>{shownEmail}</a>}</CopyValue>
      )}
    </span>
  );
}
