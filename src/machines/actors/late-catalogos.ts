import { loadChunk } from '../../domain/not-loaded.ts';

/** A chunk of loaders, kept once loaded: even a repeated import waits for the page's drawing. */
function lateChunk<Loaders>(load: () => Promise<Loaders>) {
  let here: Loaders | null = null;
  return {
    preload: async () => {
      here = await load();
    },
    get: (): Loaders | Promise<Loaders> => here ?? loadChunk(load),
  };
}

/** The loaders in the chunk of a form, by its resource. */
export const lateCatalogos = {
  cliente: lateChunk(async () => (await import('./catalogo-loaders-cliente.ts')).clienteLoaders),
  cotizacion: lateChunk(async () => (await import('./catalogo-loaders-cotizacion.ts')).cotizacionLoaders),
  solicitud: lateChunk(async () => (await import('./catalogo-loaders-solicitud.ts')).solicitudLoaders),
};
