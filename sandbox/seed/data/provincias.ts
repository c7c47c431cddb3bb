/** A Dominican province: its municipalities, and cities besides their seats. */
export interface Provincia {
  nombre: string;
  municipios: readonly string[];
  otras: readonly string[];
}

/**
 * The 32 provinces in the order of the National Statistics Office, whose code is the id, with their
 * 158 municipalities, the head first; other cities follow the bar.
 */
const TABLE = `
Distrito Nacional: Santo Domingo de Guzmán
Azua: Azua de Compostela, Estebanía, Guayabal, Las Charcas, Las Yayas de Viajama, Padre Las Casas, Peralta, Pueblo Viejo, Sabana Yegua, Tábara Arriba
Baoruco: Neiba, Galván, Los Ríos, Tamayo, Villa Jaragua
Barahona: Santa Cruz de Barahona, Cabral, El Peñón, Enriquillo, Fundación, Jaquimeyes, La Ciénaga, Las Salinas, Paraíso, Polo, Vicente Noble
Dajabón: Dajabón, El Pino, Loma de Cabrera, Partido, Restauración
Duarte: San Francisco de Macorís, Arenoso, Castillo, Eugenio María de Hostos, Las Guáranas, Pimentel, Villa Riva
Elías Piña: Comendador, Bánica, El Llano, Hondo Valle, Juan Santiago, Pedro Santana
El Seibo: Santa Cruz de El Seibo, Miches
Espaillat: Moca, Cayetano Germosén, Gaspar Hernández, Jamao al Norte, San Víctor
Independencia: Jimaní, Cristóbal, Duvergé, La Descubierta, Mella, Postrer Río
La Altagracia: Salvaleón de Higüey, San Rafael del Yuma | Punta Cana, Bávaro, Bayahíbe
La Romana: La Romana, Guaymate, Villa Hermosa
La Vega: Concepción de La Vega, Constanza, Jarabacoa, Jima Abajo
María Trinidad Sánchez: Nagua, Cabrera, El Factor, Río San Juan
Monte Cristi: San Fernando de Monte Cristi, Castañuelas, Guayubín, Las Matas de Santa Cruz, Pepillo Salcedo, Villa Vásquez
Pedernales: Pedernales, Oviedo
Peravia: Baní, Matanzas, Nizao
Puerto Plata: San Felipe de Puerto Plata, Altamira, Guananico, Imbert, Los Hidalgos, Luperón, Sosúa, Villa Isabela, Villa Montellano | Cabarete
Hermanas Mirabal: Salcedo, Tenares, Villa Tapia
Samaná: Santa Bárbara de Samaná, Las Terrenas, Sánchez | Las Galeras
San Cristóbal: San Cristóbal, Bajos de Haina, Cambita Garabitos, Los Cacaos, Sabana Grande de Palenque, San Gregorio de Nigua, Villa Altagracia, Yaguate
San Juan: San Juan de la Maguana, Bohechío, El Cercado, Juan de Herrera, Las Matas de Farfán, Vallejuelo
San Pedro de Macorís: San Pedro de Macorís, Consuelo, Guayacanes, Quisqueya, Ramón Santana, San José de los Llanos | Juan Dolio
Sánchez Ramírez: Cotuí, Cevicos, Fantino, La Mata
Santiago: Santiago de los Caballeros, Baitoa, Bisonó, Jánico, Licey al Medio, Puñal, Sabana Iglesia, San José de las Matas, Tamboril, Villa González
Santiago Rodríguez: San Ignacio de Sabaneta, Los Almácigos, Monción
Valverde: Mao, Esperanza, Laguna Salada
Monseñor Nouel: Bonao, Maimón, Piedra Blanca
Monte Plata: Monte Plata, Bayaguana, Peralvillo, Sabana Grande de Boyá, Yamasá
Hato Mayor: Hato Mayor del Rey, El Valle, Sabana de la Mar
San José de Ocoa: San José de Ocoa, Rancho Arriba, Sabana Larga
Santo Domingo: Santo Domingo Este, Boca Chica, Los Alcarrizos, Pedro Brand, San Antonio de Guerra, Santo Domingo Norte, Santo Domingo Oeste | Villa Mella
`;

