import { receivedWords } from './masks.ts';
import type { CheckReport, ReportedDifference } from './report.ts';
import type { Verdict } from './verdicts.ts';
import { effectWords, kindWords, outcomeWords } from './words.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root { color-scheme: light dark; --text: #16212e; --soft: #55636f; --line: #d5dce3; --page: #fff; --card: #f5f7f9;
  --good: #17663a; --bad: #a3262a; --open: #7a5300; }
@media (prefers-color-scheme: dark) { :root { --text: #e6ecf2; --soft: #a5b3c0; --line: #36434f; --page: #131a21; --card: #1c252e;
  --good: #7ed6a3; --bad: #ff9c98; --open: #f0c66b; } }
@media print { :root { color-scheme: light; --text: #000; --soft: #444; --line: #bbb; --page: #fff; --card: #fff; --good: #17663a; --bad: #a3262a;
  --open: #7a5300; } h2 { break-after: avoid; } tr { break-inside: avoid; } details > summary { display: none; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.15rem; }
p { margin: 0.5rem 0; }
.soft { color: var(--soft); }
.ended { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--bad); background: var(--card); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0 0; }
dl div { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
dt { color: var(--soft); }
dd { margin: 0; font-size: 1.6rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
td p:first-child { margin-top: 0; } td p:last-child { margin-bottom: 0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: 0.87em/1.5 ui-monospace, 'Cascadia Mono', Menlo, monospace; overflow-wrap: break-word; }
td:first-child { min-width: 11rem; } .figures td:first-child { min-width: 0; }
@media (max-width: 45rem) { .facts, .facts tbody, .facts tr, .facts td { display: block; } .facts thead { display: none; }
  .facts tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line); } .facts td { padding: 0.15rem 0; border: 0; } }
.confirmed { color: var(--good); } .contradicted { color: var(--bad); } .unseen { color: var(--open); }
summary { cursor: pointer; font-size: 1.15rem; font-weight: 600; margin: 2.5rem 0 0.75rem; }
`;

const cell = (content: string, kind = '') => `<td${kind === '' ? '' : ` class="${kind}"`}>${content}</td>`;
const code = (text: string) => `<code>${escape(text).replaceAll('/', '/<wbr>')}</code>`;
const lines = (texts: readonly string[], write: (text: string) => string = escape) =>
  texts.map((text) => `<p>${write(text)}</p>`).join('');

function table(heads: readonly string[], rows: readonly string[], numbers: ReadonlySet<number> = new Set()): string {
  const head = heads
    .map((text, index) => `<th scope="col"${numbers.has(index) ? ' class="number"' : ''}>${escape(text)}</th>`)
    .join('');
  return `<div class="scroll"><table class="${numbers.size > 0 ? 'figures' : 'facts'}"><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table></div>`;
}

function verdictTable(verdicts: readonly Verdict[], place: string): string {
  const rows = verdicts.map(({ id, title, said, lines: places, kind }) => {
    const name = kind === 'numbered' ? `<strong>${escape(id)}</strong> ${escape(title)}` : escape(title);
    return cell(name) + cell(lines(said)) + cell(lines(places, code));
  });
  return table(['Supuesto', 'Qué se vio', place], rows);
}

function differenceTable(differences: readonly ReportedDifference[]): string {
  const rows = differences.map(({ kind, operation, path, expected, seen, count, line, effect }) => {
    const where = lines([operation, ...(path === '' ? [] : [path])], code);
    const what = lines([
      `Se esperaba ${expected}.`,
      `${capital(receivedWords(seen))}${count > 1 ? ` (${count} veces)` : ''}.`,
      ...(effect === null ? [] : [`${effectWords[effect]}.`]),
    ]);
    return cell(escape(kindWords[kind])) + cell(where) + cell(what) + cell(code(line));
  });
  return table(['Qué es', 'Dónde', 'Qué se vio', 'Línea'], rows);
}

const section = (head: string, content: string, isThere: boolean) =>
  isThere ? `<section><h2>${escape(head)}</h2>${content}</section>` : '';
const folded = (head: string, content: string, isThere: boolean) =>
  isThere ? `<details><summary>${escape(head)}</summary>${content}</details>` : '';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const milliseconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The report as a self-contained page to mail and print. */
export function htmlReport(report: CheckReport): string {
  const { verdicts, differences, counts, timings, skipped, hosts, begun, calls, seconds, ended, overlay } = report;
  const of = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome && !one.portal);
  const serious = differences.filter(({ tolerated }) => !tolerated);
  const light = differences.filter(({ tolerated }) => tolerated);
  const names = Array.from(new Set(Object.values(hosts))).join(', ');
  const facts = [
    [outcomeWords.contradicted, counts.contradicted, 'contradicted'],
    [outcomeWords.confirmed, counts.confirmed, 'confirmed'],
    [outcomeWords.unseen, counts.unseen, 'unseen'],
    ['Diferencias', serious.length, ''],
    ['Llamadas', calls, ''],
  ] as const;
  const overlayNote = overlay
    ? '<p>Lo que el contrato puede llevar está propuesto en <code>services-check.overlay.yaml</code>: <code>npm run generate -- --overlay services-check.overlay.yaml</code>.</p>'
    : '';
  const asked = timings.map(
    (one) =>
      cell(code(one.operation)) +
      cell(String(one.calls), 'number') +
      cell(milliseconds(one.median), 'number') +
      cell(milliseconds(one.worst), 'number') +
      cell(milliseconds(one.limit), 'number'),
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Comprobación de servicios</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Comprobación de servicios</h1>
<p class="soft">${escape(names)} · ${escape(begun.slice(0, 16).replace('T', ' '))} UTC · ${seconds} s</p>
<p>Qué cumplen los servicios de lo que el portal da por hecho. No contiene ningún valor de los servicios: solo nombres, tipos, longitudes y
máscaras, en las que <code>9</code> es un dígito y <code>a</code> una letra.</p>
${ended === null ? '' : `<p class="ended">${escape(ended)}</p>`}
<dl>${facts.map(([name, count, kind]) => `<div><dt>${escape(name)}</dt><dd class="${kind}">${count}</dd></div>`).join('')}</dl>
</header>
<main>
${section('Supuestos contradichos', verdictTable(of('contradicted'), 'Qué cambiar'), counts.contradicted > 0)}
${section('Diferencias con el contrato', overlayNote + differenceTable(serious), serious.length > 0)}
${section('Diferencias que el portal admite', differenceTable(light), light.length > 0)}
${section('No visto, y qué lo mostraría', verdictTable(of('unseen'), 'Dónde está'), counts.unseen > 0)}
${section('Confirmado', verdictTable(of('confirmed'), 'Dónde está'), counts.confirmed > 0)}
${section('Tiempos', table(['Llamada', 'Veces', 'Mediana', 'La más lenta', 'Plazo'], asked, new Set([1, 2, 3, 4])), timings.length > 0)}
${section(
  'Llamadas que no se hicieron',
  table(
    ['Llamada', 'Por qué'],
    skipped.map(({ operation, reason }) => cell(code(operation)) + cell(escape(reason))),
  ),
  skipped.length > 0,
)}
${folded('Supuestos del portal, que ningún servicio muestra', portalTable(verdicts), counts.portal > 0)}
</main>
</body>
</html>
`;
}

function portalTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts
    .filter(({ portal }) => portal)
    .map(({ id, title, lines: places }) => cell(escape(id)) + `<td lang="en">${escape(title)}</td>` + cell(lines(places, code)));
  return table(['Número', 'Texto de docs/assumptions.md', 'Dónde está'], rows);
}
