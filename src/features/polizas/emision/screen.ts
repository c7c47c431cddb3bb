import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { lateCatalogos } from '../../../machines/actors/late-catalogos.ts';
import { loadUpload } from '../../../machines/actors/late-upload.ts';
import { defineScreen, page, withCatalogos } from '../../../kit/portal/screen.ts';

export const emisionScreen = defineScreen({
  name: 'emitirPoliza',
  title: 'Emisión de póliza',
  role: role.intermediario,
  page: page(
    async () =>
      (await withCatalogos(import('./EmisionPage.tsx'), Promise.all([lateCatalogos.cotizacion.preload(), loadUpload()])))
        .EmisionPage,
  ),
  notices: {
    uploadCotizacionDocumento: couldNot('Documento cotización', 'cargar el documento de la cotización'),
    createEmision: couldNot('Emisión de póliza', 'emitir la póliza'),
    fetchDomiciliosBancarios: couldNot('Consulta de domicilio bancarios', 'consultar los domicilios bancarios'),
    fetchTramiteDocumentos: couldNot('Consulta de documentos para tramites', 'consultar los documentos para tramites'),
  },
});
