// `npm run generate [-- --overlay FILE]… [--out DIR]`: the contracts, then the page of assumptions,
// which reads their bundles, and the page of the look.
import { writeLookPage } from '../look-page.ts';

// One after the other: static imports would not wait until the contracts are written.
await import('./generate.ts');
await import('./assumptions.ts');
if (!process.argv.includes('--out')) writeLookPage();
