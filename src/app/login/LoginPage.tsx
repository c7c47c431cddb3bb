import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanTyped } from '../../text/typed-text.ts';
import { Brand } from '../shell/Brand.tsx';

/** The message of an empty field (specification 1, section 5). */
const required = 'Este campo es obligatorio.';

/** Props of {@link LoginPage}. */
export interface LoginPageProps {
  /** False in the prerendered page before its script runs: the form can't be submitted then. */
  readonly ready: boolean;
  readonly busy: boolean;
  /** External page that recovers user name or password; null without one, undefined at first. */
  readonly recuperacion: string | null | undefined;
  /** Why the last attempt failed; null when there is nothing to say. */
  readonly refusal: string | null;
  /** The portal's code failed to load: the words are the login's own. */
  readonly isUnloaded: boolean;
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
 * The login (specification 1, sections 2 and 5), prerendered and hydrated. Its uncontrolled fields
 * keep what was typed before hydration; its form is a POST, so no address holds credentials.
 */
export function LoginPage({ ready, busy, recuperacion, refusal: refusalText, isUnloaded, onSubmit }: LoginPageProps) {
  const refusal = isUnloaded ? 'No se pudo cargar la página. Revisa tu conexión y recárgala.' : refusalText;
  const [errors, setErrors] = useState<Errors>({});
  const [shown, setShown] = useState(false);
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refusal === null) return;
    password.current?.focus();
    password.current?.select();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ready || busy) return;
    const data = new FormData(event.currentTarget);
    const credentials = { userName: cleanTyped(text(data, 'userName')), password: text(data, 'password') };
    const found: Errors = {
      ...(credentials.userName === '' && { userName: required }),
      ...(credentials.password === '' && { password: required }),
    };
    setErrors(found);
    if (found.userName) userName.current?.focus();
    else if (found.password) password.current?.focus();
    else {
      setShown(false);
      onSubmit(credentials);
    }
  };

  const clear = (field: keyof Errors) => () => {
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  const described = [errors.password && 'password-error', refusal !== null && 'refusal'].filter(Boolean).join(' ');

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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
              autoFocus
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
            <div className="login-password">
              <input
                ref={password}
                id="password"
                name="password"
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                aria-required="true"
                aria-invalid={errors.password ? true : undefined}
                aria-describedby={described || undefined}
                onChange={clear('password')}
              />
              <button type="button" className="login-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
                <span>Mostrar contraseña</span>
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M1.75 10S4.75 4.75 10 4.75 18.25 10 18.25 10 15.25 15.25 10 15.25 1.75 10 1.75 10Z" />
                  <circle cx="10" cy="10" r="2.5" />
                  {shown && <path d="m3.5 16.5 13-13" />}
                </svg>
              </button>
            </div>
            {errors.password && (
              <p id="password-error" className="login-error">
                {errors.password}
              </p>
            )}
          </div>
          {refusal !== null && (
            <p id="refusal" className="login-refusal">
              {refusal}
            </p>
          )}
          {isUnloaded && (
            <button type="button" className="login-reload" onClick={() => location.reload()}>
              Recargar
            </button>
          )}
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
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `a` without `href` is no link to a screen reader */}
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
