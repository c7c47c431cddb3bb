import { describe, expect, test } from 'vitest';
import type { Call } from '../../sandbox/server.ts';
import { oneOf } from './action.ts';
import { arrivedAt } from './arrived.ts';
import { chanceOf, planOf } from './chance.ts';
import { createFaultsOf } from './fault-calls.ts';
import { createLedger, kindOf, type Rows, type Sent } from './ledger.ts';
import { createTyped, type Effect, type Field } from './typed.ts';

const none: Rows = { cliente: 0, cotizacion: 0, solicitud: 0, respuesta: 0, emision: 0, documento: 0 };

const field = (value: string, key = 'a', kind: Field['kind'] = 'text'): Field => ({
  key,
  label: key.toUpperCase(),
  kind,
  value,
  dialog: '',
  typedAt: -1,
  drafted: key !== 'c',
});

describe('the plan', () => {
  test('is the same for a seed, and another for another', () => {
    expect(planOf(1)).toEqual(planOf(1));
    expect(planOf(1).slice(0, 50)).not.toEqual(planOf(2).slice(0, 50));
  });
});

const callAt = (path: string): Call => ({ method: 'GET', path, query: '', status: 200, service: 'core', authorization: true });

test('faults wait until a call meets them, and those that were met are counted', () => {
  const lists: string[] = [];
  const sandbox = { calls: [callAt('/v1/monedas')], setFail: (list: string) => void lists.push(list) };
  const faults = createFaultsOf(sandbox);
  faults.arm('GET /v1/monedas=500x1');
  faults.arm('GET /v1/paises=500x1');
  sandbox.calls.push(callAt('/v1/monedas'));
  faults.arm('GET /v1/bancos=500x1');
  faults.lift();
  expect(lists).toEqual([
    'GET /v1/monedas=500x1',
    'GET /v1/monedas=500x1,GET /v1/paises=500x1',
    'GET /v1/paises=500x1,GET /v1/bancos=500x1',
    '',
  ]);
  expect(faults.figures()).toEqual({ armed: 3, met: 1 });
});

