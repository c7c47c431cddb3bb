import type { DatabaseSync } from 'node:sqlite';
import { MARCAS, SECTORES } from './data/vehiculos.ts';

interface Campo {
  cdDato: number;
  nombre: string;
  tipo: 'C' | 'N' | 'F' | 'A';
  consecutivo: number;
  tabla?: number;
  requerido?: boolean;
  defecto?: string;
  padre?: number;
}

const MARCA = { cdDato: 250_005, nombre: 'Marca', tipo: 'N', consecutivo: 1, tabla: 250_005, requerido: true } as const;
const MODELO = { ...MARCA, cdDato: 250_006, nombre: 'Modelo', consecutivo: 2, tabla: 250_006, padre: 250_005 } as const;
const ANIO = { cdDato: 250_007, nombre: 'Año', tipo: 'N', consecutivo: 3, requerido: true } as const;
const CHASIS = { cdDato: 250_008, nombre: 'Chasis', tipo: 'A', consecutivo: 4 } as const;
const INSPECCION = { cdDato: 250_009, nombre: 'Fecha de inspección', tipo: 'F', consecutivo: 5 } as const;
const USO = { cdDato: 250_010, nombre: 'Uso comercial', tipo: 'C', consecutivo: 6, defecto: '0' } as const;
const SECTOR = { cdDato: 840_086, nombre: 'Sector', tipo: 'N', consecutivo: 7, tabla: 840_086, requerido: true } as const;
const PLAN = { cdDato: 250_041, nombre: 'Plan', tipo: 'N', consecutivo: 8, tabla: 250_041, requerido: true } as const;
const OPCION = { ...PLAN, cdDato: 250_002, nombre: 'Opción del plan', consecutivo: 9, tabla: 250_002, padre: 250_041 } as const;
const COBERTURAS = [
  'Daños a la propiedad ajena',
  'Lesiones a una persona',
  'Lesiones a más de una persona',
  'Fianza judicial',
].map((nombre, index) => ({ cdDato: 250_031 + index, nombre, tipo: 'N', consecutivo: 10 + index, requerido: true }) as const);
const PLACA = { cdDato: 250_011, nombre: 'Placa', tipo: 'A', consecutivo: 14 } as const;
const COLOR = { cdDato: 250_012, nombre: 'Color', tipo: 'N', consecutivo: 15, tabla: 250_012 } as const;
const MATRICULA = { cdDato: 250_013, nombre: 'Fecha de matrícula', tipo: 'F', consecutivo: 16 } as const;
const GPS = { cdDato: 250_014, nombre: 'Dispositivo de rastreo', tipo: 'C', consecutivo: 17, defecto: '0' } as const;

/** Products: area, commission in hundredths of a per cent, fields of quote (1) and issuance (2). */
const PRODUCTOS: readonly {
  id: number;
  nombre: string;
  ramo: number;
  comision: number;
  campos: Record<1 | 2, readonly Campo[]>;
}[] = [
  {
    id: 1201,
    nombre: 'Accidentes personales',
    ramo: 12,
    comision: 2000,
    campos: {
      1: [
        { cdDato: 120_001, nombre: 'Suma asegurada', tipo: 'N', consecutivo: 1, requerido: true },
        { cdDato: 120_002, nombre: 'Ocupación', tipo: 'A', consecutivo: 2 },
      ],
      2: [{ cdDato: 120_003, nombre: 'Beneficiario', tipo: 'A', consecutivo: 3 }],
    },
  },
  {
    id: 2501,
    nombre: 'Vehículo de motor completo',
    ramo: 25,
    comision: 1200,
    campos: {
      1: [MARCA, MODELO, ANIO, CHASIS, INSPECCION, USO, SECTOR, PLAN, OPCION, ...COBERTURAS],
      2: [{ ...CHASIS, requerido: true }, PLACA, COLOR, MATRICULA, GPS],
    },
  },
  {
    id: 2502,
    nombre: 'Vehículo de motor ley 146-02',
    ramo: 25,
    comision: 1000,
    campos: {
      1: [MARCA, MODELO, ANIO, CHASIS, USO, SECTOR, PLAN, OPCION, ...COBERTURAS],
      2: [{ ...CHASIS, requerido: true }, PLACA, COLOR],
    },
  },
  {
    id: 2503,
    nombre: 'Motocicleta ley 146-02',
    ramo: 25,
    comision: 1000,
    campos: { 1: [ANIO, CHASIS, USO, SECTOR], 2: [{ ...CHASIS, requerido: true }, PLACA] },
  },
  {
    id: 3001,
    nombre: 'Incendio y líneas aliadas',
    ramo: 30,
    comision: 1500,
    campos: {
      1: [
        { cdDato: 300_001, nombre: 'Suma asegurada', tipo: 'N', consecutivo: 1, requerido: true },
        { cdDato: 300_002, nombre: 'Tipo de construcción', tipo: 'N', consecutivo: 2, tabla: 300_002, requerido: true },
        { cdDato: 300_003, nombre: 'Sistema contra incendios', tipo: 'C', consecutivo: 3, defecto: '0' },
        SECTOR,
      ],
      2: [{ cdDato: 300_004, nombre: 'Dirección del riesgo', tipo: 'A', consecutivo: 8, requerido: true }],
    },
  },
];

