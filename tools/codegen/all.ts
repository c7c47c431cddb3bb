// `npm run generate [-- --overlay FILE]… [--out DIR]`: writes the contracts, then the page of
// assumptions from their bundles, and the page of the look.
import { writeLookPage } from '../look-page.ts';

// Dynamic, so that each import waits for the files of the previous one.
await import('./generate.ts');
await import('./assumptions.ts');
if (!process.argv.includes('--out')) writeLookPage();
