import { type FormEvent, useRef, useState } from 'react';
import { Brand } from '../shell/Brand.tsx';

/** The message of a field that was left empty (specification 1, section 5). */
const required = 'Este campo es obligatorio.';

/** Props of {@link LoginPage}. */
export interface LoginPageProps {
  /** False in the page as it was rendered at build, before its script runs: then nothing can be submitted. */
  readonly ready: boolean;
  readonly busy: boolean;
  /** External page for recovering user name or password; null when none is configured, undefined while that is not known. */
  readonly recuperacion: string | null | undefined;
  readonly onSubmit: (credentials: { userName: string; password: string }) => void;
}

interface Errors {
  readonly userName?: string;
  readonly password?: string;
}

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The login (specification 1, sections 2 and 5). It is rendered at build and hydrated, so its fields are uncontrolled
 * and its form is a POST: credentials never land in an address, and what was typed before hydration stays.
 */
export function LoginPage({ ready, busy, recuperacion, onSubmit }: LoginPageProps) {
  const [errors, setErrors] = useState<Errors>({});
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ready || busy) return;
    const data = new FormData(event.currentTarget);
    const credentials = { userName: text(data, 'userName').trim(), password: text(data, 'password') };
    const found: Errors = {
      ...(credentials.userName === '' && { userName: required }),
      ...(credentials.password === '' && { password: required }),
    };
    setErrors(found);
    if (found.userName) userName.current?.focus();
    else if (found.password) password.current?.focus();
    else onSubmit(credentials);
  };

  const clear = (field: keyof Errors) => () => {
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  return (
    <div className="login">
      <main className="login-card">
        <p className="login-brand">
          <Brand size={30} />
        </p>
        <h1>Ingresa a tu portal</h1>
        <form method="post" action={undefined} noValidate onSubmit={submit}>
          <div className="login-field">
            <label htmlFor="userName">Usuario o Correo</label>
            <input
              ref={userName}
              id="userName"
              name="userName"
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-required="true"
              aria-invalid={errors.userName ? true : undefined}
              aria-describedby={errors.userName ? 'userName-error' : undefined}
              onChange={clear('userName')}
            />
            {errors.userName && (
              <p id="userName-error" className="login-error">
                {errors.userName}
              </p>
            )}
          </div>
          <div className="login-field">
            <label htmlFor="password">Contraseña</label>
            <input
              ref={password}
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              aria-required="true"
              aria-invalid={errors.password ? true : undefined}
              aria-describedby={errors.password ? 'password-error' : undefined}
              onChange={clear('password')}
            />
            {errors.password && (
              <p id="password-error" className="login-error">
                {errors.password}
              </p>
            )}
          </div>
          <button
            type="submit"
            className="login-submit"
            disabled={!ready}
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
          >
            {busy ? 'Ingresando…' : 'Ingresar'}
          </button>
        </form>
        <p className="login-recovery">
          {recuperacion ? (
            <a href={recuperacion} rel="noopener noreferrer">
              ¿Olvidaste tu usuario o contraseña?
            </a>
          ) : (
            <>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without an address is none to a screen reader */}
              <span className="login-recovery-off" role="link" aria-disabled="true" aria-describedby="recuperacion-motivo">
                ¿Olvidaste tu usuario o contraseña?
              </span>
              <span id="recuperacion-motivo" className="login-recovery-reason">
                {recuperacion === null
                  ? 'La recuperación en línea no está disponible en este ambiente. Consulta con el centro de soporte.'
                  : ''}
              </span>
            </>
          )}
        </p>
      </main>
    </div>
  );
}
