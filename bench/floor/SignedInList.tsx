import { type FormEvent, type ReactNode, useState } from 'react';

export interface Row {
  id: number;
  tipoDocumento: string;
  nuDocumento: string;
  nombre: string;
  fechaNacimiento?: string | null;
  fechaIngresoSistema?: string | null;
}

async function signIn(form: FormData): Promise<string> {
  const answer = await fetch('/servicios/autorizacion/v1/account/authenticate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName: form.get('userName'), password: form.get('password') }),
  });
  const { value: user } = (await answer.json()) as { value: { token: string } };
  return user.token;
}

async function list(token: string, pageSize: string): Promise<Row[]> {
  const answer = await fetch(`/servicios/core/v1/clientes?pageSize=${pageSize}&pageNumber=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { value: rows } = (await answer.json()) as { value: Row[] };
  return rows;
}

export interface SignedInListProps {
  readonly draw: (rows: readonly Row[]) => ReactNode;
}

/** The smallest signed-in list: a form, two calls, the rows, and a choice of the page size. */
export function SignedInList({ draw }: SignedInListProps) {
  const [token, setToken] = useState('');
  const [rows, setRows] = useState<Row[]>();
  const enter = async (form: FormData): Promise<void> => {
    const signedIn = await signIn(form);
    setToken(signedIn);
    setRows(await list(signedIn, '10'));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void enter(new FormData(event.currentTarget));
  };
  if (!rows) {
    return (
      <form onSubmit={submit}>
        <label>
          Usuario o Correo <input name="userName" />
        </label>
        <label>
          Contraseña <input name="password" type="password" />
        </label>
        <button type="submit">Ingresar</button>
      </form>
    );
  }
  return (
    <>
      <select aria-label="Filas" onChange={(event) => void list(token, event.target.value).then(setRows)}>
        <option>10</option>
        <option>100</option>
        <option>200</option>
      </select>
      {draw(rows)}
    </>
  );
}
