import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { DependencyTable } from '../../domain/dependencies.ts';
import type { AppForm } from './app-form.ts';
import { type AppFormDefinition, createFormMethods } from './form-methods.ts';
import { findRequired } from './form-problems.ts';
import { createPointerPress } from './pointer-press.ts';
import { useChangePause } from './use-change-pause.ts';

/** Shared by all forms: the pressed button may belong to another form than the blurred field. */
const press = createPointerPress(globalThis);

const noDependencies: DependencyTable = {};

/** A form over react-hook-form: a field is validated on blur, all fields on submit. */
export function useAppForm<Values extends FieldValues>(definition: AppFormDefinition<Values>): AppForm<Values> {
  const { id, schema, defaults, initial = defaults, labelOf, dependencies = noDependencies, readOnly = false } = definition;
  // State instead of a ref: `createFormMethods` reads it during the first render.
  const [latest] = useState(() => ({ definition }));
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/immutability -- not rendered
    latest.definition = definition;
  });
  const resolver = useMemo((): Resolver => {
    const resolve: Resolver = standardSchemaResolver(schema, undefined, { raw: true });
    return async (values, ...asked) => {
      await press.ended();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form holds no other values
      if (latest.definition.validatesOnBlur?.(values as Values) === false) return { values, errors: {} };
      return resolve(values, ...asked);
    };
  }, [schema, latest]);
  const rhf = useForm({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields have any name
    defaultValues: initial as DefaultValues<FieldValues>,
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const [edition, setEdition] = useState(0);
  const [methods] = useState(() =>
    createFormMethods<Values>({
      rhf,
      definition: () => latest.definition,
      press,
      onReset: () => setEdition((before) => before + 1),
    }),
  );
  const takeTyping = useCallback(() => void methods.values(), [methods]);
  const recheck = () => {
    const problems = methods.recheck();
    latest.definition.onPause?.(problems);
  };
  const { touch, flush } = useChangePause(recheck, takeTyping, press);
  useEffect(() => methods.subscribe(touch), [methods, touch]);
  const required = useMemo(() => findRequired(schema, defaults), [schema, defaults]);
  const { control } = rhf;
  return useMemo(
    () => ({
      ...methods,
      flush,
      id,
      readOnly,
      labelOf,
      isRequired: (name: string) => required.has(name),
      dependencies,
      control,
      edition,
    }),
    [methods, flush, id, readOnly, labelOf, required, dependencies, control, edition],
  );
}
