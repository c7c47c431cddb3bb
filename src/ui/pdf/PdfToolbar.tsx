import { type ReactNode, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { cleanTyped } from '../../text/typed-text.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { CompactSelect } from '../fields/CompactSelect.tsx';
import { ChevronUpIcon, FitPageIcon, FitWidthIcon, ZoomInIcon, ZoomOutIcon } from '../icons/document-icons.tsx';
import { ChevronDownIcon, SearchIcon } from '../icons/icons.tsx';
import { ActionMenu } from '../layout/ActionMenu.tsx';
import type { MenuAction } from '../layout/MenuPopup.tsx';
import styles from './PdfViewer.module.css';
import { type Fit, type PagesView, type PageViewState, zoomSteps } from './show-pages.ts';
import { Words } from '../text/Words.tsx';

/** An action on the whole document; `refused` says why it is unavailable. */
export interface DocumentAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly refused?: string | undefined;
}

export interface PdfToolbarProps {
  readonly view: PagesView;
  readonly shown: PageViewState;
  readonly pages: number;
  readonly searching: boolean;
  readonly onSearch: () => void;
  readonly actions: readonly DocumentAction[];
}

const fits: Readonly<Record<Fit, string>> = {
  auto: 'Automático',
  'page-width': 'Ancho de página',
  'page-fit': 'Página completa',
};
const isFit = (value: string): value is Fit => Object.hasOwn(fits, value);
const percent = (scale: number) => `${Math.round(scale * 100)} %`;

/** The buttons above the pages. In narrow places a menu holds those that do not fit. */
export function PdfToolbar({ view, shown, pages, searching, onSearch, actions }: PdfToolbarProps) {
  const { page, scale } = shown;
  const zoomActions: readonly MenuAction[] = [
    { label: 'Acercar', icon: <ZoomInIcon />, onSelect: () => view.zoomStep(1) },
    { label: 'Alejar', icon: <ZoomOutIcon />, onSelect: () => view.zoomStep(-1) },
    { label: fits['page-width'], icon: <FitWidthIcon />, onSelect: () => view.zoom('page-width') },
    { label: fits['page-fit'], icon: <FitPageIcon />, onSelect: () => view.zoom('page-fit') },
  ];
  return (
    <div className={styles['toolbar']}>
      <span className={styles['group']}>
        <Step label="Página anterior" blocked={page <= 1} onClick={() => view.goTo(page - 1)} icon={<ChevronUpIcon />} />
        <Step label="Página siguiente" blocked={page >= pages} onClick={() => view.goTo(page + 1)} icon={<ChevronDownIcon />} />
        <PageBox key={page} page={page} pages={pages} onGo={view.goTo} />
      </span>
      <span className={styles['zoom']}>
        <Step label="Alejar" blocked={scale <= (zoomSteps[0] ?? 0)} onClick={() => view.zoomStep(-1)} icon={<ZoomOutIcon />} />
        <ZoomSelect view={view} shown={shown} />
        <Step label="Acercar" blocked={scale >= (zoomSteps.at(-1) ?? 0)} onClick={() => view.zoomStep(1)} icon={<ZoomInIcon />} />
      </span>
      <span className={styles['end']}>
        <IconButton label="Buscar en el documento" aria-expanded={searching} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
        <span className={styles['wide']}>
          {actions.map(({ label, icon, onSelect, refused }) => (
            <IconButton
              key={label}
              label={refused ? `${label}. ${refused}` : label}
              aria-disabled={refused ? true : undefined}
              onClick={refused ? undefined : onSelect}
            >
              {icon}
            </IconButton>
          ))}
        </span>
        <span className={styles['narrow']}>
          <ActionMenu
            className={styles['more']}
            actions={[
              ...actions.filter(({ refused }) => !refused).map(({ label, icon, onSelect }) => ({ label, icon, onSelect })),
              ...zoomActions,
            ]}
          >
            <span aria-hidden="true">⋯</span>
            <span className="ag-sr-only">Más acciones del documento</span>
          </ActionMenu>
        </span>
      </span>
    </div>
  );
}

/** `aria-disabled` and not `disabled`: the button that was just pressed must keep the focus. */
function Step({ label, blocked, onClick, icon }: { label: string; blocked: boolean; onClick: () => void; icon: ReactNode }) {
  return (
    <IconButton label={label} aria-disabled={blocked || undefined} onClick={blocked ? undefined : onClick}>
      {icon}
    </IconButton>
  );
}

/** Number of the visible page. Typing a number goes to that page, or to the nearest one. */
function PageBox({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const typedNumber = cleanTyped(typed);
    const number = /^\d+$/.test(typedNumber) ? Math.min(pages, Math.max(1, Number(typedNumber))) : page;
    setTyped(String(number));
    if (number !== page) onGo(number);
  };
  return (
    <span className={styles['page']}>
      <label>
        <span className={styles['word']}>Página</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          style={{ width: `${String(pages).length + 0.5}ch` }}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={go}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go();
          }}
        />
      </label>
      <Words>{`de ${formatCount(pages)}`}</Words>
    </span>
  );
}

function ZoomSelect({ view, shown: { scale, fit } }: { view: PagesView; shown: PageViewState }) {
  const now = percent(scale);
  const steps = zoomSteps.map(percent);
  const options = [
    ...Object.entries(fits).map(([value, label]) => ({ value, label })),
    // A zoom by hand gets an entry of its own.
    ...(fit || steps.includes(now) ? [] : [now]).map((label) => ({ value: label, label })),
    ...steps.map((label) => ({ value: label, label })),
  ];
  return (
    <CompactSelect
      label="Tamaño"
      options={options}
      value={fit ?? now}
      onValueChange={(value) => view.zoom(isFit(value) ? value : Number.parseInt(value, 10) / 100)}
    />
  );
}
