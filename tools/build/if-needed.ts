// Builds the portal when a hash over its inputs has changed. `npm start`, `npm run test:browser`
// and `npm run bench` begin with it.
import { buildPortal } from './build.ts';
import { isBuilt } from './inputs.ts';

if (!isBuilt()) {
  console.log('Construyendo el portal…');
  await buildPortal();
}
