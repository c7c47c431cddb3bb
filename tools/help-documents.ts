/** A part of a help document. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly numbered: boolean; readonly items: readonly string[] }
  /** Lines to fill in by hand: the labels of each row. */
  | { readonly kind: 'fields'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'choices'; readonly label: string; readonly choices: readonly string[] }
  | { readonly kind: 'page' };

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (body: string): Block => ({ kind: 'text', text: body });
const steps = (...items: string[]): Block => ({ kind: 'steps', numbered: true, items });
const list = (...items: string[]): Block => ({ kind: 'steps', numbered: false, items });
const fields = (...rows: string[][]): Block => ({ kind: 'fields', rows });
const choices = (label: string, ...offered: string[]): Block => ({ kind: 'choices', label, choices: offered });
const nextPage: Block = { kind: 'page' };
const yesNo = (label: string): Block => choices(label, 'Sí', 'No');

const signatures = fields(['Firma', 'Lugar y fecha (dd-mm-aaaa)'], ['Nombre en letra de molde', 'Cédula o pasaporte']);

/** The three help documents (specification 1, section 1), named as config.json names them. */
export const helpDocuments: readonly {
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  readonly blocks: readonly Block[];
}[] = [
  {
    file: 'conozca-a-su-cliente.pdf',
    title: 'Conozca a su Cliente',
    subtitle: 'Formulario para personas físicas. Complétalo en letra de molde y adjunta copia del documento de identidad.',
    blocks: [
      heading('1. Datos personales'),
      fields(
        ['Primer nombre', 'Segundo nombre'],
        ['Primer apellido', 'Segundo apellido', 'Apellido de casada'],
        ['Número de documento', 'Vence el (dd-mm-aaaa)', 'Fecha de nacimiento (dd-mm-aaaa)'],
        ['País de nacimiento', 'Nacionalidad', 'País de residencia'],
      ),
      choices('Tipo de documento', 'Cédula', 'Pasaporte', 'Otro'),
      choices('Sexo', 'Femenino', 'Masculino'),
      choices('Estado civil', 'Soltero', 'Casado', 'Unión libre', 'Otro'),
      yesNo('¿Residente en la República Dominicana?'),
      yesNo('¿Residente en los Estados Unidos?'),
      heading('2. Datos de contacto'),
      fields(
        ['Calle y número', 'Edificio, piso y apartamento'],
        ['Sector', 'Municipio', 'Provincia'],
        ['Teléfono', 'Celular', 'Correo electrónico'],
      ),
      heading('3. Ocupación e ingresos'),
      fields(
        ['Profesión u oficio', 'Actividad económica'],
        ['Empresa donde trabaja', 'Cargo', 'Teléfono de la empresa'],
        ['Ingreso mensual promedio', 'Otros ingresos', 'Origen de los otros ingresos'],
      ),
      choices('Origen de los fondos', 'Salario', 'Negocio propio', 'Rentas', 'Otro'),
      nextPage,
      heading('4. Persona políticamente expuesta'),
      text(
        'Es persona políticamente expuesta quien desempeña, o ha desempeñado en los últimos tres años, una función pública destacada, así como sus parientes cercanos y asociados.',
      ),
      yesNo('¿Eres persona políticamente expuesta?'),
      yesNo('¿Lo es un pariente cercano o asociado?'),
      fields(['Nombre de la persona', 'Cargo', 'Parentesco o relación']),
      heading('5. Referencias'),
      fields(['Nombre', 'Relación', 'Teléfono'], ['Nombre', 'Relación', 'Teléfono']),
      heading('6. Declaración'),
      text(
        'Declaro que los datos de este formulario son correctos y verídicos, que los fondos con los que pago mis primas provienen de actividades lícitas, y autorizo a la aseguradora a verificarlos y a conservarlos conforme a la ley.',
      ),
      signatures,
      heading('Para uso del intermediario'),
      fields(['Nombre del intermediario', 'Código', 'Firma']),
    ],
  },
  {
    file: 'reporte-rotura-de-cristales.pdf',
    title: 'Reporte de rotura de cristales',
    subtitle: 'Proceso para reclamar la rotura de un cristal de un vehículo asegurado.',
    blocks: [
      heading('Antes de empezar'),
      list(
        'La póliza debe estar vigente y al día en sus pagos, y el plan debe incluir la cobertura de rotura de cristales.',
        'El vehículo no debe repararse antes de la inspección, salvo que sea peligroso conducirlo.',
        'Reporta la rotura dentro de los cinco días siguientes.',
      ),
      heading('Qué necesitas'),
      list(
        'Cédula del asegurado y licencia de conducir vigente de quien conducía.',
        'Matrícula del vehículo y número de la póliza.',
        'Fotos del cristal roto, de la placa y del vehículo completo.',
        'Acta policial, solo si la rotura fue por robo, vandalismo o accidente con otro vehículo.',
      ),
      heading('Pasos'),
      steps(
        'Reporta la rotura en el portal, en Siniestro, Notificaciones, o por medio de tu intermediario.',
        'Anota el número de notificación: con él se sigue el caso.',
        'Lleva el vehículo a la inspección, en un centro autorizado o en la fecha acordada.',
        'La aseguradora confirma la cobertura y el deducible que te corresponde, por lo general en dos días laborables.',
        'El taller autorizado pide el cristal y te da una cita para instalarlo.',
        'Al retirar el vehículo, paga el deducible al taller y firma la conformidad.',
      ),
      heading('Qué no cubre'),
      list(
        'Rayas o desgaste del cristal, y láminas o tintes que no estén declarados en la póliza.',
        'Espejos y luces, salvo que la póliza los incluya de forma expresa.',
        'Roturas anteriores a la vigencia de la póliza.',
      ),
      nextPage,
      heading('Datos del reporte'),
      fields(
        ['Asegurado', 'Cédula o RNC', 'Número de póliza'],
        ['Marca y modelo', 'Año', 'Placa', 'Chasis'],
        ['Fecha de la rotura (dd-mm-aaaa)', 'Lugar'],
      ),
      choices('Cristal', 'Delantero', 'Trasero', 'Lateral', 'Techo'),
      fields(['Cómo ocurrió'], [''], ['']),
      signatures,
    ],
  },
  {
    file: 'declaracion-de-reclamacion-de-vehiculo.pdf',
    title: 'Declaración de reclamación de vehículo',
    subtitle: 'Formulario para declarar un accidente, robo o daño de un vehículo asegurado.',
    blocks: [
      heading('1. Póliza y asegurado'),
      fields(['Nombre o razón social', 'Cédula o RNC', 'Número de póliza'], ['Dirección', 'Teléfono', 'Correo electrónico']),
      heading('2. Vehículo asegurado'),
      fields(['Marca', 'Modelo', 'Año', 'Color'], ['Placa', 'Chasis', 'Uso del vehículo']),
      heading('3. Conductor'),
      fields(
        ['Nombre', 'Cédula o pasaporte', 'Parentesco con el asegurado'],
        ['Número de licencia', 'Categoría', 'Vence el (dd-mm-aaaa)'],
      ),
      heading('4. Qué ocurrió'),
      choices('Tipo de reclamación', 'Colisión', 'Vuelco', 'Robo', 'Incendio', 'Otro'),
      fields(['Fecha (dd-mm-aaaa)', 'Hora', 'Lugar exacto'], ['Velocidad aproximada', 'Estado de la vía']),
      yesNo('¿Intervino la policía o la DIGESETT?'),
      fields(['Número de acta', 'Destacamento'], ['Relato de los hechos'], [''], [''], ['']),
      nextPage,
      heading('5. Otros vehículos y personas'),
      fields(
        ['Conductor del otro vehículo', 'Cédula', 'Teléfono'],
        ['Marca y modelo', 'Placa', 'Aseguradora y póliza'],
        ['Daños visibles del vehículo asegurado'],
        ['Daños visibles del otro vehículo o de la propiedad'],
      ),
      yesNo('¿Hubo personas lesionadas?'),
      fields(['Nombre de la persona lesionada', 'Teléfono', 'Centro médico'], ['Testigo', 'Teléfono']),
      heading('6. Documentos que acompañan la declaración'),
      list(
        'Copia de la cédula del asegurado y de la licencia del conductor.',
        'Copia de la matrícula y del marbete del seguro.',
        'Acta policial y cotización de la reparación.',
      ),
      heading('7. Declaración'),
      text(
        'Declaro que lo dicho en este formulario es cierto y completo. Entiendo que una declaración falsa o incompleta puede liberar a la aseguradora de su obligación, y autorizo a inspeccionar el vehículo y a pedir los informes del caso.',
      ),
      signatures,
    ],
  },
];
