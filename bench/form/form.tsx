import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { ComboboxField } from '../../src/ui/fields/ComboboxField.tsx';
import { system } from '../../src/ui/theme/system.ts';

const count = Number(new URLSearchParams(location.search).get('options') ?? 0);
const options = Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Opción ${index} de la lista` }));

/** A choice with the number of options of the address. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ChakraProvider value={system}>
      <ComboboxField label="Opciones" options={options} />
    </ChakraProvider>,
  );
}
