import type { ClienteTyped } from './wizard-page.ts';

/** The least that a client needs, as a person types it: natural, with a cédula of its own. */
export const ana: ClienteTyped = {
  basicos: {
    'Tipo de persona': 'Natural',
    País: 'República Dominicana',
    'Tipo de documento': 'Cédula',
    'Número de documento': '402-2154903-9',
    'Fecha de vencimiento del documento': '31-12-2030',
    'Fecha de nacimiento': '29-02-1984',
    'Primer nombre': 'Ana',
    'Primer apellido': 'Núñez',
    Sexo: 'Femenino',
    'Estado civil': 'Soltero',
    'País de nacimiento': 'República Dominicana',
    Nacionalidad: 'Dominicana',
  },
  telefonos: [
    {
      'Tipo de teléfono': 'Celular',
      País: 'DO +1 (República Dominicana)',
      'Código de área': '809',
      Número: '555-0147',
      'Estatus del teléfono': 'Activo',
    },
  ],
  correos: [{ 'Correo electrónico': 'ana@ejemplo.do', 'Tipo de envío': 'Personal', 'Estatus del correo': 'Activo' }],
  direcciones: [
    {
      'Tipo de dirección': 'Residencial',
      País: 'República Dominicana',
      Provincia: 'Distrito Nacional',
      Municipio: 'Santo Domingo de Guzmán',
      Ciudad: 'Santo Domingo',
      Sector: 'Piantini',
      Calle: 'Av. Bolívar',
      'Estatus de la dirección': 'Activo',
      'Tipo de vivienda': 'Apartamento',
      'Número o nombre': '54',
      Cobro: 'Sí',
    },
  ],
  financieros: { 'Actividad económica': 'Comercio al por menor', 'Oficio de riesgo': 'Oficina' },
  domicilios: [],
};
