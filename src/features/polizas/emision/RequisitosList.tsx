import type { RefObject } from 'react';
import type { Requisito } from '../../../domain/emisiones.ts';
import type { FieldForm } from '../../../kit/form/app-form.ts';
import { focusFreeField } from '../../../kit/form/FormSummary.tsx';
import styles from './RequisitosList.module.css';
import { goToSeccion, idSeccion } from './secciones.ts';

/** The reasons why the policy can't be issued yet, each with a link to its place. */
export function RequisitosList({
  place,
  form,
  requisitos,
}: {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly form: FieldForm;
  readonly requisitos: readonly Requisito[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group holds no fields
    <div ref={place} tabIndex={-1} role="group" aria-labelledby="emision-faltan" className={styles['reasons']}>
      <p id="emision-faltan">{`Para emitir ${requisitos.length === 1 ? 'falta 1 dato' : `faltan ${requisitos.length} datos`}:`}</p>
      <ul>
        {requisitos.map(({ seccion, field, message }) => (
          <li key={`${seccion} ${field ?? ''} ${message}`}>
            <a
              href={`#${idSeccion(seccion)}`}
              onClick={(event) => {
                event.preventDefault();
                if (field === null) goToSeccion(seccion);
                else focusFreeField(form, field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
