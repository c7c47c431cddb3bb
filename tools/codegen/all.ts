// `npm run generate [-- --overlay FILE]… [--out DIR]`: the contracts, and then the page of assumptions, which reads their bundles.
import './generate.ts';
import './assumptions.ts';
