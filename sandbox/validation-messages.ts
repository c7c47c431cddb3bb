/** A finding of the contract validator: a JSON pointer, an English message and the failed rule. */
export interface ValidationError {
  path: string;
  message: string;
  errorCode?: string;
}

const TYPES: Record<string, string> = {
  integer: 'un número entero',
  number: 'un número',
  string: 'un texto',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};
const MAX_MESSAGES = 20;
const MAX_NAME = 80;

/** Findings as Spanish messages that name the field, without duplicates. */
export function validationMessages(errors: readonly ValidationError[]): string[] {
  return [...new Set(errors.map(toSpanish))].slice(0, MAX_MESSAGES);
}

function toSpanish({ path, message, errorCode = '' }: ValidationError): string {
  const name = fieldName(path);
  const field = name === '' ? 'El cuerpo de la solicitud' : `El campo «${name}»`;
  const [limit = ''] = message.match(/-?\d+(\.\d+)?/) ?? [];
  switch (errorCode.replace('.openapi.validation', '')) {
    case 'type':
      return `${field} debe ser ${typeNames(message)}.`;
    case 'required':
      return name === '' ? 'Falta el cuerpo de la solicitud.' : `Falta el campo «${name}».`;
    case 'additionalProperties':
      return `El campo «${name}» no está permitido.`;
    case 'minLength':
      return limit === '1' ? `${field} no puede estar vacío.` : `${field} debe tener al menos ${limit} caracteres.`;
    case 'maxLength':
      return `${field} no puede tener más de ${limit} caracteres.`;
    case 'minItems':
      return `${field} debe tener al menos ${limit} ${limit === '1' ? 'elemento' : 'elementos'}.`;
    case 'maxItems':
      return `${field} no puede tener más de ${limit} elementos.`;
    case 'minimum':
      return `${field} debe ser mayor o igual que ${limit}.`;
    case 'maximum':
      return `${field} debe ser menor o igual que ${limit}.`;
    case 'enum':
      return `${field} debe ser uno de estos valores: ${message.split(': ')[1] ?? ''}.`;
    case 'format':
    case 'pattern':
      return `${field} no tiene el formato esperado.`;
    default:
      break;
  }
  if (message.startsWith('Unknown query parameter')) return `El parámetro «${name}» no existe en esta consulta.`;
  if (message.startsWith('Empty value found')) return `El parámetro «${name}» está vacío.`;
  if (message.includes('must be url encoded')) return `El parámetro «${name}» tiene caracteres sin codificar.`;
  return name === '' ? 'Revisa los datos enviados.' : `El campo «${name}» no es válido.`;
}

/** `/body/params/0/key` → `params.0.key`; the place (query, body…) is left out. */
function fieldName(path: string): string {
  const name = path.split('/').slice(2).join('.').replaceAll('~1', '/').replaceAll('~0', '~');
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

function typeNames(message: string): string {
  const names = message.replace('must be ', '').split(',');
  return names.map((name) => TYPES[name] ?? name).join(' o ');
}
