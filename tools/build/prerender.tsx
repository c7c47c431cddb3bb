import { renderToString } from 'react-dom/server';
import { BootScreen } from '../../src/app/BootScreen.tsx';
import { LoginPage } from '../../src/app/login/LoginPage.tsx';

/** The login's first client render, for hydration. */
export const loginMarkup = (): string =>
  renderToString(
    <LoginPage
      ready={false}
      busy={false}
      recuperacion={undefined}
      refusal={null}
      isUnloaded={false}
      onSubmit={() => undefined}
    />,
  );

/** Markup of every other address until the script runs. */
export const bootMarkup = (): string => renderToString(<BootScreen body="Cargando…" />);
