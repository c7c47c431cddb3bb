import { useMemo, useRef, useState } from 'react';
import { contexto } from '../../../domain/campos.ts';
import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { AppFormDefinition } from '../../../kit/form/form-methods.ts';
import { useAppForm } from '../../../kit/form/use-app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useChange } from '../../../kit/portal/use-change.ts';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { useCampos } from '../../shared/campos/use-campos.ts';
import { draftOf, progressOf, typedOf } from './cotizacion-draft.ts';
import {
  type CotizacionValues,
  dependenciesOfCotizacion,
  emptyCotizacion,
  isTypedSame,
  labelsOfCotizacion,
  pricedFrom,
  schemaOfCotizacion,
} from './cotizacion-form.ts';
import { fillDatos, planesOf, quoteToFillFrom } from './fill-datos.ts';
import { bienesWithPlan } from './plan-values.ts';
import type { CotizacionOpening } from './use-cotizacion.ts';

function definitionOf(
  begin: CotizacionValues,
  fields: readonly CampoField[],
  readOnly: boolean,
  onProducto: (producto: string) => void,
): AppFormDefinition<CotizacionValues> {
  return {
    id: 'cotizacion',
    schema: schemaOfCotizacion(fields),
    defaults: emptyCotizacion(begin, fields),
    labelOf: labelsOfCotizacion(fields),
    dependencies: dependenciesOfCotizacion(fields),
    readOnly,
    onFieldChange: (form, name) => {
      if (name !== 'producto') return;
      form.set('datos', {});
      form.set('delPlan', {});
      form.set('tarifas', {});
      form.set('camposDe', '');
      onProducto(form.values().producto);
    },
  };
}

/** The form of a quote with the technical fields of its product, and its draft. */
export function useQuoteForm(opening: CotizacionOpening) {
  const { negocio, actor, keeper, draft, values: begin, numero, cotizacion, readOnly } = opening;
  const { catalogos } = usePortal();
  const [initial] = useState(() => (draft ? typedOf(draft.values) : begin));
  /** The values before the user typed anything. */
  const baseline = useRef(begin);

  const [producto, setProducto] = useState(initial.producto);
  const campos = useCampos(producto, contexto.cotizacion, fill);
  const { fields } = campos;
  const definition = useMemo(
    () =>
      definitionOf(begin, fields, readOnly, (chosen) => {
        negocio.send({ type: 'bienes.changed', bienes: [] });
        setProducto(chosen);
      }),
    [fields, begin, readOnly, negocio],
  );
  const form = useAppForm<CotizacionValues>({ ...definition, initial, onPause: () => syncTyped(fields) });

  function save(): void {
    const now = actor.getSnapshot();
    if (now.status !== 'active' || readOnly) return;
    const typed = form.values();
    const kept = draftOf(now, typed, baseline.current, nameInCatalogo(catalogos, 'productos', {}, typed.producto));
    if (kept) keeper.save(kept);
    else keeper.drop();
  }
  function syncTyped(of: readonly CampoField[]): void {
    const typed = form.values();
    if (typed.camposDe === typed.producto) actor.send({ type: 'datos.changed', datos: pricedFrom(typed, of) });
    save();
  }
  /** Fills the loaded fields of a product, unless the form holds another product by now. */
  function fill(of: readonly CampoField[], loaded: string): void {
    const typed = form.values();
    if (typed.producto !== loaded) return;
    const isUntouched = isTypedSame(typed, baseline.current);
    const from = quoteToFillFrom(draft ? null : cotizacion, typed, baseline.current);
    if (from) baseline.current = fillDatos(begin, of, from);
    const { datos, tarifas, camposDe } = fillDatos(typed, of, from);
    form.set('datos', datos);
    form.set('tarifas', tarifas);
    form.set('camposDe', camposDe);
    if (isUntouched && !from) baseline.current = structuredClone(form.values());
    // The error at the product said that its fields were not loaded.
    form.clearErrors('producto');
    form.showServerErrors([]);
    if (!readOnly) negocio.send({ type: 'bienes.changed', bienes: bienesWithPlan(of) });
    const planes = numero !== null && cotizacion && planesOf(cotizacion, loaded, of);
    if (planes) actor.send(planes);
    syncTyped(of);
  }
  useChange(actor, progressOf, save);
  const camposDe = useFieldValue(form, 'camposDe');
  return {
    form,
    campos,
    fields,
    /** Whether the form holds values of the product's technical fields. */
    isReady: campos.status === 'ready' && producto !== '' && camposDe === producto,
    /** Whether the form holds values that exist nowhere else. */
    isTyped: () => !readOnly && !isTypedSame(form.values(), baseline.current),
    save,
  };
}

/** The return value of {@link useQuoteForm}. */
export type QuoteForm = ReturnType<typeof useQuoteForm>;