/** Products of the intermediaries' web page (channel 9); the counter (1) sells all. */
const CANALES: Readonly<Record<number, readonly number[]>> = { 1: [1201, 2501, 2502, 2503, 3001], 9: [2501, 2502, 2503, 3001] };

const TABLAS: Readonly<Record<number, string>> = {
  250002: 'Opciones del plan',
  250005: 'Marcas',
  250006: 'Modelos',
  250012: 'Colores',
  250041: 'Planes',
  300002: 'Tipos de construcción',
  840086: 'Sectores',
};
const PLANES = ['Plan Básico', 'Plan Plus', 'Plan Premium'] as const;
const COLORES = ['Blanco', 'Negro', 'Gris', 'Plateado', 'Rojo', 'Azul', 'Verde', 'Dorado', 'Marrón'] as const;
const CONSTRUCCIONES = ['Concreto armado', 'Bloques y zinc', 'Mixta', 'Madera'] as const;
/** Limits of the third coverage in pesos, by plan and option; the other limits are half of it. */
const LIMITES = [
  [200_000, 500_000],
  [1_000_000, 2_000_000, 3_000_000],
  [2_000_000, 5_000_000, 10_000_000],
] as const;
const MONEDAS = [
  { id: 1, nombre: 'pesos', divisor: 1 },
  { id: 2, nombre: 'dólares', divisor: 50 },
] as const;

/** Fills products, their technical fields, the lookup tables and the rate rows of the plans. */
export function seedProductos(db: DatabaseSync): void {
  seedTablas(db);
  const producto = db.prepare('INSERT INTO producto (id, nombre, id_ramo, comision) VALUES (?, ?, ?, ?)');
  for (const { id, nombre, ramo, comision, campos } of PRODUCTOS) {
    producto.run(id, nombre, ramo, comision);
    seedCampos(db, id, 1, campos[1]);
    seedCampos(db, id, 2, campos[2]);
  }
  const canal = db.prepare('INSERT INTO producto_canal (canal, id_producto) VALUES (?, ?)');
  for (const [id, productos] of Object.entries(CANALES)) for (const one of productos) canal.run(Number(id), one);
  seedTarifas(db, 2501, 1);
  seedTarifas(db, 2502, 5);
}

function seedCampos(db: DatabaseSync, idProducto: number, contexto: number, campos: readonly Campo[]): void {
  const insert = db.prepare(
    `INSERT INTO campo (id_producto, contexto, cd_dato, de_dato, tp_dato, cd_tabla, requerido, valor_defecto, nu_consecutivo)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const dependencia = db.prepare(
    'INSERT INTO campo_dependencia (id_producto, contexto, cd_dato, orden, cd_padre, parametro) VALUES (?, ?, ?, 1, ?, ?)',
  );
  for (const { cdDato, nombre, tipo, tabla = null, requerido = false, defecto = null, consecutivo, padre } of campos) {
    insert.run(idProducto, contexto, cdDato, nombre, tipo, tabla, requerido ? 1 : 0, defecto, consecutivo);
    if (padre !== undefined) dependencia.run(idProducto, contexto, cdDato, padre, 'valorDato1');
  }
}

function seedTablas(db: DatabaseSync): void {
  const tabla = db.prepare('INSERT INTO tabla (id, nombre) VALUES (?, ?)');
  for (const [id, nombre] of Object.entries(TABLAS)) tabla.run(Number(id), nombre);
  const fila = db.prepare('INSERT INTO tabla_fila (id_tabla, orden, id, nombre, valor_dato1) VALUES (?, ?, ?, ?, ?)');
  const simple = (id: number, nombres: readonly string[]): void => {
    for (const [index, nombre] of nombres.entries()) fila.run(id, index + 1, index + 1, nombre, null);
  };
  simple(250_041, PLANES);
  simple(250_012, COLORES);
  simple(300_002, CONSTRUCCIONES);
  simple(840_086, SECTORES);
  for (const [index, [marca, nombre, primero, modelos]] of MARCAS.entries()) {
    fila.run(250_005, index + 1, marca, nombre, null);
    for (const [place, modelo] of modelos.entries()) fila.run(250_006, primero + place, primero + place, modelo, String(marca));
  }
  for (const [index, opciones] of LIMITES.entries()) {
    for (const option of opciones.keys()) {
      fila.run(250_002, index * 10 + option, option + 1, `Opción ${option + 1}`, String(index + 1));
    }
  }
}

/** Rate rows of a product whose limits are `share` times smaller than full cover. */
export function seedTarifas(db: DatabaseSync, idProducto: number, share: number): void {
  const insert = db.prepare(
    `INSERT INTO plan_tarifa (id, id_producto, id_plan, nombre, opcion, id_moneda, valor_dato3, valor_dato4, valor_dato5, valor_dato6)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [index, opciones] of LIMITES.entries()) {
    let id = (index + 1) * 10;
    for (const { id: idMoneda, nombre, divisor } of MONEDAS) {
      for (const [option, limit] of opciones.entries()) {
        const whole = limit / divisor / share;
        const [all, half] = [String(whole), String(whole / 2)];
        id += 1;
        const label = `${PLANES[index]}, opción ${option + 1}, ${nombre}`;
        insert.run(id, idProducto, index + 1, label, option + 1, idMoneda, half, half, all, half);
      }
    }
  }
}
