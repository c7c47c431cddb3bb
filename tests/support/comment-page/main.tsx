import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SafeHtml } from '../../../src/ui/html/SafeHtml.tsx';
import { ThemeProvider } from '../../../src/ui/theme/ThemeProvider.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => document.documentElement.classList.toggle('dark', dark.matches);
dark.addEventListener('change', apply);
apply();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root');
const root = createRoot(place);
let count = 0;

/** Draws the comment of the event's details (HTML, text) between texts, as the portal would. */
addEventListener('comment', (event) => {
  const { html, text } = (event as CustomEvent<{ html: string | null; text: string | null }>).detail;
  count += 1;
  flushSync(() =>
    root.render(
      <StrictMode>
        <ThemeProvider>
          <main style={{ padding: '1rem' }}>
            <h1>Solicitud</h1>
            <p id="before">Antes</p>
            <section aria-label="Comentario" style={{ maxWidth: '40rem' }}>
              <SafeHtml key={count} html={html} text={text} />
            </section>
            <p id="after">
              Después <a href="./#salir">Salir</a> <input aria-label="Respuesta" />
            </p>
          </main>
        </ThemeProvider>
      </StrictMode>,
    ),
  );
});
dispatchEvent(new CustomEvent('comment', { detail: { html: null, text: '' } }));