describe('the ledger', () => {
  test('knows the calls that write', () => {
    expect(kindOf('POST', '/servicios/core/v1/solicitudes')).toBe('solicitud');
    expect(kindOf('PUT', '/servicios/core/v1/tickets')).toBe('respuesta');
    expect(kindOf('GET', '/servicios/core/v1/solicitudes')).toBeNull();
    expect(kindOf('POST', '/servicios/core/v1/reportes')).toBeNull();
  });

  test('finds a row that was written twice by one call, and by two of one step', () => {
    const one = createLedger(none);
    one.send('solicitud', 1).answered = 1;
    expect(one.close(1, { ...none, solicitud: 2 })).toEqual(['2 × solicitud written by 1 calls of the step, where 1 may be']);
    const two = createLedger(none);
    two.send('solicitud', 1).answered = 1;
    two.send('solicitud', 1).answered = 1;
    expect(two.close(1, { ...none, solicitud: 2 })).toEqual(['2 × solicitud written by 2 calls of the step, where 1 may be']);
    expect(two.close(2, { ...none, solicitud: 2 })).toEqual([]);
  });

  test('accepts documents that are uploaded two at a time, in any order between the steps', () => {
    for (const number of planOf(19).slice(0, 2000)) {
      const chance = chanceOf(number);
      const ledger = createLedger(none);
      const uploads: { call: Sent; isWritten: boolean; isDone: boolean }[] = [];
      let [left, isCut, step] = [chance.int(0, 21), false, 1];
      const goOn = () => {
        for (let times = chance.int(0, 6); times > 0; times -= 1) {
          const open = uploads.filter(({ isDone }) => !isDone);
          const canSend = open.length < 2 && left > 0 && !isCut;
          const upload = canSend && chance.chance(0.5) ? null : oneOf(open, chance);
          if (upload === null) {
            if (!canSend) return;
            uploads.push({ call: ledger.send('documento', step), isWritten: false, isDone: false });
            left -= 1;
          } else if (!upload.isWritten && !isCut && chance.chance(0.1)) {
            // An HTML page or an error as the answer: nothing was written.
            Object.assign(upload.call, { answered: step, failed: chance.chance(0.5) });
            upload.isDone = true;
          } else if (!upload.isWritten) upload.isWritten = true;
          else if (!isCut) {
            upload.call.answered = step;
            upload.isDone = true;
          }
        }
      };
      for (; step <= 8; step += 1) {
        goOn();
        // A reload cuts the calls under way; the service may still write them within a few steps.
        if (step === 4) isCut = chance.chance(0.5);
        const documento = uploads.filter(({ isWritten }) => isWritten).length;
        goOn();
        expect(ledger.close(step, { ...none, documento }), `number ${number}`).toEqual([]);
        goOn();
      }
    }
  });

  test('lets a recent unanswered call be written later, once', () => {
    const ledger = createLedger(none);
    ledger.send('cliente', 1);
    expect(ledger.close(1, none)).toEqual([]);
    expect(ledger.close(2, { ...none, cliente: 1 })).toEqual([]);
    expect(ledger.close(3, { ...none, cliente: 2 })).toEqual(['1 × cliente written by 0 calls of the step, where 0 may be']);
    ledger.send('cliente', 3);
    expect(ledger.close(20, { ...none, cliente: 3 })).toHaveLength(1);
  });

  test('lets a call be written in the step in which its answer comes', () => {
    const ledger = createLedger(none);
    const call = ledger.send('cotizacion', 1);
    expect(ledger.close(1, none)).toEqual([]);
    call.answered = 1;
    ledger.send('cotizacion', 2).answered = 2;
    expect(ledger.close(2, { ...none, cotizacion: 2 })).toEqual([]);
  });

  test('gives a row to the call of its step, not to an earlier call with a false answer', () => {
    const ledger = createLedger(none);
    const caught = ledger.send('respuesta', 1);
    caught.answered = 1;
    expect(ledger.close(1, none)).toEqual([]);
    const own = ledger.send('respuesta', 2);
    own.answered = 2;
    expect(ledger.close(2, { ...none, respuesta: 1 })).toEqual([]);
    expect([caught.written, own.written]).toEqual([false, true]);
  });

  test('lets documents be written one after the other, each by a call of its own', () => {
    const ledger = createLedger(none);
    for (let count = 0; count < 3; count += 1) ledger.send('documento', 1).answered = 1;
    expect(ledger.close(1, { ...none, documento: 3 })).toEqual([]);
    expect(ledger.close(2, { ...none, documento: 4 })).toHaveLength(1);
  });

  test('finds a success message without a written row', () => {
    const ledger = createLedger(none);
    ledger.send('emision', 1).answered = 1;
    expect(ledger.close(1, { ...none, emision: 1 })).toEqual([]);
    expect(ledger.told('emision')).toEqual([]);
    expect(ledger.told('emision')).toEqual(['a emision is told as done that the database does not hold']);
  });
});

describe('what the service has', () => {
  const arrived = arrivedAt({
    hasComment: (text) => text === 'Gracias',
    hasRequest: ({ nombre, asunto, detalle }) => [nombre, asunto, detalle].join() === 'Ana,Recibos,Dos',
  });
  const request = (asunto: string) => [
    field(' Ana ', '/solicitud-nombre'),
    field(asunto, '/solicitud-asunto'),
    field('Dos', '/solicitud-detalle'),
  ];
  const emptied = (fields: readonly Field[]) => {
    const typed = createTyped(arrived);
    typed.note([], fields);
    const wrong = typed.compare(
      fields.map((one) => ({ ...one, value: '' })),
      'keeps',
      1,
    );
    return wrong.length;
  };

  test.each([
    ['a request', request('Recibos'), 0],
    ['a request with another subject', request('Recibo'), 3],
    ['a reply', [field(' Gracias', '/respuesta-7-texto')], 0],
    ['another reply', [field('Gracia', '/respuesta-7-texto')], 1],
    ['a field of another form', [field('Gracias', '/cliente-nombre')], 1],
  ])('may be emptied as a whole: %s', (_, fields, wrong) => {
    expect(emptied(fields)).toBe(wrong);
  });
});