/** Provinces of the country; the position is the id. */
export const PROVINCIAS: readonly Provincia[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [nombre = '', rest = ''] = line.split(': ');
    const [municipios = '', otras = ''] = rest.split(' | ');
    return { nombre, municipios: municipios.split(', '), otras: otras === '' ? [] : otras.split(', ') };
  });

/** Common names of seats whose municipality has a longer official name. */
export const CIUDADES: Readonly<Record<string, string>> = {
  'Santo Domingo de Guzmán': 'Santo Domingo',
  'Azua de Compostela': 'Azua',
  'Santa Cruz de Barahona': 'Barahona',
  'Santa Cruz de El Seibo': 'El Seibo',
  'Salvaleón de Higüey': 'Higüey',
  'Concepción de La Vega': 'La Vega',
  'San Fernando de Monte Cristi': 'Montecristi',
  'San Felipe de Puerto Plata': 'Puerto Plata',
  'Santa Bárbara de Samaná': 'Samaná',
  'Santiago de los Caballeros': 'Santiago',
  Bisonó: 'Navarrete',
  'San Ignacio de Sabaneta': 'Sabaneta',
  'Hato Mayor del Rey': 'Hato Mayor',
};

const SECTORES_TABLE = `
Santo Domingo: Gascue, Bella Vista, Piantini, Naco, Ciudad Colonial, Evaristo Morales, Serrallés, Paraíso, La Esperilla, Mirador Sur, Mirador Norte, Los Cacicazgos, El Millón, Quisqueya, La Julia, Renacimiento, Los Ríos, Arroyo Hondo, Altos de Arroyo Hondo, Cuesta Hermosa, Ciudad Nueva, San Carlos, Villa Consuelo, Villa Juana, Villa Francisca, Villas Agrícolas, Cristo Rey, Ensanche La Fe, Ensanche Luperón, Ensanche Espaillat, Ensanche Capotillo, Los Prados, Los Restauradores, Viejo Arroyo Hondo, Jardines del Norte, Honduras, Mata Hambre, Zona Universitaria, El Cacique, Atala, San Gerónimo, Julieta Morales, Los Jardines, La Agustina, Gualey, Simón Bolívar, Mejoramiento Social, María Auxiliadora, La Zurza, Buenos Aires de Herrera, Centro de los Héroes
Santo Domingo Este: Alma Rosa, Ensanche Ozama, Los Mina, Villa Duarte, Los Trinitarios, El Almirante, San Isidro, Invivienda, Villa Faro, Lucerna, Brisas del Este, Mendoza, Cancino, Los Frailes, Hainamosa, Isabelita, Ralma, El Tamarindo, Los Tres Ojos, Corales del Sur, Ciudad Juan Bosch, Maquiteria, Urbanización Italia
Santo Domingo Norte: Villa Mella Centro, Sabana Perdida, Los Guaricanos, Ciudad Modelo, La Victoria, Guanuma, Jacobo Majluta
Santo Domingo Oeste: Herrera, Las Caobas, Manoguayabo, Bayona, Hato Nuevo, Engombe, El Café, Buenos Aires, Las Palmas
Santiago: Los Jardines Metropolitanos, Villa Olga, La Esmeralda, Cerros de Gurabo, Los Pepines, Centro Histórico, Gurabo, Bella Vista, Pueblo Nuevo, La Joya, Ensanche Libertad, Nibaje, Cienfuegos, Los Salados, El Embrujo, La Trinitaria, Las Colinas, Reparto Universitario, Arroyo Hondo, Los Álamos, Villa María, Hato del Yaque, Rincón Largo, Canabacoa
La Romana: Centro, Buena Vista Norte, Buena Vista Sur, Villa Verde, Quisqueya, Casa de Campo, Romana del Oeste, Preconca
San Pedro de Macorís: Centro, Miramar, Villa Velásquez, Placer Bonito, Barrio Lindo, Villa Providencia, Restauración, Los Maestros
Puerto Plata: Centro Histórico, Costambar, Playa Dorada, Los Reyes, Padre Las Casas, Cristo Rey, San Marcos, Torre Alta
La Vega: Centro, Villa Rosa, Palmarito, Las Carolinas, San Miguel, Arenoso, Gamundi, Los Multifamiliares
San Cristóbal: Centro, Madre Vieja Norte, Madre Vieja Sur, Lava Pies, Las Flores, Pueblo Nuevo, Canastica, Villa Fundación
San Francisco de Macorís: Centro, Los Rieles, Pueblo Nuevo, Ventura Grullón, Santa Ana, El Capacito, Urbanización Piña, Hermanas Mirabal
Higüey: Centro, San José, La Florida, Juan Pablo Duarte, Villa Cerro, Los Sotos, Nazaret, Savica
Punta Cana: Punta Cana Village, Cap Cana, Verón, Ciudad del Sol, Pueblo Bávaro
Bávaro: Los Corales, El Cortecito, Cabeza de Toro, Friusa, Cocotal, White Sands, Villa Esmeralda
Bonao: Centro, Los Arroces, Prosperidad, San Pablo, Villa Liberación, Falconbridge
Moca: Centro, Viaducto, Los López, Don Bosco, Nuestra Señora del Rosario, La Isleta
Baní: Centro, Pueblo Abajo, Villa Majega, Santa Rosa, 30 de Mayo, El Maní
Barahona: Centro, Savica, Camboya, Villa Central, Palmarito, Juan Pablo Duarte
San Juan de la Maguana: Centro, Guachupita, Villa Flores, Los Maestros, Cristo Rey, Quijá Quieta
`;

