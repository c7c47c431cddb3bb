import { renderToString } from 'react-dom/server';
import { BootScreen } from '../../src/app/BootScreen.tsx';
import { LoginPage } from '../../src/app/login/LoginPage.tsx';

/** The login as its first client render draws it, so that it can be hydrated. */
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

/** What every other address shows until the script runs. */
export const bootMarkup = (): string => renderToString(<BootScreen body="Cargando…" />);
