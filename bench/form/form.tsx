import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { ComboboxField } from '../../src/ui/fields/ComboboxField.tsx';
import { system } from '../../src/ui/theme/system.ts';
import { AppFormElement } from '../../src/kit/form/AppFormElement.tsx';
import {
  defaultsOf,
  dependenciesOf,
  labelsOf,
  type RuntimeField,
  RuntimeFields,
  schemaOf,
} from '../../src/kit/form/runtime-fields.tsx';
import { useAppForm } from '../../src/kit/form/use-app-form.ts';

const asked = new URLSearchParams(location.search);

const fields = Array.from(
  { length: Number(asked.get('fields') ?? 0) },
  (_, index): RuntimeField => ({ name: `v${index}`, label: `Campo ${index}`, kind: 'text', required: index % 2 === 0 }),
);
const definition = {
  id: 'bench',
  schema: schemaOf(fields),
  defaults: defaultsOf(fields),
  dependencies: dependenciesOf(fields),
  labelOf: labelsOf(fields),
};

const options = Array.from({ length: Number(asked.get('options') ?? 0) }, (_, index) => ({
  value: String(index),
  label: `Opción ${index} de la lista`,
}));

/** A form of the kit with as many fields as the address says, or a choice of as many options. */
function Page() {
  const form = useAppForm(definition);
  return (
    <AppFormElement form={form} onSubmit={() => undefined}>
      <RuntimeFields fields={fields} today="2026-11-20" />
      {options.length > 0 && <ComboboxField label="Opciones" options={options} />}
    </AppFormElement>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ChakraProvider value={system}>
      <Page />
    </ChakraProvider>,
  );
}
