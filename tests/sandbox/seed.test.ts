import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createClock } from '../../sandbox/days.ts';
import { openDatabase } from '../../sandbox/db/open.ts';
import { SEEDS } from '../../sandbox/seed/seeds.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { AUTH, listClientes, send, signIn, temporaryFolder } from './support.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'sandbox', 'db', 'migrations');
const folder = temporaryFolder();

/** The check of a cédula as the Luhn rule states it: from the right, every second digit doubled, the sum ends in 0. */
function isCedula(text: string): boolean {
  const digits = Array.from(text, Number).toReversed();
  const sum = digits.reduce(
    (total, digit, index) => total + (index % 2 === 1 ? Math.floor(digit / 5) + ((digit * 2) % 10) : digit),
    0,
  );
  return /^\d{11}$/.test(text) && sum % 10 === 0;
}

describe('the seed', () => {
  const seeded = openDatabase(':memory:', '2026-11-20');
  function all(sql: string): Record<string, unknown>[] {
    return seeded.prepare(sql).all();
  }

  test('is the same in two databases of one day, and moves with the day', () => {
    const sql = 'SELECT id, nombre, nu_documento, fecha_nacimiento, fecha_ingreso FROM cliente ORDER BY id';
    const again = openDatabase(join(folder, 'again.db'), '2026-11-20');
    const later = openDatabase(join(folder, 'later.db'), '2026-11-21');
    const rows = all(sql);
    expect(again.prepare(sql).all()).toEqual(rows);
    expect(later.prepare(sql).all()).not.toEqual(rows);
    expect(later.prepare('SELECT max(fecha_ingreso) AS last FROM cliente').get()?.['last']).toBe('2026-11-20');
    again.close();
    later.close();
  });

  test('has no dangling references', () => {
    expect(all('PRAGMA foreign_key_check')).toEqual([]);
  });

  test('gives every client the whole of it, and a cédula of the register where there is one', () => {
    const [row] = all(`SELECT (SELECT count(*) FROM cliente) - (SELECT count(*) FROM cliente_ficha) AS missing,
      (SELECT count(DISTINCT id_cliente) FROM telefono) AS phones, (SELECT count(DISTINCT id_cliente) FROM correo) AS mails,
      (SELECT count(DISTINCT id_cliente) FROM direccion WHERE cobro = 1) AS addresses,
      (SELECT count(*) FROM domicilio_bancario) > 1000 AS accounts, (SELECT count(*) FROM padron) > 3000 AS register`);
    expect(row).toEqual({ missing: 0, phones: 21_280, mails: 21_280, addresses: 21_280, accounts: 1, register: 1 });
    const padron = all('SELECT cedula FROM padron');
    expect(padron.filter(({ cedula }) => !isCedula(String(cedula)) && cedula !== '40221549039')).toEqual([]);
  });

  test('gives every policy the technical values that its issuance asks for, each of its field', () => {
    const missing =
      all(`SELECT p.nu, c.de_dato FROM poliza AS p JOIN campo AS c ON c.id_producto = p.id_producto AND c.contexto = 2
      LEFT JOIN poliza_dato AS d ON d.nu_poliza = p.nu AND d.cd_dato = c.cd_dato WHERE coalesce(d.valor, '') = ''`);
    expect(missing).toEqual([]);
    const asked =
      all(`SELECT p.nu, c.de_dato FROM poliza AS p JOIN campo AS c ON c.id_producto = p.id_producto AND c.contexto = 1 AND c.requerido = 1
      WHERE p.id_moneda <> 3 AND NOT EXISTS (SELECT 1 FROM poliza_dato AS d WHERE d.nu_poliza = p.nu AND d.cd_dato = c.cd_dato)
        AND NOT EXISTS (SELECT 1 FROM cotizacion_dato AS q WHERE q.nu_cotizacion = p.nu_cotizacion AND q.cd_dato = c.cd_dato)`);
    expect(asked).toEqual([]);
    const unknown = all(`SELECT d.* FROM poliza_dato AS d JOIN poliza AS p ON p.nu = d.nu_poliza WHERE NOT EXISTS (
      SELECT 1 FROM campo AS c WHERE c.id_producto = p.id_producto AND c.cd_dato = d.cd_dato AND c.nu_consecutivo = d.nu_consecutivo)`);
    expect(unknown).toEqual([]);
  });

  test('has every request begun by its requester, and agents who are nobody else', () => {
    const others = all(`SELECT t.id FROM ticket AS t JOIN mediador AS m ON m.id = t.id_mediador
      JOIN comentario AS c ON c.id = (SELECT min(id) FROM comentario WHERE id_ticket = t.id)
      WHERE c.id_autor IS NOT m.code_person_mediador OR c.creado IS NOT t.creado`);
    expect(others).toEqual([]);
    const authors = all(`SELECT m.id AS mediador, group_concat(DISTINCT c.id_autor ORDER BY c.id_autor) AS autores
      FROM ticket AS t JOIN mediador AS m ON m.id = t.id_mediador JOIN comentario AS c ON c.id_ticket = t.id GROUP BY 1`);
    expect(authors.map(({ mediador, autores }) => [mediador, autores])).toEqual([
      [1, '50124,77777,90001,90002,90003,90004'],
      [2, '50248,90001,90002,90003,90004'],
      [3, '50372,90001'],
    ]);
  });

  test('keeps no password and no token as it is', () => {
    const rows = all('SELECT clave FROM usuario');
    expect(new Set(rows.map((row) => row['clave'])).size).toBe(6);
    expect(JSON.stringify(rows)).not.toContain('Portal');
  });
});

