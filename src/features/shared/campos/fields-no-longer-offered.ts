import { nameInCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { FieldForm } from '../../../kit/form/app-form.ts';
import { choiceMessages, choiceParents } from '../../../kit/form/choice-names.ts';
import type { Problem } from '../../../kit/form/form-problems.ts';
import type { PortalContextValue } from '../../../kit/portal/portal-context.tsx';
import type { CampoField } from './campo-values.ts';

/** A form with technical fields, and the catalogues of its choices. */
export interface TechnicalForm {
  readonly catalogos: PortalContextValue['catalogos'];
  readonly form: Pick<FieldForm, 'valueOf' | 'dependencies'>;
  readonly fields: readonly CampoField[];
}

/** Finds the choices that hold a value their lookup table no longer offers. */
export function fieldsNoLongerOffered({ catalogos, form, fields }: TechnicalForm): readonly Problem[] {
  return fields.flatMap(({ name, catalogo, parents: fixed }) => {
    const key = form.valueOf(name);
    const parents = catalogo && choiceParents(form.dependencies, name, form.valueOf, fixed);
    if (!catalogo || !parents || typeof key !== 'string' || key === '') return [];
    return nameInCatalogo(catalogos, catalogo, parents, key) === '' ? [{ name, message: choiceMessages.unknownKey }] : [];
  });
}
