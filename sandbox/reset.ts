import { existsSync, rmSync } from 'node:fs';
import { databasePath } from './environment.ts';

const path = databasePath(process.env);
const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file));
try {
  for (const file of files) rmSync(file);
  console.log(
    files.length > 0
      ? `Base de datos borrada: ${files.join(', ')}. El próximo «npm start» crea una nueva.`
      : `No hay nada que borrar en «${path}».`,
  );
} catch (error) {
  console.error(`No se puede borrar «${path}» (${error instanceof Error ? error.message : String(error)}).`);
  process.exitCode = 1;
}
