import { useMemo } from 'react';
import { direccionDependencies, parentsFor } from '../../../domain/dependencies.ts';
import { FieldGroup, twoColumns } from '../../../ui/layout/FieldGroup.tsx';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import type { Problem } from '../../../kit/form/form-problems.ts';
import type { Presets } from '../../../kit/form/record-rows.ts';
import { type PortalContextValue, usePortal } from '../../../kit/portal/portal-context.tsx';
import { RecordDialog } from '../../../kit/records/RecordDialog.tsx';
import { useRecordForm } from '../../../kit/records/use-record-form.tsx';
import type { Records } from '../../../kit/records/use-records.ts';
import { useClienteForm } from './cliente-form.ts';
import type { DireccionValues } from './cliente-values.ts';
import { direccionCompleta } from './to-request.ts';
import { codes } from './use-names.ts';
import { useRowPresets } from './use-row-presets.ts';

const { Text, TextArea, Choice, Checkbox } = fieldsOf<DireccionValues>();

const places = {
  pais: ['idPais', 'paises'],
  provincia: ['idProvincia', 'provincias'],
  municipio: ['idMunicipio', 'municipios'],
  ciudad: ['idCiudad', 'ciudades'],
  zona: ['idZona', 'zonas'],
} as const;

/** Adds the whole text of an address, or gives the field whose name is not loaded yet. */
function withWholeAddress(direccion: DireccionValues, catalogos: PortalContextValue['catalogos']): DireccionValues | Problem {
  const values: Readonly<Record<string, string>> = { ...direccion, cobro: '', postal: '', fiscal: '' };
  const names = { zona: '', municipio: '', ciudad: '', provincia: '', pais: '' };
  for (const part of ['pais', 'provincia', 'municipio', 'ciudad', 'zona'] as const) {
    const [field, catalogo] = places[part];
    if (direccion[field] === '') continue;
    const name = nameInCatalogo(catalogos, catalogo, parentsFor(direccionDependencies, field, values) ?? {}, direccion[field]);
    if (name === null) return { name: field, message: 'Sus opciones todavía no han llegado. Inténtalo otra vez.' };
    names[part] = name;
  }
  return { ...direccion, direccionCompleta: direccionCompleta(direccion, names) };
}

/** The modal 'Registro de dirección' (specification 1, section 2, "Address modal fields"). */
export function DireccionDialog({ records }: { readonly records: Records<DireccionValues> }) {
  const { kinds } = useClienteForm();
  const { catalogos } = usePortal();
  const rowPresets = useRowPresets(codes.status);
  const isFirst = records.rows.length === 0;
  const presets = useMemo((): Presets => (isFirst ? { ...rowPresets, cobro: true } : rowPresets), [isFirst, rowPresets]);
  const record = useRecordForm(kinds.direccion, records, {
    presets,
    complete: (row) => withWholeAddress(row, catalogos),
  });
  return (
    <RecordDialog title="Registro de dirección" records={records} record={record}>
      <FieldGroup title="Dirección">
        <Choice name="idTipoDireccion" catalogo="tablaCodigos" parents={codes.tpDireccion} />
        <Choice name="idPais" catalogo="paises" />
        <Choice name="idProvincia" catalogo="provincias" />
        <Choice name="idMunicipio" catalogo="municipios" />
        <Choice name="idCiudad" catalogo="ciudades" />
        <Choice name="idZona" catalogo="zonas" />
        <Text name="calle" />
        <Text name="codigoPostal" inputMode="numeric" />
        <Choice name="idStatus" catalogo="tablaCodigos" parents={codes.status} />
        <Choice name="idTipoVivienda" catalogo="tablaCodigos" parents={codes.tpVivienda} />
        <Text name="numero" />
        <Text name="piso" />
        <Text name="apto" />
        <TextArea name="observacion" className={twoColumns} />
      </FieldGroup>
      <FieldGroup title="Uso">
        <Checkbox name="cobro" />
        <Checkbox name="postal" />
        <Checkbox name="fiscal" />
      </FieldGroup>
    </RecordDialog>
  );
}
