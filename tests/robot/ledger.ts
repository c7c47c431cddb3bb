/** The kinds of records that the portal writes, one for each call. */
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
  /** The step that sent the call. */
  readonly step: number;
  /** The step in which the answer came; null for none: a cut or abandoned call may still be written. */
  answered: number | null;
  /** The answer was an error. */
  failed: boolean;
  /** The call accounts for a row. */
  written: boolean;
}

/** Compares the calls sent, the rows written and the successes shown. */
export interface Ledger {
  readonly sent: readonly Sent[];
  send(kind: Kind, step: number): Sent;
  /** Takes the rows after a step; gives the errors, one line each. */
  close(step: number, now: Rows): string[];
  /** Takes a success shown to the person; gives the errors, one line each. */
  told(kind: Kind): string[];
}

/** Steps within which an unanswered call, or one answered during `close`, may get its row. */
const lateSteps = 6;

/** A step presses at most one button, which writes one row; documents are queued, one call each. */
const mostOf = (kind: Kind) => (kind === 'documento' ? Infinity : 1);

/** Answered calls get a row first, unanswered ones next; failed calls last, as errors rarely write. */
const turnOf = ({ answered, failed }: Sent) => (failed ? 2 : answered === null ? 1 : 0);

/** The calls that may have written rows of a kind, in the order in which they get one. */
function inOrder(kind: Kind, own: readonly Sent[], late: readonly Sent[]): Sent[] {
  // The earliest answered document comes first: others may be answered after the rows were counted.
  if (kind === 'documento')
    return [...late, ...own].toSorted((a, b) => turnOf(a) - turnOf(b) || (a.answered ?? 0) - (b.answered ?? 0));
  // The step's own call comes first: a true answer of an earlier call got its row in that step.
  return [...own, ...late].toSorted((a, b) => turnOf(a) - turnOf(b));
}

/** Starts from the rows that the database holds. */
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
