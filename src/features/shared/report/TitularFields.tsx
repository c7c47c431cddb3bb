import { titularOf } from '../../../domain/reportes.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CatalogoField } from '../../../kit/catalogo/CatalogoField.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** The holder of a report's commissions, read-only (assumptions P8). */
export function TitularFields() {
  const { usuario } = usePortal();
  const { tipoDocumento, numeroDocumento, nombre } = titularOf(usuario);
  return (
    <>
      <CatalogoField catalogo="tipoDocumentos" label="Tipo de documento" value={tipoDocumento} readOnly />
      <TextField label="Número de documento" value={formatDocumento(tipoDocumento, numeroDocumento)} readOnly />
      <TextField label="Nombre" value={nombre} readOnly />
    </>
  );
}
