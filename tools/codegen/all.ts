// `npm run generate [-- --overlay FILE]… [--out DIR]`: the contracts, and then the page of assumptions, which reads their bundles.
export {};

await import('./generate.ts');
await import('./assumptions.ts');
