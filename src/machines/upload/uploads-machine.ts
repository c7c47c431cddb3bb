import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { nameArchivo, type StoredDocumento, takesPlaceOf, withDocumento } from '../../domain/documentos.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { emitNotice, type NoticeRaised } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import { provideUpload, type UploadEffects, uploadMachine, type UploadRef } from './upload-machine.ts';
import type { UploadPhase, UploadReported } from './upload-types.ts';

/** How many documents are read or sent at a time. */
const lanes = 2;

/** The input of the list. */
export interface UploadsInput {
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  /** `noItem` of the chosen plan; nothing is sent without one. */
  readonly numItem: number | null;
  readonly stored: readonly StoredDocumento[];
}

/** The events of the list. */
export type UploadsEvent =
  /** Files were chosen or dropped; those for a known kind of document are sent at once. */
  | { readonly type: 'files.chosen'; readonly files: readonly File[]; readonly idDocumentoTramite: number | null }
  | { readonly type: 'duplicates.accepted' }
  | { readonly type: 'duplicates.declined' }
  | { readonly type: 'plan.changed'; readonly numItem: number | null }
  | { readonly type: 'upload.requested' }
  | { readonly type: 'documento.retried'; readonly id: string }
  | { readonly type: 'documento.removed'; readonly id: string }
  /** Nothing is added, sent or removed while the policy is being issued. */
  | { readonly type: 'uploads.locked' }
  | { readonly type: 'uploads.unlocked' }
  | UploadReported
  | NoticeRaised;

/** One document of the list. */
export interface UploadItem {
  readonly id: string;
  readonly ref: UploadRef;
  /** The chosen file; files of the same name and size count as the same. */
  readonly file: File;
  readonly nombre: string;
  /** The kind of document whose button or place the file was chosen by; null for none. */
  readonly kind: number | null;
  readonly phase: UploadPhase;
  readonly documento: StoredDocumento | null;
}

interface Chosen {
  readonly file: File;
  readonly idDocumentoTramite: number | null;
}

interface UploadsContext extends UploadsInput {
  readonly items: readonly UploadItem[];
  readonly duplicates: readonly Chosen[];
  readonly count: number;
}

const keyOf = ({ name, size }: File) => `${size}/${name}`;
const canBeSent = ({ phase }: UploadItem) => phase !== 'refused';
const isThere = ({ phase }: UploadItem) => phase !== 'refused' && phase !== 'unreadable';

/** The unreadable document that a newly chosen file replaces. */
const formerOf = (items: readonly UploadItem[], { name }: File) =>
  items.find(({ phase, file }) => phase === 'unreadable' && file.name === name);

/** Splits files into new ones, and those in the list already or twice in the choice. */
function splitDuplicates(items: readonly UploadItem[], files: readonly File[]): { fresh: File[]; repeated: File[] } {
  const there = new Set(items.filter(isThere).map(({ file }) => keyOf(file)));
  const fresh: File[] = [];
  const repeated: File[] = [];
  for (const file of files) {
    (there.has(keyOf(file)) ? repeated : fresh).push(file);
    there.add(keyOf(file));
  }
  return { fresh, repeated };
}

const isInLane = ({ phase }: UploadItem) => phase === 'underWay';

/**
 * The documents of a quote: each is an upload of its own, two at a time are read or sent, and none
 * depends on another (assumptions Q8).
 */
