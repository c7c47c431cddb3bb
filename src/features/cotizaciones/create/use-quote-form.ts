import { useMemo, useState } from 'react';
import { contexto } from '../../../domain/campos.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { AppFormDefinition } from '../../../kit/form/form-methods.ts';
import { useAppForm } from '../../../kit/form/use-app-form.ts';
import type { CampoField } from '../../shared/campos/campo-values.ts';
import { useCampos } from '../../shared/campos/use-campos.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import {
  type CotizacionValues,
  dependenciesOfCotizacion,
  emptyCotizacion,
  labelsOfCotizacion,
  schemaOfCotizacion,
} from './cotizacion-form.ts';

/** What a quote's form is made of. */
export interface QuoteFormParts {
  readonly negocio: NegocioActor;
  /** A quote without anything typed. */
  readonly begin: CotizacionValues;
  readonly initial: CotizacionValues;
  readonly readOnly: boolean;
  /** Called when the fields of a product are here: of the one that stands in the form, unless that is another one by now. */
  readonly onFields: (fields: readonly CampoField[], producto: string) => void;
  /** Called when typing rests, with the fields that are here by then. */
  readonly onRest: (fields: readonly CampoField[]) => void;
}

/** The form of a quote, with the technical fields of its product. */
export function useQuoteForm({ negocio, begin, initial, readOnly, onFields, onRest }: QuoteFormParts) {
  const [producto, setProducto] = useState(initial.producto);
  const campos = useCampos(producto, contexto.cotizacion, onFields);
  const { fields } = campos;
  const definition = useMemo(
    (): AppFormDefinition<CotizacionValues> => ({
      id: 'cotizacion',
      schema: schemaOfCotizacion(fields),
      defaults: emptyCotizacion(begin, fields),
      labelOf: labelsOfCotizacion(fields),
      dependencies: dependenciesOfCotizacion(fields),
      readOnly,
      onFieldChange: (changed, name) => {
        if (name !== 'producto') return;
        changed.set('datos', {});
        changed.set('delPlan', {});
        changed.set('tarifas', {});
        changed.set('camposDe', '');
        negocio.send({ type: 'bienes.changed', bienes: [] });
        setProducto(changed.values().producto);
      },
    }),
    [fields, begin, readOnly, negocio],
  );
  const form = useAppForm<CotizacionValues>({ ...definition, initial, onRest: () => onRest(fields) });
  const camposDe = useFieldValue(form, 'camposDe');
  const isReady = campos.status === 'ready' && producto !== '' && camposDe === producto;
  return { form, campos, fields, isReady };
}
