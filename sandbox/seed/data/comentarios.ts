/** Answers of the insurer, with a ticketing service's ordinary formatting and the same as text. */
export const RESPUESTAS: readonly (readonly [html: string, texto: string])[] = [
  [
    '<p>Buenas tardes. Hemos recibido su solicitud y la estamos <strong>validando</strong> con el área técnica.</p>',
    'Buenas tardes. Hemos recibido su solicitud y la estamos validando con el área técnica.',
  ],
  [
    '<p>Para continuar necesitamos:</p><ul><li><strong>Copia de la cédula</strong> del asegurado</li><li>Carta firmada</li><li>Copia de la matrícula</li></ul>',
    'Para continuar necesitamos: copia de la cédula del asegurado, carta firmada y copia de la matrícula.',
  ],
  [
    '<p>Los pasos son:</p><ol><li>Completar el <a href="https://www.ejemplo.do/formularios/endoso">formulario de endoso</a>.</li><li>Enviarlo firmado por este medio.</li><li>Esperar la confirmación.</li></ol>',
    'Los pasos son: completar el formulario de endoso, enviarlo firmado por este medio y esperar la confirmación.',
  ],
  [
    '<blockquote><p>¿Cuándo se aplica el pago del día 15?</p></blockquote><p>El pago fue aplicado <em>ayer</em>; el recibo aparece saldado.</p>',
    '> ¿Cuándo se aplica el pago del día 15?\nEl pago fue aplicado ayer; el recibo aparece saldado.',
  ],
  [
    '<p>Adjuntamos la imagen del comprobante:</p><p><img src="https://archivos.ejemplo.do/comprobantes/recibo.png" alt="Comprobante de pago" width="320"></p>',
    'Adjuntamos la imagen del comprobante.',
  ],
  [
    '<h3>Resumen del caso</h3><table><thead><tr><th>Recibo</th><th>Monto</th></tr></thead><tbody><tr><td>15321</td><td>RD$ 8,250.50</td></tr><tr><td>15322</td><td>RD$ 8,250.50</td></tr></tbody></table><p>Quedamos atentos.</p>',
    'Resumen del caso: recibos 15321 y 15322, RD$ 8,250.50 cada uno. Quedamos atentos.',
  ],
  [
    '<p>Estimado intermediario:<br>le informamos que el endoso fue <u>emitido</u>. Puede descargarlo en <a href="https://www.ejemplo.do/portal" target="_blank">el portal</a>.</p><hr><p><small>Este mensaje es confidencial.</small></p>',
    'Estimado intermediario: le informamos que el endoso fue emitido. Puede descargarlo en el portal. Este mensaje es confidencial.',
  ],
  [
    '<p>El código de referencia es <code>END-2291</code>. ¡Gracias por escribirnos!</p>',
    'El código de referencia es END-2291. ¡Gracias por escribirnos!',
  ],
];

/** Messages of an intermediary, as plain text. */
export const MENSAJES = [
  'Buenos días, ¿hay alguna novedad sobre este caso?',
  'Adjunto los documentos que solicitaron.',
  'El cliente necesita la respuesta antes del viernes.',
  'Muchas gracias por la ayuda.\nQuedo a la espera de la confirmación.',
  'El monto no coincide: el recibo dice "RD$ 8,250.50" & el estado de cuenta dice otra cosa.',
  'Por favor confirmar si la prima < RD$ 10,000 lleva inspección.',
  'Hoy mismo envío los dos documentos.',
] as const;

/** Subjects by request type. */
export const ASUNTOS: Readonly<Record<number, readonly [string, ...string[]]>> = {
  1: ['Incluir conductor en la póliza', 'Cambio de vehículo asegurado', 'Cancelación de póliza a solicitud del cliente'],
  2: ['Recibo duplicado', 'Pago no aplicado', 'Cambio a débito automático', 'Devolución de prima pendiente'],
  3: ['Estatus de reclamación', 'Entrega de documentos del siniestro', 'Inconformidad con el monto del ajuste'],
  4: ['Carta de endoso para el banco', 'Solicitud de marbete', 'Copia de póliza'],
  5: ['Comisión no pagada', 'Carta de retención del año pasado'],
};
