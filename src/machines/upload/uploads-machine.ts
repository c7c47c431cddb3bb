import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { nameArchivo, type StoredDocumento, takesPlaceOf, withDocumento } from '../../domain/documentos.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { emitNotice, type NoticeRaised } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';
import { provideUpload, type UploadEffects, uploadMachine, type UploadRef } from './upload-machine.ts';
import type { UploadPhase, UploadReported } from './upload-types.ts';

/** How many documents are read or sent at a time. */
const lanes = 2;

/** What the list begins with. */
export interface UploadsInput {
  readonly nuCotizacion: number;
  readonly cdEntidad: number;
  /** `noItem` of the chosen plan; nothing is sent without one. */
  readonly numItem: number | null;
  /** What the quote has already. */
  readonly stored: readonly StoredDocumento[];
}

/** What the list hears. */
export type UploadsEvent =
  /** Files were chosen or dropped, for one kind of document where it is known: then they go up by themselves. */
  | { readonly type: 'files.chosen'; readonly files: readonly File[]; readonly idDocumentoTramite: number | null }
  | { readonly type: 'duplicates.accepted' }
  | { readonly type: 'duplicates.declined' }
  | { readonly type: 'plan.changed'; readonly numItem: number | null }
  /** All that are filled in are sent; the others show what they miss. */
  | { readonly type: 'upload.requested' }
  /** One that failed is sent again. */
  | { readonly type: 'documento.retried'; readonly id: string }
  | { readonly type: 'documento.removed'; readonly id: string }
  /** While the policy is issued nothing is added, sent or removed. */
  | { readonly type: 'uploads.locked' }
  | { readonly type: 'uploads.unlocked' }
  | UploadReported
  | NoticeRaised;

/** One document of the list. */
export interface UploadItem {
  readonly id: string;
  readonly ref: UploadRef;
  /** The chosen file: two with the same name and size are taken for the same. */
  readonly file: File;
  /** Its name as it is sent. */
  readonly nombre: string;
  /** The kind that it was chosen for by its own button or place: it goes up by itself. Null of any other. */
  readonly kind: number | null;
  readonly phase: UploadPhase;
  /** What is sent, once it was asked to be. */
  readonly documento: StoredDocumento | null;
}

interface Chosen {
  readonly file: File;
  readonly idDocumentoTramite: number | null;
}

interface UploadsContext extends UploadsInput {
  readonly items: readonly UploadItem[];
  /** Chosen once more; they are asked about. */
  readonly duplicates: readonly Chosen[];
  /** How many were added: each has an id of its own. */
  readonly count: number;
}

const keyOf = ({ name, size }: File) => `${size}/${name}`;
const canBeSent = ({ phase }: UploadItem) => phase !== 'refused';
const isThere = ({ phase }: UploadItem) => phase !== 'refused' && phase !== 'unreadable';

/** The one that could not be read any more, of a file that is chosen again. */
const formerOf = (items: readonly UploadItem[], { name }: File) =>
  items.find(({ phase, file }) => phase === 'unreadable' && file.name === name);

/** The files that are new, and those that are in the list already, or twice among them. */
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
 * The documents of a quote: each that is chosen is an upload of its own, two at a time are read or sent, and what one of them comes to is nothing to
 * the others (assumptions Q8). One whose kind is known goes up by itself.
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
    /** Adds files. One that could not be read any more gives way to the same one when it is chosen again. */
    add: enqueueActions(({ context, enqueue }, { chosen }: { chosen: readonly Chosen[] }) => {
      const anew = chosen.map((one) => ({ ...one, former: formerOf(context.items, one.file) }));
      const gone = new Set(anew.map(({ former }) => former));
      for (const former of gone) if (former) enqueue.stopChild(former.id);
      enqueue.assign(({ spawn }) => {
        const { nuCotizacion, cdEntidad } = context;
        const items = context.items.filter((item) => !gone.has(item));
        let { count } = context;
        for (const { file, idDocumentoTramite: kind, former } of anew) {
          count += 1;
          const id = `documento-${count}`;
          const nombre = nameArchivo(
            file.name,
            items.filter(canBeSent).map((item) => item.nombre),
          );
          const own = kind ?? former?.kind ?? null;
          const idDocumentoTramite = own ?? former?.documento?.idDocumentoTramite ?? null;
          const goesUp = own !== null;
          const ref = spawn('upload', { id, input: { id, nuCotizacion, cdEntidad, file, nombre, idDocumentoTramite, goesUp } });
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
    /** Lets the first that wait for it be read and sent. */
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
    /** What is stored stays with the quote. */
    isRemovable: ({ context }, { id }: { id: string }) =>
      context.items.some((item) => item.id === id && item.phase !== 'uploaded'),
    /** The list has it still: an answer may come when it was removed. */
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
      description: 'Documents are added, sent, tried again and removed.',
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
      description: 'The same file was chosen once more.',
      on: {
        'duplicates.accepted': {
          target: 'open',
          actions: [{ type: 'add', params: ({ context }) => ({ chosen: context.duplicates }) }, 'dropDuplicates'],
        },
        'duplicates.declined': { target: 'open', actions: 'dropDuplicates' },
      },
    },
    locked: {
      description: 'Nothing can be changed for now; what is under way goes on.',
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

/** The machine with its effects. */
export function provideUploads(effects: UploadEffects) {
  return uploadsMachine.provide({ actors: { upload: provideUpload(effects) } });
}

/** The list as its views see it. */
export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>;

/** The documents that the quote has: those that it had, and those that were uploaded here. */
export const selectStored = ({ context }: UploadsSnapshot): readonly StoredDocumento[] => context.stored;

/** How many documents are chosen and not asked to be sent, on their way, and not sent though they were asked to be. */
export function selectPending({ context: { items } }: UploadsSnapshot): {
  readonly waiting: number;
  readonly underWay: number;
  readonly failed: number;
} {
  const countOf = (...phases: readonly UploadPhase[]) => items.filter(({ phase }) => phases.includes(phase)).length;
  return { waiting: countOf('waiting'), underWay: countOf('queued', 'underWay'), failed: countOf('failed', 'unreadable') };
}
