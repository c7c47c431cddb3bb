import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SearchKind } from '../../domain/search.ts';
import type { Answer, Answers } from '../../machines/search/search-machine.ts';
import { AlertIcon } from '../../ui/icons/icons.tsx';
import { SearchDialog } from '../../ui/layout/SearchDialog.tsx';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import type { Destination, DestinationGroup } from './destination.ts';
import { foundLabels, toDestination } from './found-destinations.tsx';
import { searchText } from './shortcuts.ts';
import { type Search, useSearch } from './use-search.ts';

/** Props of {@link HeaderSearch}. */
export interface HeaderSearchProps {
  readonly find: (typed: string) => readonly DestinationGroup[];
  /** Whether the user has lists that search numbers. */
  readonly findsNumbers: boolean;
  readonly onClose: () => void;
}

const mostOfAKind = 5;

const idOf = ({ id, href, label }: Destination) => id ?? href ?? label;
const lookUpsOf = (groups: readonly DestinationGroup[]) =>
  groups.flatMap(({ destinations }) => destinations.flatMap(({ lookUp }) => lookUp ?? []));
const foundOf = (answer: Answer | undefined) => (answer?.status === 'found' ? answer.found : []);

const isUnloaded = (answer: Answer) => answer.status === 'failed' && answer.failure.kind === 'notLoaded';
const failureDetail = (answer: Answer) => (isUnloaded(answer) ? 'No se pudo cargar. Recarga la página.' : 'No se pudo consultar');

function withAnswer(destination: Destination, answers: Answers, isDocumento: boolean): Destination {
  const answer = destination.lookUp && answers[destination.lookUp.kind];
  // The document was looked up among clients only, so the other lists have no result to show.
  if (answer?.status === 'nothing' && isDocumento && destination.lookUp?.kind !== 'cliente') return destination;
  if (answer?.status === 'loading') return { ...destination, detail: 'Buscando…' };
  if (answer?.status === 'nothing') return { ...destination, detail: 'Sin resultados' };
  if (answer?.status === 'failed') return { ...destination, detail: failureDetail(answer), icon: <AlertIcon /> };
  return destination;
}

/** The state of the look-ups for screen readers. */
function announce({ status, answers }: Search): string {
  if (status === 'looking') return 'Buscando…';
  if (status !== 'answered') return '';
  const all = Object.values(answers);
  const found = all.flatMap(foundOf).length;
  const failed = all.filter((answer) => answer.status === 'failed').length;
  const countText = found === 0 ? 'Sin resultados.' : found === 1 ? '1 resultado.' : `${found} resultados.`;
  if (all.some(isUnloaded)) return `${countText} No se pudo cargar la búsqueda. Recarga la página.`;
  return failed === 0 ? countText : `${countText} No se pudo consultar ${failed === 1 ? 'una lista' : `${failed} listas`}.`;
}

/** The search of the header in a modal: screens, actions, and records by number or name. */
export function HeaderSearch({ find, findsNumbers, onClose }: HeaderSearchProps) {
  const [, navigate] = useLocation();
  const portal = usePortal();
  const search = useSearch(findsNumbers);
  const [typed, setTyped] = useState('');
  const places = find(typed);
  const lookUps = lookUpsOf(places);

  const thingsOf = (kind: SearchKind) =>
    foundOf(search.answers[kind])
      .slice(0, mostOfAKind)
      .map((found) => toDestination(found, portal));
  const groups: readonly DestinationGroup[] = [
    ...lookUps
      .map(({ kind }) => ({ label: foundLabels[kind], destinations: thingsOf(kind) }))
      .filter(({ destinations }) => destinations.length > 0),
    ...places.map(({ label, destinations }) => ({
      label,
      destinations: destinations.map((destination) => withAnswer(destination, search.answers, lookUps[0]?.kind === 'cliente')),
    })),
  ];
  const [best] = search.first ? thingsOf(search.first) : [];
  const all = groups.flatMap(({ destinations }) => destinations);
  const get = (id: string) => all.find((one) => idOf(one) === id);

  return (
    <SearchDialog
      title="Buscar"
      label={searchText(findsNumbers)}
      placeholder={findsNumbers ? 'Pantalla, cliente o número' : 'Pantalla o acción'}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        search.type(lookUpsOf(find(text)));
      }}
      groups={groups.map(({ label, destinations }) => ({
        label,
        results: destinations.map((one) => ({ ...one, id: idOf(one) })),
      }))}
      best={best && idOf(best)}
      announcement={announce(search)}
      onPoint={(id) => get(id)?.onIntent?.()}
      onChoose={(id) => {
        const destination = get(id);
        if (!destination) return;
        if (destination.recent) portal.noteRecent(destination.recent);
        onClose();
        if (destination.href === undefined) destination.onSelect();
        else navigate(destination.href);
      }}
      onClose={onClose}
    />
  );
}
