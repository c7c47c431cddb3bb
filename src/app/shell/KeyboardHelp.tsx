import { SidePanel } from '../../ui/layout/SidePanel.tsx';
import { shortcutTexts } from './shortcuts.ts';
import './KeyboardHelp.css';

/** Props of {@link KeyboardHelp}. */
export interface KeyboardHelpProps {
  readonly open: boolean;
  readonly findsNumbers: boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the portal. */
export function KeyboardHelp({ open, findsNumbers, onClose }: KeyboardHelpProps) {
  return (
    <SidePanel open={open} onClose={onClose} title="Atajos de teclado">
      <dl className="ag-keys">
        {shortcutTexts(findsNumbers).map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="ag-keys-note">Los atajos de una sola tecla se apagan en Configuración.</p>
    </SidePanel>
  );
}
