// `npm run generate [-- --overlay FILE]… [--out DIR]`: the contracts, then the page of assumptions,
// which reads their bundles, and the page of the look.
import './generate.ts';
import './assumptions.ts';
