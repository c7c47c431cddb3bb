import { useState } from 'react';
import { useLocation } from 'wouter';
import { SearchDialog } from '../../ui/layout/SearchDialog.tsx';
import type { Destination } from './destination.ts';

/** Props of {@link HeaderSearch}. */
export interface HeaderSearchProps {
  /** The destinations for what was typed, the best first. */
  readonly find: (typed: string) => readonly Destination[];
  readonly onClose: () => void;
}

const idOf = ({ href, label }: Destination) => href ?? label;

/** The go-to of the header, as a modal over the page. */
export function HeaderSearch({ find, onClose }: HeaderSearchProps) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const found = find(typed);

  const go = (id: string) => {
    const destination = found.find((one) => idOf(one) === id);
    if (!destination) return;
    onClose();
    if (destination.href === undefined) destination.onSelect();
    else navigate(destination.href);
  };

  return (
    <SearchDialog
      title="Buscar"
      label="Buscar pantallas, acciones o un número"
      placeholder="Pantalla, acción o número de documento"
      typed={typed}
      onType={setTyped}
      results={found.map((one) => ({ id: idOf(one), label: one.label, detail: one.detail, icon: one.icon }))}
      onPoint={(id) => found.find((one) => idOf(one) === id)?.onIntent?.()}
      onChoose={go}
      onClose={onClose}
    />
  );
}