/** Sectors of the largest cities; other cities have SECTORES_COMUNES. */
export const SECTORES: ReadonlyMap<string, readonly string[]> = new Map(
  SECTORES_TABLE.trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [ciudad = '', sectores = ''] = line.split(': ');
      return [ciudad, sectores.split(', ')];
    }),
);

export const SECTORES_COMUNES = ['Centro', 'Pueblo Nuevo', 'Los Maestros', 'La Altagracia', 'Las Flores'] as const;

/** Provinces and cities of countries with many clients; others have only their capital. */
export const EXTRANJERO: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: {
    'Nueva York': ['Nueva York', 'El Bronx', 'Brooklyn', 'Yonkers', 'Haverstraw'],
    Florida: ['Miami', 'Orlando', 'Tampa', 'Hialeah'],
    'Nueva Jersey': ['Paterson', 'Newark', 'Perth Amboy', 'Union City'],
    Massachusetts: ['Boston', 'Lawrence', 'Lynn'],
    'Rhode Island': ['Providence'],
    Pensilvania: ['Filadelfia', 'Reading', 'Hazleton'],
    Connecticut: ['Waterbury', 'Danbury'],
    'Distrito de Columbia': ['Washington D. C.'],
    California: ['Los Ángeles', 'San Francisco'],
    Texas: ['Houston', 'Dallas'],
  },
  ES: {
    Madrid: ['Madrid', 'Alcorcón'],
    Barcelona: ['Barcelona', 'L’Hospitalet de Llobregat'],
    Valencia: ['Valencia'],
    Sevilla: ['Sevilla'],
    Vizcaya: ['Bilbao'],
    'Las Palmas': ['Las Palmas de Gran Canaria'],
  },
  HT: {
    Oeste: ['Puerto Príncipe', 'Pétion-Ville'],
    Norte: ['Cabo Haitiano'],
    Noreste: ['Juana Méndez', 'Fort-Liberté'],
    Artibonito: ['Gonaïves'],
    Centro: ['Hincha', 'Belladère'],
  },
  VE: {
    'Distrito Capital': ['Caracas'],
    Zulia: ['Maracaibo'],
    Carabobo: ['Valencia'],
    Lara: ['Barquisimeto'],
  },
  CO: {
    'Bogotá D. C.': ['Bogotá'],
    Antioquia: ['Medellín'],
    'Valle del Cauca': ['Cali'],
    Bolívar: ['Cartagena de Indias'],
  },
  PR: {
    'San Juan': ['San Juan', 'Santurce', 'Río Piedras'],
    Bayamón: ['Bayamón'],
    Ponce: ['Ponce'],
    Mayagüez: ['Mayagüez'],
  },
  IT: {
    Roma: ['Roma'],
    Milán: ['Milán'],
    Génova: ['Génova', 'La Spezia'],
  },
};
