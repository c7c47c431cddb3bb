import type { Table } from './places.ts';

/** A numbered assumption that a service can confirm or contradict. */
export interface Rule {
  /** In Spanish, for the insurer's staff. */
  readonly title: string;
  /** What would confirm it, for an unseen assumption. */
  readonly shows: string;
  /** Where to change the portal if it does not hold. */
  readonly table: Table;
  /** Fields whose valid values confirm it. */
  readonly seenBy?: readonly string[];
}

const core = (text: string): Table => ['openapi/core.yaml', text];
const schemas = (file: string, text: string): Table => [`openapi/schemas/${file}.yaml`, text];
const writes = (call: string) => `Lo muestra --writes con «${call}».`;

/**
 * Assumptions of docs/assumptions.md that a service can show; all others concern the portal alone.
 */
export const rules: Readonly<Record<string, Rule>> = {
  D1: {
    title: 'Un token que no vale se rechaza con 401 en los tres servicios',
    shows: 'Una llamada con un token que no vale.',
    table: ['src/api/bearer-fetch.ts', 'status !== 401'],
  },
  D2: {
    title: 'Una persona que no está se contesta con 404',
    shows: 'Una búsqueda por un documento que no existe.',
    table: ['src/api/call.ts', 'export async function callLookUp'],
  },
  D10: {
    title: 'Hay una República Dominicana y los tipos de documento CED, PAS y RNC',
    shows: 'Los catálogos de países y de tipos de documento.',
    table: ['src/domain/preset-options.ts', 'export'],
  },
  S2: {
    title: 'La renovación da «token» y «refreshToken» en «value»',
    shows: 'Una renovación.',
    table: ['openapi/auth.yaml', 'RefreshAnswer:'],
  },
  S3: {
    title: 'El usuario de la sesión se lee con sus roles',
    shows: 'Una respuesta de currentuser.',
    table: ['openapi/auth.yaml', 'CurrentUser:'],
  },
  S5: {
    title: 'El usuario tiene un rol de los que el portal acepta',
    shows: 'Una respuesta de currentuser.',
    table: ['src/domain/usuario.ts', 'export const role'],
  },
  S7: {
    title: 'Los servicios contestan dentro de los plazos',
    shows: 'Cada llamada que se contesta.',
    table: ['src/api/config.ts', 'const usual'],
  },
  S10: {
    title: 'El token es un JWT con «exp»',
    shows: 'Un token JWT con «exp».',
    table: ['src/domain/token-expiry.ts', 'export function tokenExpiry'],
  },
  S17: {
    title: 'Un número encuentra su cotización, póliza, siniestro o solicitud',
    shows: 'Listas con filas.',
    table: core('- name: numeroCotizacion'),
  },
  S18: {
    title: 'Los totales de una lista concuerdan con sus filas',
    shows: 'Una lista con más de una página.',
    table: ['openapi/shared.yaml', '    Meta:'],
  },
  S19: {
    title: 'Un servicio ocupado contesta 429 con Retry-After en segundos',
    shows: 'Un 429: la comprobación no lo provoca.',
    table: ['src/api/retry-after.ts', 'const longestWait'],
  },
  S20: {
    title: 'Un token de renovación sirve una sola vez',
    shows: 'Una segunda renovación con el mismo.',
    table: ['openapi/auth.yaml', 'A refresh token works once'],
  },
  S21: {
    title: 'Quien se equivoca muchas veces recibe 429 con Retry-After',
    shows: 'Cinco contraseñas malas: la comprobación no bloquea a nadie.',
    table: ['openapi/auth.yaml', '429 for a while'],
  },
  N7: {
    title: 'No vienen más filas de las que se piden',
    shows: 'Una lista con más de una página.',
    table: ['openapi/shared.yaml', '    pageSize:'],
  },
  B2: {
    title: 'Qué estatus cuenta cada cifra del tablero',
    shows: 'Contar a mano una lista del mismo período.',
    table: ['openapi/schemas/dashboard.yaml', 'EstadoCount:'],
  },
  B3: {
    title: 'El tablero se pregunta por 7 días, 30 días y un año',
    shows: 'Las tres preguntas.',
    table: core('/v1/dashboard/cotizaciones/count'),
  },
  B4: {
    title: 'La fecha de una comisión es un día o un mes',
    shows: 'Un año con comisiones.',
    table: schemas('dashboard', 'ComisionMes:'),
    seenBy: ['ComisionMes.fecha'],
  },
  B5: {
    title: 'Un saldo trae el código de su moneda',
    shows: 'Un saldo.',
    table: schemas('dashboard', 'Saldo:'),
    seenBy: ['Saldo.moneda'],
  },
  C1: {
    title: 'Las listas dan 10, 20, 50, 100 o 200 filas',
    shows: 'Una lista con más de diez filas.',
    table: ['openapi/shared.yaml', '    pageSize:'],
  },
  C6: {
    title: 'Un cliente se encuentra por tipo y número de documento',
    shows: 'Un cliente en la lista.',
    table: core('/v1/clientes/{tipo}/{numero}'),
  },
  C8: {
    title: 'El país de nacimiento de un cliente es un «idNacimiento»',
    shows: 'Un cliente con país de nacimiento.',
    table: schemas('clientes', 'PaisNacimientoRef:'),
  },
  C18: {
    title: 'Un cliente repetido se contesta con 409',
    shows: 'Crear dos veces el mismo cliente: --writes lo crea una sola.',
    table: core('operationId: createCliente'),
  },
  R1: {
    title: 'Las solicitudes se filtran por abiertas, número y documento',
    shows: 'Solicitudes abiertas y cerradas.',
    table: ['openapi/shared.yaml', '    isOpen:'],
  },
  R2: {
    title: 'Una solicitud se envía con nombres, no con números',
    shows: writes('createSolicitud'),
    table: schemas('solicitudes', 'SolicitudRequest:'),
  },
  R3: {
    title: 'Los estatus y las prioridades de una solicitud',
    shows: 'Una solicitud.',
    table: schemas('solicitudes', '    status:'),
    seenBy: ['Ticket.status'],
  },
  R4: {
    title: 'Un comentario viene como HTML',
    shows: 'Un comentario.',
    table: schemas('solicitudes', 'TicketComment:'),
    seenBy: ['TicketComment.html_body'],
  },
  R6: {
    title: 'Crear una solicitud no da su número',
    shows: writes('createSolicitud'),
    table: core('operationId: createSolicitud'),
  },
  R8: {
    title: 'Los números de los comentarios crecen',
    shows: 'Una solicitud con dos comentarios.',
    table: schemas('solicitudes', 'TicketComment:'),
  },
  R9: {
    title: 'El servicio no da las notas internas',
    shows: 'Un comentario con «public».',
    table: schemas('solicitudes', '    public:'),
    seenBy: ['TicketComment.public'],
  },
  Q1: {
    title: 'Hay productos del canal 9 en el área 25, y regiones del intermediario',
    shows: 'Los dos catálogos.',
    table: ['src/domain/cotizaciones.ts', 'areaProductos ='],
  },
  Q4: {
    title: 'Cotizar da una lista de planes',
    shows: writes('createCotizacion'),
    table: schemas('cotizaciones', 'PlanesAnswer:'),
  },
  Q5: { title: 'Un plan tiene filas de tarifa', shows: 'Lo muestra --reports.', table: core('operationId: fetchPlanTarifas') },
  Q8: {
    title: 'Los documentos suben uno a uno',
    shows: writes('uploadCotizacionDocumento'),
    table: core('operationId: uploadCotizacionDocumento'),
  },
  Q9: {
    title: 'Una cuenta de tipo T es una tarjeta, y las formas de pago son 1, 2 y 3',
    shows: 'Una persona con tarjeta.',
    table: schemas('emisiones', '    idTipoCuenta:'),
  },
  Q12: {
    title: 'El detalle de una cotización trae producto y área',
    shows: 'Una cotización.',
    table: schemas('cotizaciones', '    cdProducto:'),
    seenBy: ['Cotizacion.cdProducto', 'Cotizacion.cdArea'],
  },
  Q14: {
    title: 'Los padres de un campo viajan como valorDato1 a valorDato6',
    shows: 'Un campo que depende de otro.',
    table: schemas('productos', 'Dependencia:'),
  },
  Q16: {
    title: 'Los estatus de una cotización son 0, 1, 3, 4, 6 y 7',
    shows: 'Una cotización.',
    table: ['src/domain/cotizaciones.ts', 'const estatus:'],
    seenBy: ['CotizacionRow.idEstatus'],
  },
  Q18: {
    title: 'Los tipos de un campo técnico son C, N, F y A',
    shows: 'Un producto con campos.',
    table: schemas('productos', '    tpDato:'),
    seenBy: ['CampoTecnico.tpDato'],
  },
  Q21: {
    title: 'El detalle de una cotización emitida dice su póliza',
    shows: 'Una cotización en estatus 3 entre las primeras.',
    table: schemas('cotizaciones', '    emision:'),
    seenBy: ['Cotizacion.emision'],
  },
  P2: {
    title: 'Los parámetros de los reportes',
    shows: 'Lo muestra --reports, para el de una cotización.',
    table: ['src/domain/reportes.ts', 'export const reportes'],
  },
  P3: {
    title: 'Un reporte es un PDF en base64 o un enlace https',
    shows: 'Lo muestra --reports.',
    table: schemas('reportes', 'ReporteAnswer:'),
  },
  P7: {
    title: 'Una persona encontrada trae su nombre',
    shows: 'Un cliente en la lista.',
    table: schemas('clientes', 'PersonaFound:'),
  },
  P15: {
    title: 'Los estatus de pólizas, siniestros y notificaciones',
    shows: 'Filas con estatus.',
    table: ['src/domain/estatus.ts', 'export const estatusPoliza'],
    seenBy: ['PolizaRow.estatusCertifiado', 'SiniestroRow.estatus', 'NotificacionRow.estatus'],
  },
  W1: {
    title: 'Toda respuesta trae «title» y «messages», y los datos en «value»',
    shows: 'Cualquier respuesta.',
    table: ['openapi/shared.yaml', '    DoneAnswer:'],
    seenBy: ['CatalogoAnswer.title', 'CatalogoAnswer.messages'],
  },
  W2: {
    title: 'Los montos son números y las fechas «aaaa-mm-dd»',
    shows: 'Filas con fechas y montos.',
    table: schemas('clientes', '    fechaNacimiento:'),
    seenBy: ['ClienteRow.fechaIngresoSistema', 'PolizaRow.fechaEmision', 'CotizacionRow.fecha', 'Saldo.saldo'],
  },
  W3: {
    title: 'Los números de identificación son números; los documentos, textos sin separadores',
    shows: 'Filas de cualquier lista.',
    table: ['openapi/shared.yaml', '    Id:'],
    seenBy: ['ClienteRow.id', 'CatalogoItem.id', 'ClienteRow.nuDocumento'],
  },
  W4: {
    title: 'Un tipo de documento viaja como su código «tipo»',
    shows: 'Filas con tipo de documento.',
    table: ['openapi/shared.yaml', '    tipoDocumento:'],
  },
  W5: {
    title: 'Páginas desde 1, documentos exactos, nombres por una parte, lo más reciente primero',
    shows: 'Listas con más de una página.',
    table: ['openapi/shared.yaml', '    pageNumber:'],
  },
  W6: {
    title: 'Lo que no existe o es de otro se contesta con 404',
    shows: 'Un número que no existe.',
    table: core('404 when absent'),
  },
  W7: {
    title: 'Lo que una pantalla no puede omitir viene siempre',
    shows: 'Filas de cualquier lista.',
    table: schemas('clientes', 'required: [id, tipoDocumento'),
    seenBy: ['ClienteRow.id', 'CatalogoItem.id'],
  },
  W8: {
    title: 'Las filas de un catálogo son «id» y «nombre»',
    shows: 'Un catálogo con filas.',
    table: schemas('catalogos', 'CatalogoItem:'),
    seenBy: ['CatalogoItem.id', 'CatalogoItem.nombre'],
  },
  W9: {
    title: 'Una escritura puede contestarse sin cuerpo',
    shows: 'Una escritura que se contesta con 204: --writes.',
    table: ['src/api/call.ts', 'export function callDone'],
  },
  W10: {
    title: 'Una lectura vacía puede contestarse con 204',
    shows: 'Una lectura que se contesta con 204.',
    table: ['src/api/call.ts', 'emptyStatuses'],
  },
};
