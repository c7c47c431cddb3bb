import { normaliseTelefono } from '../../../domain/phones.ts';
import { telHref } from '../../../format/contact-links.ts';
import { splitPhone } from '../../../format/typed-phones.ts';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';
import { useAppFormContext, useFieldText } from '../../../kit/form/app-form.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import { InlineRecords } from '../../../kit/records/InlineRecords.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { TelefonoValues } from './cliente-values.ts';
import { useRowPresets } from './use-row-presets.ts';
import { asTyped, codes, dialName, dialOption, useNames } from './use-names.ts';

const { Formatted, Choice } = fieldsOf<TelefonoValues>();

/** Splits a whole phone number in one field into area code and number. */
function useSplit() {
  const form = useAppFormContext();
  const paises = useCatalogo('paises').options;
  const idPais = useFieldText(form, 'idPais');
  const prefix = paises.find(({ key }) => key === idPais)?.pais?.telPrefijo ?? undefined;
  return {
    phoneIn: (text: string) => splitPhone(text, prefix),
    fill: ({ nuArea, numero }: { readonly nuArea: string; readonly numero: string }) => {
      form.set('nuArea', nuArea);
      form.set('numero', numero);
      form.clearErrors(['nuArea', 'numero']);
      form.focus('numero');
    },
  };
}

function PhonePart({ name }: { name: 'nuArea' | 'numero' }) {
  const { phoneIn, fill } = useSplit();
  const typed = useFieldText(useAppFormContext(), name);
  const whole = name === 'numero' ? phoneIn(typed) : null;
  const paste = (text: string) => {
    const phone = phoneIn(text);
    if (phone) fill(phone);
    return phone !== null;
  };
  return (
    <Formatted
      name={name}
      format={asTyped}
      onPasteText={paste}
      inputMode="numeric"
      help={whole && <InlineAction onClick={() => fill(whole)}>{`Separar en ${whole.nuArea} y ${whole.numero}`}</InlineAction>}
    />
  );
}

/** The phones with their inline add row (specification 1, section 2, "Contact tab"). */
export function TelefonosTable() {
  const { kinds, form } = useClienteForm();
  const paises = useCatalogo('paises').options;
  const call = ({ idPais, nuArea, numero }: TelefonoValues) =>
    telHref(paises.find(({ key }) => key === idPais)?.pais?.telPrefijo, nuArea, numero);
  const presets = useRowPresets(codes.stTelefono);
  const tipo = useNames('tipoTelefonos');
  const pais = useNames('paises', undefined, dialName);
  const status = useNames('tablaCodigos', codes.stTelefono);
  const canal = useNames('tablaCodigos', codes.canal);

  return (
    <InlineRecords
      kind={kinds.telefono}
      presets={presets}
      columns={[
        { field: 'idTipoNumero', cell: (row) => tipo(row.idTipoNumero) },
        { field: 'idPais', cell: (row) => pais(row.idPais) },
        { field: 'nuArea', cell: (row) => normaliseTelefono(row.nuArea) },
        { field: 'numero', cell: (row) => normaliseTelefono(row.numero), href: form.readOnly ? call : undefined },
        { field: 'idStatus', cell: (row) => status(row.idStatus) },
        { field: 'idCanalInformacion', cell: (row) => canal(row.idCanalInformacion) },
      ]}
      inputs={{
        idTipoNumero: <Choice name="idTipoNumero" catalogo="tipoTelefonos" />,
        idPais: <Choice name="idPais" catalogo="paises" nameOption={dialOption} />,
        nuArea: <PhonePart name="nuArea" />,
        numero: <PhonePart name="numero" />,
        idStatus: <Choice name="idStatus" catalogo="tablaCodigos" parents={codes.stTelefono} />,
        idCanalInformacion: <Choice name="idCanalInformacion" catalogo="tablaCodigos" parents={codes.canal} />,
      }}
      rowLabel={(row) => `teléfono ${row.nuArea} ${row.numero}`}
    />
  );
}
