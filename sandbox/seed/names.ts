import type { Random } from './random.ts';

const MUJERES = [
  ...(['Yokasta', 'Altagracia', 'María', 'Mercedes', 'Carmen', 'Rosa', 'Ana', 'Milagros', 'Dulce', 'Yesenia', 'Wendy'] as const),
  ...(['Rosanna', 'Inés', 'Belkis', 'Josefina', 'Yudelka', 'Massiel', 'Noemí', 'Ángela', 'Lucía', 'Sofía', 'Ivelisse'] as const),
  ...(['Esperanza', 'Francisca', 'Martina', 'Raquel', 'Mónica', 'Verónica', 'Aracelis', 'Begoña', 'Ruth', 'Nidia'] as const),
] as const;
const HOMBRES = [
  ...(['Ramón', 'José', 'Juan', 'Rafael', 'Luis', 'Francisco', 'Pedro', 'Miguel', 'Manuel', 'Wilson', 'Starlin'] as const),
  ...(['Andrés', 'Ángel', 'Víctor', 'Héctor', 'Julio', 'César', 'Domingo', 'Félix', 'Óscar', 'Raúl', 'Iván', 'Joaquín'] as const),
  ...(['Nelson', 'Rubén', 'Tomás', 'Wander', 'Yunior', 'Leonel', 'Fausto', 'Radhamés', 'Ñico', 'Bienvenido'] as const),
] as const;
const APELLIDOS = [
  ...(['Rosario', 'Méndez', 'Peña', 'Alcántara', 'Rodríguez', 'Pérez', 'Martínez', 'García', 'Núñez', 'Jiménez'] as const),
  ...([
    'de la Cruz',
    'de los Santos',
    'del Rosario',
    'Encarnación',
    'Familia',
    'Polanco',
    'Ureña',
    'Tavárez',
    'Liriano',
  ] as const),
  ...(['Báez', 'Castillo', 'Reynoso', 'Santana', 'Guzmán', 'Mejía', 'Taveras', 'Ozuna', 'Disla', 'Espinal', 'Montás'] as const),
  ...(["D'Óleo", "D'Aza", 'Marte', 'Figuereo', 'Cabrera', 'Muñoz', 'Bautista', 'Féliz', 'Paulino', 'Hernández'] as const),
  ...(['Almonte', 'Burgos', 'Vargas', 'Ventura', 'Abreu', 'Acosta', 'Brito', 'Cáceres', 'Germosén', 'Ñañez'] as const),
] as const;
const NOMBRES_LARGOS = [
  'María Altagracia del Corazón de Jesús Encarnación de los Santos viuda Montás',
  'José Francisco de la Concepción Fernández de Castro y Rodríguez-Villalona',
  'Ana Mercedes Guadalupe de la Altagracia Henríquez Ureña de Pérez-Cabral',
] as const;
const GIROS = [
  ...(['Ferretería', 'Colmado', 'Farmacia', 'Constructora', 'Transporte', 'Inversiones', 'Agropecuaria', 'Panadería'] as const),
  ...(['Clínica', 'Distribuidora', 'Importadora', 'Repuestos', 'Óptica', 'Librería', 'Hotel', 'Taller', 'Cafetería'] as const),
] as const;
const RAZONES = [
  ...(['El Faro', 'Quisqueya', 'La Altagracia', 'del Cibao', 'Ozama', 'Tres Ojos', 'El Conde', 'Los Mameyes', 'Yaque'] as const),
  ...([
    'Duarte',
    'San Miguel',
    'Caribe Azul',
    'La Española',
    'Peña & Hijos',
    'Núñez Hermanos',
    'El Almirante',
    "D'Gala",
  ] as const),
  ...(['Las Américas', 'Punta Caucedo', 'Monte Plata', 'Valle Nuevo', 'Bahía', 'Ámbar', 'Larimar', 'La Ñoñería'] as const),
] as const;
const FORMAS = ['SRL', 'SRL', 'SRL', 'SA', 'SAS', 'EIRL', 'C. por A.'] as const;
const ORGANISMOS = [
  ...(['Ayuntamiento Municipal de', 'Hospital Provincial de', 'Gobernación Provincial de', 'Distrito Educativo de'] as const),
  ...(['Cuerpo de Bomberos de', 'Junta Distrital de', 'Biblioteca Pública de', 'Defensa Civil de'] as const),
] as const;
const ESPECIALES = ['Fundación', 'Asociación de Padres de', 'Cooperativa', 'Zona Franca', 'Iglesia', 'Club Deportivo'] as const;
const LUGARES = [
  ...(['Baní', 'Azua', 'Higüey', 'La Vega', 'Moca', 'Bonao', 'San Cristóbal', 'San Pedro de Macorís', 'Samaná'] as const),
  ...(['Nagua', 'Montecristi', 'Dajabón', 'Barahona', 'Jimaní', 'Constanza', 'Jarabacoa', 'Puerto Plata', 'Sosúa'] as const),
] as const;

