import { useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../domain/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useLeaveGuard } from '../../kit/leave/leave-guard.tsx';

/** A field with text that asks before the page is left, and the ways to leave from within. */
export function SinEnviarDemo() {
  const field = useRef<HTMLInputElement>(null);
  const { allowLeaving } = useLeaveGuard(
    () => Boolean(field.current?.value),
    () => true,
  );
  const [location, navigate] = useLocation();
  return (
    <>
      <TextField label="Texto sin enviar" ref={field} />
      <Button variant="outline" onClick={() => navigate(`${location}?paso=2`)}>
        Otro paso
      </Button>
      <Button variant="outline" onClick={() => navigate(paths.listClientes)}>
        Ir a clientes
      </Button>
      <Button
        onClick={() => {
          allowLeaving();
          navigate(paths.listClientes);
        }}
      >
        Enviar
      </Button>
    </>
  );
}
