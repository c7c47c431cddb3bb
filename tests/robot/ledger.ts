/** What the portal writes, one kind for each call. */
export const kinds = ['cliente', 'cotizacion', 'solicitud', 'respuesta', 'emision', 'documento'] as const;

/** One kind of record that the portal writes. */
export type Kind = (typeof kinds)[number];

/** How many rows of each kind the database holds. */
export type Rows = Readonly<Record<Kind, number>>;

/** The call that writes a kind. */
export const calls: Readonly<Record<Kind, { readonly method: string; readonly path: string }>> = {
  cliente: { method: 'POST', path: '/v1/clientes' },
  cotizacion: { method: 'POST', path: '/v1/cotizaciones' },
  solicitud: { method: 'POST', path: '/v1/solicitudes' },
  respuesta: { method: 'PUT', path: '/v1/tickets' },
  emision: { method: 'POST', path: '/v1/emisiones' },
  documento: { method: 'POST', path: '/v1/documentos/cotizaciones' },
};

/** The kind that a call writes; null for all others. */
export function kindOf(method: string, path: string): Kind | null {
  return kinds.find((kind) => calls[kind].method === method && path.endsWith(`/servicios/core${calls[kind].path}`)) ?? null;
}

/** A call as the page sent it. */
export interface Sent {
  readonly kind: Kind;
  /** The step that it was sent in. */
  readonly step: number;
  /** The step in which the page had its answer; null for none: one that was cut, or is no longer waited for, may still be written. */
  answered: number | null;
  /** It was answered with an error. */
  failed: boolean;
  /** A row is accounted for by it. */
  written: boolean;
}

/** What was sent, what was written, and what the person was told. */
export interface Ledger {
  readonly sent: readonly Sent[];
  send(kind: Kind, step: number): Sent;
  /** Takes the rows after a step: what is wrong with them, a line each. */
  close(step: number, now: Rows): string[];
  /** The person was told that one was written: what is wrong with that, a line each. */
  told(kind: Kind): string[];
}

/**
 * Calls that nobody has answered may be written within so many steps; the row of one that was answered while a step was closed is found with the next.
 */
const lateSteps = 6;

/** One step presses one button at most, which writes one row of a kind; documents wait in a line, each with a call of its own. */
const mostOf = (kind: Kind) => (kind === 'documento' ? Infinity : 1);

/** Whose turn it is to be given a row: calls that were answered first; which of the others has one shows later. Errors have written nothing, as a rule. */
const turnOf = ({ answered, failed }: Sent) => (failed ? 2 : answered === null ? 1 : 0);

/** The calls that rows of a kind may be of, those first that are given one first. */
function inOrder(kind: Kind, own: readonly Sent[], late: readonly Sent[]): Sent[] {
  // In the line of documents the one that was answered first can wait least: others may be sent and answered while a step is closed whose rows were
  // counted before.
  if (kind === 'documento')
    return [...late, ...own].toSorted((a, b) => turnOf(a) - turnOf(b) || (a.answered ?? 0) - (b.answered ?? 0));
  // Of single calls the step's own is first: that of an earlier one was found with its step, if its answer was true.
  return [...own, ...late].toSorted((a, b) => turnOf(a) - turnOf(b));
}

/** Begins with what the database holds. */
export function createLedger(rows: Rows): Ledger {
  const sent: Sent[] = [];
  const untold = new Map<Kind, number>();
  let before = rows;
  return {
    sent,
    send: (kind, step) => {
      const call: Sent = { kind, step, answered: null, failed: false, written: false };
      sent.push(call);
      return call;
    },
    close: (step, now) => {
      const wrong: string[] = [];
      for (const kind of kinds) {
        const added = now[kind] - before[kind];
        const own = sent.filter((call) => call.kind === kind && call.step === step && !call.written);
        const late = sent.filter(
          (call) =>
            call.kind === kind &&
            call.step < step &&
            call.step >= step - lateSteps &&
            (call.answered ?? step) >= step - 1 &&
            !call.written,
        );
        const allowed = Math.min(own.length, mostOf(kind)) + late.length;
        if (added > allowed) wrong.push(`${added} × ${kind} written by ${own.length} calls of the step, where ${allowed} may be`);
        if (added < 0) wrong.push(`${-added} × ${kind} gone from the database`);
        for (const call of inOrder(kind, own, late).slice(0, Math.max(added, 0))) call.written = true;
        untold.set(kind, (untold.get(kind) ?? 0) + Math.max(added, 0));
      }
      before = now;
      return wrong;
    },
    told: (kind) => {
      const left = untold.get(kind) ?? 0;
      untold.set(kind, Math.max(left - 1, 0));
      return left > 0 ? [] : [`a ${kind} is told as done that the database does not hold`];
    },
  };
}
