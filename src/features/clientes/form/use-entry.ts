import { useWatch } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { direccionDependencies, parentsFor } from '../../../domain/dependencies.ts';
import { nameInCatalogo } from '../../../wiring/catalogo/when-catalogo.ts';
import { type PortalContextValue, usePortal } from '../../../wiring/portal/portal-context.tsx';
import { type FieldName, fieldId, useClienteForm } from './cliente-form.ts';
import { type ClienteValues, type DireccionValues, noCorreo, noDireccion, noDomicilio, noTelefono } from './cliente-values.ts';
import { findEntryProblems, findPending, isTyped } from './problems.ts';
import { direccionCompleta } from './to-request.ts';

type Entry = keyof ClienteValues['entrada'];

const lists = {
  telefono: 'telefonos',
  correo: 'correos',
  direccion: 'direcciones',
  domicilio: 'domicilioBancarios',
} as const;
const empty = { telefono: noTelefono, correo: noCorreo, direccion: noDireccion, domicilio: noDomicilio } as const;

/** Puts the focus on a field of the form, once it is drawn. */
export function focusField(name: string): void {
  document.getElementById(fieldId(name))?.focus();
}

/** Sorts fields as they stand on the screen. */
function byPlace(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => document.getElementById(fieldId(name)));
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

const named = {
  zona: ['idZona', 'zonas'],
  municipio: ['idMunicipio', 'municipios'],
  ciudad: ['idCiudad', 'ciudades'],
  provincia: ['idProvincia', 'provincias'],
  pais: ['idPais', 'paises'],
} as const;

/** The address with its whole text, or the field whose name is not to be had yet: an address is not sent without its places. */
function withWholeAddress(direccion: DireccionValues, catalogos: PortalContextValue['catalogos']): DireccionValues | string {
  const values: Readonly<Record<string, string>> = { ...direccion, cobro: '', postal: '', fiscal: '' };
  const names = { zona: '', municipio: '', ciudad: '', provincia: '', pais: '' };
  for (const part of ['pais', 'provincia', 'municipio', 'ciudad', 'zona'] as const) {
    const [field, catalogo] = named[part];
    if (direccion[field] === '') continue;
    const name = nameInCatalogo(catalogos, catalogo, parentsFor(direccionDependencies, field, values) ?? {}, direccion[field]);
    if (name === null) return field;
    names[part] = name;
  }
  return { ...direccion, direccionCompleta: direccionCompleta(direccion, names) };
}

/**
 * What is typed into an add row or a modal, on its way into its list (specification 1, section 4, "List entries in modals"): an entry without an
 * index is appended, one with an index takes that place, deletion goes by place.
 */
export function useEntry(entry: Entry) {
  const { form, readOnly, today } = useClienteForm();
  const { catalogos } = usePortal();
  const list = lists[entry];
  const indice = useWatch({ control: form.control, name: 'indice' });
  const isModal = entry === 'direccion' || entry === 'domicilio';

  const setEntry = (values: ClienteValues['entrada'][Entry]) => {
    form.setValue(`entrada.${entry}`, values, { shouldDirty: true });
    form.clearErrors(`entrada.${entry}`);
  };
  const say = (name: string, message: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field of this entry
    form.setError(name as FieldName, { type: 'rule', message });
  };
  const shut = () => {
    form.setValue('abierto', '');
    form.setValue('indice', -1);
  };

  return {
    readOnly,
    isNew: indice < 0,
    /** Puts the entry into its list if its rules allow; else says what is wrong and goes to the first fault. */
    add: (): boolean => {
      const values = form.getValues();
      const problems = [...findEntryProblems(entry, values, today)];
      for (const [name, message] of problems) say(name, message);
      const [first] = problems.map(([name]) => name).toSorted(byPlace);
      if (first) {
        focusField(first);
        return false;
      }
      const typed = entry === 'direccion' ? withWholeAddress(values.entrada.direccion, catalogos) : values.entrada[entry];
      if (typeof typed === 'string') {
        say(`entrada.direccion.${typed}`, 'Sus opciones todavía no han llegado. Inténtalo otra vez.');
        focusField(`entrada.direccion.${typed}`);
        return false;
      }
      const at = isModal ? values.indice : -1;
      const next = at < 0 ? [...values[list], typed] : values[list].map((row, index) => (index === at ? typed : row));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry and list belong together by the table above
      form.setValue(list, next as ClienteValues[typeof list], { shouldDirty: true });
      if (at >= 0) form.clearErrors(`${list}.${at}`);
      setEntry(empty[entry]);
      if (isModal) shut();
      return true;
    },
    remove: (index: number) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same rows, one less
      form.setValue(list, form.getValues(list).filter((_, at) => at !== index) as ClienteValues[typeof list], {
        shouldDirty: true,
      });
      // The rows after it have moved up.
      form.clearErrors(list);
    },
    /**
     * Opens the modal: for a new entry, with what an earlier attempt left in it, or for the one at `index`; that has to wait while there is a new
     * one that was left unfinished.
     */
    open: (asked = -1) => {
      const values = form.getValues();
      const [pending] = readOnly || asked < 0 ? [] : findPending(values, entry);
      const index = pending ? -1 : asked;
      const row = values[list][index];
      if (pending) say(pending.name, pending.message);
      if (row) {
        setEntry(row);
        // What was said about the row is said at the fields in which it is mended.
        for (const field of Object.keys(row)) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of this row and of its entry
          const [said, shown] = [`${list}.${index}.${field}`, `entrada.${entry}.${field}`] as [FieldName, FieldName];
          const { error } = form.getFieldState(said);
          if (error?.message) form.setError(shown, { type: 'rule', message: error.message });
        }
      }
      form.setValue('indice', index);
      form.setValue('abierto', isModal ? entry : '');
    },
    /** Whether the modal holds a change of an entry that was not applied. */
    isChanged: () => {
      const values = form.getValues();
      const row = values[list][values.indice];
      return row !== undefined && !readOnly && isTyped(values.entrada[entry], row);
    },
    /** Closes the modal; what was typed for a new entry stays in it. */
    close: () => {
      const isChange = form.getValues('indice') >= 0;
      // The modal goes first: its fields would be emptied under the eyes of the person.
      flushSync(shut);
      if (isChange) setEntry(empty[entry]);
    },
    /** Closes the modal and forgets what was typed into it. */
    discard: () => {
      flushSync(shut);
      setEntry(empty[entry]);
    },
  };
}
