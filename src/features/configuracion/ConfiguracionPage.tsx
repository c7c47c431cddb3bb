import { pageSizes } from '../../domain/page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useInstall } from '../../kit/portal/install-offer.ts';
import { usePreferences } from '../../kit/portal/use-preferences.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import styles from './ConfiguracionPage.module.css';

const modos = [
  { value: 'sistema', label: 'Según el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
] as const;
const atajos = [
  { value: 'si', label: 'Activados' },
  { value: 'no', label: 'Desactivados' },
] as const;
const filas = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** The preferences of this browser (assumptions S8); each change is applied and stored at once. */
export function ConfiguracionPage() {
  const [preferences, change] = usePreferences();
  const install = useInstall();
  const { acercaDe } = usePortal();
  return (
    <>
      <PageHeader title="Configuración" description="Se guarda en este navegador en cuanto cambias algo." />
      <Panel padded>
        <div className={styles['fields']}>
          <SelectField
            label="Modo de color"
            options={modos}
            value={preferences.modo}
            onChange={({ currentTarget }) => {
              const chosen = modos.find(({ value }) => value === currentTarget.value);
              if (chosen) change({ modo: chosen.value });
            }}
          />
          <SelectField
            label="Filas por página"
            help="Para las listas que abras desde ahora."
            options={filas}
            value={String(preferences.filas)}
            onChange={({ currentTarget }) => change({ filas: Number(currentTarget.value) })}
          />
          <SelectField
            label="Atajos de una sola tecla"
            help="La barra / abre la búsqueda y el signo ? muestra los atajos. Ctrl K y Ctrl B funcionan siempre."
            options={atajos}
            value={preferences.atajos ? 'si' : 'no'}
            onChange={({ currentTarget }) => change({ atajos: currentTarget.value === 'si' })}
          />
          {install && (
            <div className={styles['install']}>
              <p id="instalar-motivo">El portal puede abrirse como una aplicación, con su propio icono y su propia ventana.</p>
              <Button onClick={install} aria-describedby="instalar-motivo">
                Instalar en este dispositivo
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {acercaDe}
    </>
  );
}
