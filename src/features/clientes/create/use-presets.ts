import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CatalogoOption } from '../../../domain/catalogos.ts';
import type { Documento } from '../../../domain/documents.ts';
import { whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { type CatalogoAsked, presetsMachine } from '../../../machines/cliente/presets-machine.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import { fillPresets, personaChanged } from './cliente-rules.ts';

/** Runs the presets of a client's form; `documento` is the one that the screen was opened for. */
export function usePresets(documento: Documento | null) {
  const { catalogos, inspect } = usePortal();
  const [machine] = useState(() =>
    presetsMachine.provide({
      actors: {
        catalogos: fromPromise<readonly (readonly CatalogoOption[])[], readonly CatalogoAsked[]>(({ input, signal }) =>
          Promise.all(input.map(({ name, parents }) => whenCatalogo(catalogos, name, parents, signal))),
        ),
      },
    }),
  );
  return useActorRef(machine, { input: { documento }, inspect });
}

/** Applies the events of the presets to the form. */
export function useFilling(presets: ReturnType<typeof usePresets>, form: AppForm<ClienteValues>): void {
  const [methods] = useState(form);
  useEffect(() => {
    const events = presets.on('*', (event) => fillPresets(methods, event, (taken) => presets.send(taken)));
    const stop = methods.subscribe((name) => {
      // After a reset the presets may offer the type of document again.
      if (name === undefined && methods.values().idTipoDocumento === '') presets.send(personaChanged(methods.values()));
    });
    return () => {
      events.unsubscribe();
      stop();
    };
  }, [presets, methods]);
}
