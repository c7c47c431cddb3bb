import { type ComponentType, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { groupByBien } from '../../../domain/campos.ts';
import { today as todayThere } from '../../../domain/periods.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { Words } from '../../../ui/text/Words.tsx';
import { type FieldForm, useAppFormContext } from '../../../kit/form/app-form.ts';
import { RuntimeFields, type RuntimeField } from '../../../kit/form/runtime-fields.tsx';
import { type CampoField, isSameValue, parentTextOf } from './campo-values.ts';

/** Props of {@link CamposTecnicos}. */
export interface CamposTecnicosProps {
  readonly fields: readonly CampoField[];
  /** Of the first heading, where something leads to it. */
  readonly id?: string | undefined;
  /** Which fields a plan may fill in: the value that it filled is marked as such. */
  readonly planFills?: (field: CampoField) => boolean;
  /** What stands under the fields of each insured good. */
  readonly Footer?: ComponentType<{ readonly nuBien: number; readonly fields: readonly CampoField[] }> | undefined;
}

/** The technical fields of a product, a section for each insured good. */
export function CamposTecnicos({ fields, id, planFills, Footer }: CamposTecnicosProps) {
  const [today] = useState(() => todayThere());
  const groups = useMemo(() => groupByBien(fields), [fields]);
  const parentText = parentTextOf(fields);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const helpOf = ({ name }: RuntimeField) => {
    const field = byName.get(name);
    const mayBeFilled = field !== undefined && planFills?.(field) === true;
    return field && (field.defaultValue !== undefined || mayBeFilled) ? <ValueMark field={field} /> : undefined;
  };
  return groups.map(({ nuBien, fields: of }, index) => (
    <FieldGroup
      key={nuBien}
      title={groups.length === 1 ? 'Datos técnicos' : `Datos técnicos del bien asegurado ${index + 1}`}
      level={2}
      id={index === 0 ? id : undefined}
      footer={Footer && <Footer nuBien={nuBien} fields={of} />}
    >
      <RuntimeFields fields={of} today={today} helpOf={helpOf} parentText={parentText} />
    </FieldGroup>
  ));
}

/** An empty line in its place: a mark that came or went with its line would move what is below from under the pointer. */
const noMark = '\u00A0';

/** Says of a value that nobody typed where it comes from, until it is changed. */
function ValueMark({ field }: { readonly field: CampoField }) {
  const { control, readOnly } = useAppFormContext();
  const [held, delPlan]: readonly unknown[] = useWatch({ control, name: [field.name, 'delPlan'] });
  const isHeld = (value: unknown) => isSameValue(field, held, value);
  if (typeof delPlan === 'object' && delPlan !== null && isHeld(Reflect.get(delPlan, field.name)))
    return <Words>Valor del plan</Words>;
  if (isHeld(field.defaultValue)) return <Words>Valor por defecto</Words>;
  // An element of its own: what translates a page does not look again at one that was blank.
  return readOnly ? null : <Words key="blank">{noMark}</Words>;
}

/** How many of the technical fields that must be filled are, and how many there are. */
export function useFilledCampos({ control }: Pick<FieldForm, 'control'>, fields: readonly CampoField[]) {
  const asked = fields.filter(({ required, kind }) => required && kind !== 'checkbox');
  const held: readonly unknown[] = useWatch({ control, name: asked.map(({ name }) => name) });
  return { filled: held.filter((value) => typeof value === 'string' && value.trim() !== '').length, required: asked.length };
}
