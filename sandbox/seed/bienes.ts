import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../days.ts';
import { rows } from '../db/query.ts';
import { LIMITES } from '../services/cotizaciones/risk.ts';
import { readTarifas } from './cotizaciones.ts';
import { personName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { type DatoSembrado, drawRisk, type Tarifa } from './riesgos.ts';

interface Poliza {
  nu: number;
  idProducto: number;
  idMoneda: number;
  feEmision: string;
  /** Chassis of the quoted vehicle; null without a quote or chassis. */
  chasis: string | null;
  cotizada: 0 | 1;
  direccion: string | null;
}

const SEED = 20_261_125;
const CHASIS = { cdDato: 250_008, nuConsecutivo: 4 } as const;
const COMPLETO = 2501;
const LEY = 2502;
const MOTOCICLETA = 2503;
const INCENDIO = 3001;
const OCUPACIONES = [
  'Comerciante',
  'Contadora',
  'Chofer',
  'Ingeniero civil',
  'Maestra',
  'Empleado privado',
  'Enfermera',
] as const;

/**
 * Gives policies without technical values those of an issuance, and of a quote if they have none.
 */
export function seedBienes(db: DatabaseSync): void {
  const tarifas = readTarifas(db);
  const insert = db.prepare('INSERT INTO poliza_dato (nu_poliza, cd_dato, nu_consecutivo, valor) VALUES (?, ?, ?, ?)');
  const polizas = rows<Poliza>(
    db,
    `SELECT p.nu, p.id_producto AS idProducto, p.id_moneda AS idMoneda, p.fe_emision AS feEmision, d.valor AS chasis,
       iif(p.nu_cotizacion IS NULL, 0, 1) AS cotizada,
       (SELECT v.direccion_completa FROM direccion AS v WHERE v.id_cliente = p.id_asegurado LIMIT 1) AS direccion
     FROM poliza AS p LEFT JOIN cotizacion_dato AS d ON d.nu_cotizacion = p.nu_cotizacion AND d.cd_dato = ${CHASIS.cdDato}
     WHERE NOT EXISTS (SELECT 1 FROM poliza_dato AS o WHERE o.nu_poliza = p.nu) ORDER BY p.nu`,
  );
  for (const poliza of polizas) {
    const random = createRandom(SEED + poliza.nu);
    const quoted = poliza.cotizada === 1 ? [] : drawQuoted(random, poliza, tarifas);
    for (const { cdDato, nuConsecutivo, valor } of [...quoted, ...drawIssued(random, poliza)]) {
      insert.run(poliza.nu, cdDato, nuConsecutivo, valor);
    }
  }
}

function drawQuoted(random: Random, { idProducto, idMoneda, feEmision }: Poliza, tarifas: Map<string, Tarifa[]>): DatoSembrado[] {
  if (idProducto === INCENDIO) {
    return [
      { cdDato: 300_001, nuConsecutivo: 1, valor: String(random.int(10, 160) * 100_000) },
      { cdDato: 300_002, nuConsecutivo: 2, valor: String(random.int(1, 4)) },
      { cdDato: 300_003, nuConsecutivo: 3, valor: random.chance(0.3) ? '1' : '0' },
      { cdDato: 840_086, nuConsecutivo: 7, valor: String(random.int(1, 20)) },
    ];
  }
  if (!isVehicle(idProducto)) {
    return [
      { cdDato: 120_001, nuConsecutivo: 1, valor: String(random.int(2, 40) * 50_000) },
      { cdDato: 120_002, nuConsecutivo: 2, valor: random.pick(OCUPACIONES) },
    ];
  }
  const fits = tarifas.get(`${idProducto} ${idMoneda}`) ?? [];
  const drawn = drawRisk(random, idProducto, feEmision, fits);
  // A currency without a tariff has no limits.
  return drawn.filter(({ cdDato }) => cdDato !== CHASIS.cdDato && (fits.length > 0 || !LIMITES.includes(cdDato)));
}

function drawIssued(random: Random, { idProducto, feEmision, chasis, direccion }: Poliza): DatoSembrado[] {
  if (idProducto === INCENDIO)
    return [{ cdDato: 300_004, nuConsecutivo: 8, valor: direccion ?? 'Calle Duarte 1, Santo Domingo' }];
  if (!isVehicle(idProducto)) return [{ cdDato: 120_003, nuConsecutivo: 3, valor: personName(random) }];
  const drawn: DatoSembrado[] = [
    { ...CHASIS, valor: chasis ?? `LZSPC${random.digits(5)}${random.digits(7)}` },
    {
      cdDato: 250_011,
      nuConsecutivo: 14,
      valor: `${idProducto === MOTOCICLETA ? 'K' : random.pick(['A', 'A', 'G'])}${random.digits(6)}`,
    },
  ];
  if (idProducto === MOTOCICLETA) return drawn;
  drawn.push({ cdDato: 250_012, nuConsecutivo: 15, valor: String(random.int(1, 9)) });
  if (idProducto === LEY) return drawn;
  return [
    ...drawn,
    { cdDato: 250_013, nuConsecutivo: 16, valor: addDays(feEmision, -random.int(5, 400)) },
    { cdDato: 250_014, nuConsecutivo: 17, valor: random.chance(0.4) ? '1' : '0' },
  ];
}

function isVehicle(idProducto: number): boolean {
  return [COMPLETO, LEY, MOTOCICLETA].includes(idProducto);
}
