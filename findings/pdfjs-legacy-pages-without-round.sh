#!/usr/bin/env bash
# pdfjs-dist 6.5.438: the legacy build polyfills what Chromium 121 lacks (such as URL.parse of 126)
# and opens a document there, but sizes its layers by CSS `round()`, new in Chromium 125. The value
# contains `var()`, so Chromium accepts the text and then ignores it: every page is an empty box. So
# `tools/build/pdfjs-files.ts` adds a `calc()` beside it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 playwright-core@1.65.1 \
  older@npm:@sparticuz/chromium@121.0.0 newer@npm:@sparticuz/chromium@126.0.0 >/dev/null
for name in older newer; do
  node -e "const [to] = process.argv.slice(1); require('fs').writeFileSync(to, require('zlib').brotliDecompressSync(require('fs').readFileSync('node_modules/' + to + '/bin/chromium.br')), { mode: 0o755 })" "$name"
done
cat >page.html <<'HTML'
<!doctype html><body style="--total-scale-factor: 1; --scale-round-x: 1px; --scale-round-y: 1px"><script type="module">
const pdfjs = await import('/node_modules/pdfjs-dist/legacy/build/pdf.mjs');
pdfjs.GlobalWorkerOptions.workerSrc = '/node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs';
const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>`;
const pdf = await pdfjs.getDocument({ data: new TextEncoder().encode(text), verbosity: 0 }).promise;
const layer = document.createElement('div');
pdfjs.setLayerDimensions(layer, (await pdf.getPage(1)).getViewport({ scale: 1 }));
document.body.append(layer);
document.title = `${pdf.numPages} page, ${getComputedStyle(layer).height} high`;
</script>
HTML
cat >read.cjs <<'JS'
const { createServer } = require('node:http');
const { readFileSync } = require('node:fs');
const { chromium } = require('playwright-core');
const server = createServer(({ url }, answer) => {
  answer.setHeader('Content-Type', url.endsWith('.mjs') ? 'text/javascript' : 'text/html');
  answer.end(url === '/favicon.ico' ? '' : readFileSync(`.${url}`));
});
(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const expected = { older: '1 page, 0px high', newer: '1 page, 100px high' };
  for (const [name, size] of Object.entries(expected)) {
    const browser = await chromium.launch({ executablePath: `./${name}`, args: ['--no-sandbox', '--no-zygote', '--disable-gpu'] });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/page.html`);
    await page.waitForFunction('document.title');
    const seen = await page.title();
    if (seen !== size) process.exitCode = 1;
    console.log(`${seen === size ? 'as before' : 'CHANGED  '}  Chromium ${browser.version()}: ${seen}, expected ${size}`);
    await browser.close();
  }
  server.close();
})();
JS
timeout 120 node read.cjs
