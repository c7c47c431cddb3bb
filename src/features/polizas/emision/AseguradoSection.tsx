import { SolicitanteFields } from '../../shared/applicant/SolicitanteFields.tsx';
import { fieldsOf } from '../../../kit/form/fields.tsx';
import type { EmisionValues } from './emision-form.ts';
import { idSeccion, nombreSeccion } from './secciones.ts';
import type { EmisionForm } from './use-emision.ts';

const { Checkbox } = fieldsOf<EmisionValues>();

/** The insured: the contracting party, unless the user names another person (assumptions Q13). */
export function AseguradoSection({
  emision,
  onCreate,
}: {
  readonly emision: Pick<EmisionForm, 'otro' | 'asegurado' | 'contratante'>;
  readonly onCreate: (() => void) | undefined;
}) {
  const { otro, asegurado, contratante } = emision;
  return (
    <SolicitanteFields
      title={nombreSeccion.asegurado}
      id={idSeccion('asegurado')}
      intro={<Checkbox name="otroAsegurado" />}
      instead={
        otro ? undefined : (
          <p>
            {contratante.persona
              ? `El asegurado es el contratante: ${contratante.persona.nombre}`
              : 'El asegurado es el contratante'}
          </p>
        )
      }
      reason="El asegurado debe ser cliente tuyo."
      cliente={asegurado}
      onCreate={onCreate}
    />
  );
}
