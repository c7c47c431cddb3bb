import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardScriptAddresses } from '../../../src/app/script-addresses.ts';
import { VisorDemo } from '../../../src/dev/gallery/VisorDemo.tsx';
import { ThemeProvider } from '../../../src/ui/theme/ThemeProvider.tsx';

guardScriptAddresses();
const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => document.documentElement.classList.toggle('dark', dark.matches);
dark.addEventListener('change', apply);
apply();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <main style={{ padding: '1rem' }}>
        <h1>Visor</h1>
        <VisorDemo />
      </main>
    </ThemeProvider>
  </StrictMode>,
);