describe('a database file', () => {
  test('keeps sessions and rows over a restart, and is not seeded again', async () => {
    const db = join(folder, 'deep', 'er', 'portal.db');
    const first = await startSandbox({ db, now: '2026-11-20' });
    const { token, refreshToken } = await signIn(first, 'intermediario');
    const before = await listClientes(first, token);
    await first.close();
    expect(statSync(db).size).toBeGreaterThan(1_000_000);
    expect(existsSync(`${db}-wal`)).toBe(false);
    expect(JSON.stringify(new DatabaseSync(db).prepare('SELECT * FROM token').all())).not.toContain(token);

    const second = await startSandbox({ db, now: '2030-01-01' });
    expect(await listClientes(second, token)).toEqual(before);
    const body = { accessToken: token, refreshToken };
    expect((await send(second, `POST ${AUTH}/v1/account/token/refresh`, { body })).status).toBe(200);
    await second.close();
  });

  test('of the first version gets the tables that came later, and keeps its rows', () => {
    const path = join(folder, 'first.db');
    const first = new DatabaseSync(path);
    first.exec(readFileSync(join(MIGRATIONS, '001-access-and-clients.sql'), 'utf8'));
    first.exec('BEGIN');
    SEEDS.get(1)?.(first, '2020-02-02');
    first.exec('COMMIT');
    first.exec("UPDATE cliente SET nombre = 'Otra' WHERE id = 7; PRAGMA application_id = 0x41555447; PRAGMA user_version = 1");
    first.close();
    const db = openDatabase(path, '2026-11-20');
    expect(db.prepare('SELECT nombre, fecha_ingreso FROM cliente WHERE id IN (7, 1200) ORDER BY id').all()).toEqual([
      { nombre: 'Otra', fecha_ingreso: expect.any(String) },
      { nombre: 'Yokasta Rosario Méndez', fecha_ingreso: '2020-02-01' },
    ]);
    expect(db.prepare('SELECT count(*) AS n FROM cliente_ficha').get()).toEqual({ n: 21_280 });
    expect(db.prepare('SELECT count(*) AS n, count(nu_poliza) < count(*) AS gaps FROM siniestro').get()).toEqual({
      n: 633,
      gaps: 1,
    });
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    db.close();
  });

  test.each([
    ['rubbish.db', 'no es una base de datos', (file: string) => writeFileSync(file, 'esto no es SQLite, '.repeat(100))],
    ['other.db', 'es de otro programa', (file: string) => new DatabaseSync(file).exec('CREATE TABLE cosas (id)')],
    [
      'newer.db',
      'es de una versión más nueva del portal',
      (file: string) => new DatabaseSync(file).exec('PRAGMA application_id = 1096111175; PRAGMA user_version = 99'),
    ],
  ])('%s is refused with one line: %s', async (name, cause, make) => {
    const file = join(folder, name);
    make(file);
    await expect(startSandbox({ db: file })).rejects.toThrow(
      `La base de datos «${file}» no sirve (${cause}): ejecuta «npm run sandbox:reset» para empezar con una nueva.`,
    );
  });

  test('a folder is no database', async () => {
    await expect(startSandbox({ db: folder })).rejects.toThrow('no se puede abrir');
  });
});

describe('SANDBOX_NOW', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T03:59:59Z', '2026-11-19'],
    ['2026-11-20T04:00:00Z', '2026-11-20'],
    ['2026-11-20T23:30:00-04:00', '2026-11-20'],
  ])('%s is the day %s in Santo Domingo', (text, day) => {
    expect(createClock(text).today()).toBe(day);
  });

  test.each(['ayer', '2026-02-30', '2026-13-01', '20/11/2026', '2026-11-20T10:00', '0'])(
    '"%s" is refused with one line',
    (text) => {
      expect(() => createClock(text).today()).toThrow(`SANDBOX_NOW=«${text}» no es una fecha`);
    },
  );
});