export const uploadsMachine = setup({
  types: {
    input: ofType<UploadsInput>(),
    context: ofType<UploadsContext>(),
    events: ofType<UploadsEvent>(),
    emitted: ofType<NoticeEmitted>(),
  },
  actors: { upload: uploadMachine },
  actions: {
    emitNotice: emitNotice(),
    add: enqueueActions(({ context, enqueue }, { chosen }: { chosen: readonly Chosen[] }) => {
      const additions = chosen.map((one) => ({ ...one, former: formerOf(context.items, one.file) }));
      const replaced = new Set(additions.map(({ former }) => former));
      for (const former of replaced) if (former) enqueue.stopChild(former.id);
      enqueue.assign(({ spawn }) => {
        const { nuCotizacion, cdEntidad } = context;
        const items = context.items.filter((item) => !replaced.has(item));
        let { count } = context;
        for (const { file, idDocumentoTramite: kind, former } of additions) {
          count += 1;
          const id = `documento-${count}`;
          const nombre = nameArchivo(
            file.name,
            items.filter(canBeSent).map((item) => item.nombre),
          );
          const own = kind ?? former?.kind ?? null;
          const idDocumentoTramite = own ?? former?.documento?.idDocumentoTramite ?? null;
          const sendsOnceChecked = own !== null;
          const ref = spawn('upload', {
            id,
            input: { id, nuCotizacion, cdEntidad, file, nombre, idDocumentoTramite, sendsOnceChecked },
          });
          items.push({ id, ref, file, nombre, kind: own, phase: 'waiting', documento: null });
        }
        return { items, count };
      });
    }),
    keepDuplicates: assign(({ context }, { chosen }: { chosen: readonly Chosen[] }) => ({
      duplicates: [...context.duplicates, ...chosen],
    })),
    dropDuplicates: assign({ duplicates: [] }),
    keepReport: assign(({ context }, { id, phase, documento }: UploadReported) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, phase, documento } : item)),
      stored: phase === 'uploaded' && documento ? withDocumento(context.stored, documento) : context.stored,
    })),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ items: context.items.filter((item) => item.id !== id) });
    }),
    giveTurns: enqueueActions(({ context, enqueue }) => {
      const { numItem, items, stored } = context;
      if (numItem === null) return;
      const free = Math.max(0, lanes - items.filter(isInLane).length);
      const next = new Set(items.filter(({ phase }) => phase === 'queued').slice(0, free));
      for (const { ref, documento } of next) {
        const isKnown = documento !== null && stored.some((one) => takesPlaceOf(one, documento));
        enqueue.sendTo(ref, { type: 'turn.given', numItem, isKnown });
      }
      if (next.size > 0) {
        enqueue.assign({ items: items.map((item) => (next.has(item) ? { ...item, phase: 'underWay' as const } : item)) });
      }
    }),
    askAll: enqueueActions(({ context, enqueue }) => {
      for (const { ref, phase } of context.items) if (phase === 'waiting') enqueue.sendTo(ref, { type: 'send.requested' });
    }),
    ask: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      for (const { ref, id: one } of context.items) if (one === id) enqueue.sendTo(ref, { type: 'send.requested' });
    }),
  },
  guards: {
    hasRepeated: ({ context }, { files }: { files: readonly File[] }) =>
      splitDuplicates(context.items, files).repeated.length > 0,
    isFailed: ({ context }, { id }: { id: string }) =>
      context.items.some((item) => item.id === id && (item.phase === 'failed' || item.phase === 'unreadable')),
    /** Whether a document is not stored yet; a stored one stays with the quote. */
    isRemovable: ({ context }, { id }: { id: string }) =>
      context.items.some((item) => item.id === id && item.phase !== 'uploaded'),
    /** Whether the list still has the document: a report may come after its removal. */
    isListed: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({ ...input, items: [], duplicates: [], count: 0 }),
  initial: 'open',
  on: {
    'notice.raised': { actions: { type: 'emitNotice', params: ({ event }) => ({ notice: event.notice }) } },
    'upload.reported': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: [{ type: 'keepReport', params: ({ event }) => event }, 'giveTurns'],
    },
    'plan.changed': { actions: [assign({ numItem: ({ event }) => event.numItem }), 'giveTurns'] },
    'uploads.locked': { target: '.locked', actions: 'dropDuplicates' },
  },
  states: {
    open: {
      description: 'Documents are added, sent, retried and removed.',
      on: {
        'files.chosen': [
          {
            guard: { type: 'hasRepeated', params: ({ event }) => event },
            target: 'asking',
            actions: [
              {
                type: 'keepDuplicates',
                params: ({ context, event }) => ({
                  chosen: chosenOf(event, splitDuplicates(context.items, event.files).repeated),
                }),
              },
              {
                type: 'add',
                params: ({ context, event }) => ({ chosen: chosenOf(event, splitDuplicates(context.items, event.files).fresh) }),
              },
            ],
          },
          { actions: { type: 'add', params: ({ event }) => ({ chosen: chosenOf(event, event.files) }) } },
        ],
        'upload.requested': { actions: 'askAll' },
        'documento.retried': {
          guard: { type: 'isFailed', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'documento.removed': {
          guard: { type: 'isRemovable', params: ({ event }) => event },
          actions: [{ type: 'remove', params: ({ event }) => event }, 'giveTurns'],
        },
      },
    },
    asking: {
      description: 'The same file was chosen again: the person is asked about it.',
      on: {
        'duplicates.accepted': {
          target: 'open',
          actions: [{ type: 'add', params: ({ context }) => ({ chosen: context.duplicates }) }, 'dropDuplicates'],
        },
        'duplicates.declined': { target: 'open', actions: 'dropDuplicates' },
      },
    },
    locked: {
      description: 'Nothing can be changed for now; uploads under way go on.',
      on: {
        'upload.reported': {
          guard: { type: 'isListed', params: ({ event }) => event },
          actions: { type: 'keepReport', params: ({ event }) => event },
        },
        'plan.changed': { actions: assign({ numItem: ({ event }) => event.numItem }) },
        'uploads.unlocked': { target: 'open', actions: 'giveTurns' },
      },
    },
  },
});

function chosenOf({ idDocumentoTramite }: Pick<Chosen, 'idDocumentoTramite'>, files: readonly File[]): readonly Chosen[] {
  return files.map((file) => ({ file, idDocumentoTramite }));
}

export function provideUploads(effects: UploadEffects) {
  return uploadsMachine.provide({ actors: { upload: provideUpload(effects) } });
}

/** A snapshot of the list. */
export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;

/** The documents that the quote has, those uploaded here included. */
export const selectStored = ({ context }: UploadsSnapshot): readonly StoredDocumento[] => context.stored;

/** How many documents are not asked to be sent, under way, and failed. */
export function selectPending({ context: { items } }: UploadsSnapshot): {
  readonly waiting: number;
  readonly underWay: number;
  readonly failed: number;
} {
  const countOf = (...phases: readonly UploadPhase[]) => items.filter(({ phase }) => phases.includes(phase)).length;
  return { waiting: countOf('waiting'), underWay: countOf('queued', 'underWay'), failed: countOf('failed', 'unreadable') };
}
