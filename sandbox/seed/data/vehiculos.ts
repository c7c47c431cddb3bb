/**
 * Makes driven in the country, with their models. Toyota is 12 and its Corolla 340: the contract's
 * example quote.
 */
export const MARCAS: readonly (readonly [id: number, nombre: string, primerModelo: number, modelos: readonly string[]])[] = [
  [1, 'Audi', 100, ['A3', 'A4', 'Q3', 'Q5', 'Q7']],
  [2, 'BMW', 120, ['Serie 3', 'Serie 5', 'X1', 'X3', 'X5']],
  [3, 'Chevrolet', 140, ['Aveo', 'Captiva', 'Colorado', 'Spark', 'Tahoe', 'Tracker', 'Trax']],
  [4, 'Daihatsu', 160, ['Hijet', 'Mira', 'Terios']],
  [5, 'Ford', 180, ['EcoSport', 'Edge', 'Escape', 'Explorer', 'F-150', 'Ranger']],
  [6, 'Honda', 200, ['Accord', 'Civic', 'CR-V', 'Fit', 'HR-V', 'Pilot']],
  [7, 'Hyundai', 220, ['Accent', 'Cantus', 'Grand i10', 'Santa Fe', 'Sonata', 'Tucson']],
  [8, 'Isuzu', 240, ['D-Max', 'MU-X', 'NPR']],
  [9, 'Kia', 260, ['K5', 'Picanto', 'Rio', 'Seltos', 'Sorento', 'Sportage']],
  [10, 'Mazda', 280, ['BT-50', 'CX-30', 'CX-5', 'CX-9', 'Mazda 3']],
  [11, 'Nissan', 300, ['Frontier', 'Kicks', 'Pathfinder', 'Sentra', 'Versa', 'X-Trail']],
  [12, 'Toyota', 340, ['Corolla', 'RAV4', 'Hilux', 'Agya', 'Camry', 'Fortuner', 'Highlander', 'Land Cruiser', 'Yaris']],
  [13, 'Jeep', 360, ['Cherokee', 'Compass', 'Renegade', 'Wrangler']],
  [14, 'Lexus', 380, ['ES', 'GX', 'NX', 'RX']],
  [15, 'Mercedes-Benz', 400, ['Clase C', 'Clase E', 'GLC', 'GLE', 'Sprinter']],
  [16, 'Mitsubishi', 420, ['ASX', 'L200', 'Lancer', 'Montero', 'Outlander']],
  [17, 'Peugeot', 440, ['2008', '3008', 'Partner']],
  [18, 'Suzuki', 460, ['Alto', 'Celerio', 'Grand Vitara', 'Jimny', 'Swift', 'Vitara']],
  [19, 'Volkswagen', 480, ['Amarok', 'Jetta', 'Polo', 'Tiguan']],
  [20, 'Volvo', 500, ['S60', 'XC40', 'XC60', 'XC90']],
];

/** Sectors by zone of the toy tariff: 1 to 10, 11 to 20, beyond. */
export const SECTORES = [
  ...([
    'Gascue',
    'Bella Vista',
    'Piantini',
    'Naco',
    'Evaristo Morales',
    'Los Cacicazgos',
    'Arroyo Hondo',
    'Zona Colonial',
  ] as const),
  ...([
    'Mirador Sur',
    'El Millón',
    'Alma Rosa',
    'Ensanche Ozama',
    'Los Mina',
    'Herrera',
    'Los Alcarrizos',
    'Villa Mella',
  ] as const),
  ...([
    'Boca Chica',
    'San Isidro',
    'Manoguayabo',
    'Los Ríos',
    'Santiago centro',
    'Los Jardines',
    'Gurabo',
    'Cienfuegos',
  ] as const),
  ...(['La Romana', 'Higüey', 'San Francisco', 'Puerto Plata', 'La Vega', 'Baní', 'San Cristóbal', 'Barahona'] as const),
] as const;
