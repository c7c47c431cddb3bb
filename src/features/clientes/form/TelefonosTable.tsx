import { normaliseTelefono } from '../../../domain/phones.ts';
import { splitPhone } from '../../../format/typed-phones.ts';
import { useCatalogo } from '../../../wiring/catalogo/use-catalogo.ts';
import { useFieldValue } from '../../../wiring/form/app-form.ts';
import { fieldsOf } from '../../../wiring/form/fields.tsx';
import { InlineRecords } from '../../../wiring/records/InlineRecords.tsx';
import type { RecordForm } from '../../../wiring/records/use-record-form.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { useClienteForm } from './cliente-form.ts';
import type { TelefonoValues } from './cliente-values.ts';
import { asTyped, codes, dialName, dialOption, useNames } from './use-names.ts';

const { Formatted, Choice } = fieldsOf<TelefonoValues>();

type Form = RecordForm<TelefonoValues>['form'];

/** Splits a phone that stands whole in one field into its two. */
function useSplit(form: Form) {
  const paises = useCatalogo('paises').options;
  const idPais = useFieldValue(form, 'idPais');
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

function PhonePart({ form, name }: { form: Form; name: 'nuArea' | 'numero' }) {
  const { phoneIn, fill } = useSplit(form);
  const typed = useFieldValue(form, name);
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
      help={
        whole && (
          <InlineAction onClick={() => fill(whole)}>
            Separar en {whole.nuArea} y {whole.numero}
          </InlineAction>
        )
      }
    />
  );
}

/** The phones with their inline add row (specification 1, section 2, "Contact tab"). */
export function TelefonosTable() {
  const { kinds } = useClienteForm();
  const tipo = useNames('tipoTelefonos');
  const pais = useNames('paises', undefined, dialName);
  const status = useNames('tablaCodigos', codes.stTelefono);
  const canal = useNames('tablaCodigos', codes.canal);
  const cells = [
    ['idTipoNumero', tipo],
    ['idPais', pais],
    ['nuArea', normaliseTelefono],
    ['numero', normaliseTelefono],
    ['idStatus', status],
    ['idCanalInformacion', canal],
  ] as const;

  return (
    <InlineRecords
      kind={kinds.telefono}
      columns={cells.map(([field, nameOf]) => ({
        field,
        cell: (row: TelefonoValues) => nameOf(row[field]),
      }))}
      rowLabel={(row) => `teléfono ${row.nuArea} ${row.numero}`}
      emptyText="Todavía no hay teléfonos."
      addLabel="Agregar teléfono"
      addRow={({ form }) => [
        <Choice key="tipo" name="idTipoNumero" catalogo="tipoTelefonos" />,
        <Choice key="pais" name="idPais" catalogo="paises" nameOption={dialOption} />,
        <PhonePart key="area" form={form} name="nuArea" />,
        <PhonePart key="numero" form={form} name="numero" />,
        <Choice key="status" name="idStatus" catalogo="tablaCodigos" parents={codes.stTelefono} />,
        <Choice key="canal" name="idCanalInformacion" catalogo="tablaCodigos" parents={codes.canal} />,
      ]}
    />
  );
}