/** Full name of a person: one or two names and two surnames, rarely a very long one. */
export function personName(random: Random): string {
  if (random.chance(0.004)) return random.pick(NOMBRES_LARGOS);
  const names = random.chance(0.5) ? MUJERES : HOMBRES;
  const first = random.pick(names);
  const second = random.chance(0.45) ? random.pick(names) : first;
  const given = second === first ? first : `${first} ${second}`;
  return `${given} ${random.pick(APELLIDOS)} ${random.pick(APELLIDOS)}`;
}

/** Name of a company with its legal form. */
export function companyName(random: Random): string {
  const place = random.chance(0.3) ? ` de ${random.pick(LUGARES)}` : '';
  return `${random.pick(GIROS)} ${random.pick(RAZONES)}${place}, ${random.pick(FORMAS)}`;
}

/** Name of a public body. */
export function publicBodyName(random: Random): string {
  return `${random.pick(ORGANISMOS)} ${random.pick(LUGARES)}`;
}

/** Name of an entity with a special tax regime. */
export function specialRegimeName(random: Random): string {
  return `${random.pick(ESPECIALES)} ${random.pick(RAZONES)} de ${random.pick(LUGARES)}`;
}

/** Parts of a person's name, as in forms. */
export interface NameParts {
  primerNombre: string;
  segundoNombre: string | null;
  primerApellido: string;
  segundoApellido: string | null;
}

const NOMBRES: ReadonlySet<string> = new Set([...MUJERES, ...HOMBRES]);
const DAMAS: ReadonlySet<string> = new Set(MUJERES);
/** Names that {@link nameParts} can't split by its rule. */
const PARTES_LARGAS: Readonly<Record<(typeof NOMBRES_LARGOS)[number], NameParts>> = {
  'María Altagracia del Corazón de Jesús Encarnación de los Santos viuda Montás': {
    primerNombre: 'María',
    segundoNombre: 'Altagracia del Corazón de Jesús',
    primerApellido: 'Encarnación',
    segundoApellido: 'de los Santos viuda Montás',
  },
  'José Francisco de la Concepción Fernández de Castro y Rodríguez-Villalona': {
    primerNombre: 'José',
    segundoNombre: 'Francisco de la Concepción',
    primerApellido: 'Fernández de Castro',
    segundoApellido: 'y Rodríguez-Villalona',
  },
  'Ana Mercedes Guadalupe de la Altagracia Henríquez Ureña de Pérez-Cabral': {
    primerNombre: 'Ana',
    segundoNombre: 'Mercedes Guadalupe de la Altagracia',
    primerApellido: 'Henríquez Ureña',
    segundoApellido: 'de Pérez-Cabral',
  },
};

/** Splits a name of `personName`; names and surnames share no word, so the split is unique. */
export function nameParts(name: string): NameParts {
  const known = Object.entries(PARTES_LARGAS).find(([long]) => long === name)?.[1];
  if (known) return known;
  const [first = '', second = '', ...rest] = name.split(' ');
  const double = NOMBRES.has(second);
  const surnames = double ? rest.join(' ') : [second, ...rest].join(' ');
  const primerApellido = APELLIDOS.find((one) => surnames.startsWith(`${one} `)) ?? surnames;
  const segundoApellido = surnames.slice(primerApellido.length + 1) || null;
  return { primerNombre: first, segundoNombre: double ? second : null, primerApellido, segundoApellido };
}

/** Whether a first name of `personName` is a woman's. */
export function isWoman(primerNombre: string): boolean {
  return DAMAS.has(primerNombre);
}