describe('a typed text', () => {
  test('has to stay while other things happen', () => {
    const typed = createTyped();
    typed.note([field('')], [field('Ana')]);
    expect(typed.compare([field('Ana')], 'keeps', 1)).toEqual([]);
    expect(typed.compare([], 'keeps', 1)).toEqual([]);
    expect(typed.compare([field('')], 'keeps', 1)).toEqual(['«A» held «Ana» and holds «»']);
    expect(typed.compare([field('')], 'keeps', 1)).toEqual([]);
  });

  test('may show its thousands once it is left', () => {
    const typed = createTyped();
    typed.note([], [{ ...field('1500000'), typedAt: 0 }]);
    expect(typed.compare([{ ...field('1,500,000'), typedAt: 0 }], 'keeps', 1)).toEqual([]);
    expect(typed.compare([{ ...field('1,500,001'), typedAt: 0 }], 'keeps', 2)).toHaveLength(1);
  });

  test('may be emptied by the choice that it depends on, and by a reset', () => {
    const typed = createTyped();
    typed.note([], [field('500000'), field('1', 'b', 'choice')]);
    expect(typed.compare([field('1000000'), field('', 'b', 'choice')], 'types', 1)).toEqual([]);
    const byHand = { ...field('Ana'), typedAt: 0 };
    typed.note([], [byHand]);
    expect(typed.compare([{ ...byHand, value: 'Eva' }], 'types', 1)).toEqual(['«A» held «Ana» and holds «Eva»']);
    typed.note([], [field('Ana')]);
    expect(typed.compare([{ ...field('Eva'), typedAt: 1 }], 'types', 1)).toEqual([]);
    typed.note([], [field('Ana')]);
    expect(typed.compare([field('')], 'changes', 1)).toEqual([]);
    expect(typed.compare([field('')], 'keeps', 1)).toEqual([]);
  });

  test('may be emptied once the service has it, and never replaced by another text', () => {
    const typed = createTyped(({ value }) => value === 'Gracias');
    typed.note([], [field('Gracias'), field('Ana', 'b')]);
    expect(typed.compare([field(''), field('', 'b')], 'keeps', 1)).toEqual(['«B» held «Ana» and holds «»']);
    typed.note([], [field('Gracias')]);
    expect(typed.compare([field('Grac')], 'keeps', 1)).toEqual(['«A» held «Gracias» and holds «Grac»']);
  });

  test('is taken up again as far as drafts hold it', () => {
    const typed = createTyped();
    typed.note([], [field('23-11-2027'), field('4111', 'c')]);
    expect([...typed.drafted()], 'what the portal filled in is no draft').toEqual([]);
    typed.note([], [{ ...field('Ana'), typedAt: 0 }, field('4111', 'c')]);
    const kept = typed.drafted();
    expect([...kept.keys()]).toEqual(['a']);
    typed.forget();
    typed.restore(kept);
    expect(typed.compare([field('')], 'keeps', 1)).toEqual(['«A» held «Ana» and holds «»']);
  });

  test('has to come back after leaving a page, unless the leaving step may have changed it', () => {
    const typed = createTyped();
    const leftAfter = (effect: Effect) => {
      typed.note([], [{ ...field('Mazda'), typedAt: 0 }]);
      return [...typed.leave(effect).values()].map(({ value }) => value);
    };
    expect(leftAfter('types')).toEqual([]);
    expect(leftAfter('changes')).toEqual([]);
    expect(leftAfter('keeps')).toEqual(['Mazda']);
    expect([...typed.drafted()]).toEqual([]);
  });
});
