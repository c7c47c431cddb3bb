import { type ComponentType, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { groupByBien } from '../../../domain/campos.ts';
import { today as todayThere } from '../../../domain/periods.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { Words } from '../../../ui/text/Words.tsx';
import { type FieldForm, useAppFormContext } from '../../../kit/form/app-form.ts';
import { RuntimeFields, type RuntimeField } from '../../../kit/form/runtime-fields.tsx';
import { type CampoField, isSameValue, parentTextOf } from './campo-values.ts';

export interface CamposTecnicosProps {
  readonly fields: readonly CampoField[];
  /** Element id of the first heading, for links to it. */
  readonly id?: string | undefined;
  /** Whether a plan may fill the field: a value from the plan is marked as the plan's. */
  readonly planFills?: (field: CampoField) => boolean;
  /** Drawn under the fields of each insured good. */
  readonly Footer?: ComponentType<{ readonly nuBien: number; readonly fields: readonly CampoField[] }> | undefined;
}

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

/** Keeps the line of an unmarked field, so that a mark moves no field below. */
const noMark = '\u00A0';

/** Says where a value that nobody typed comes from, until the user changes the value. */
function ValueMark({ field }: { readonly field: CampoField }) {
  const { control, readOnly } = useAppFormContext();
  const [held, delPlan]: readonly unknown[] = useWatch({ control, name: [field.name, 'delPlan'] });
  const isHeld = (value: unknown) => isSameValue(field, held, value);
  if (typeof delPlan === 'object' && delPlan !== null && isHeld(Reflect.get(delPlan, field.name)))
    return <Words>Valor del plan</Words>;
  if (isHeld(field.defaultValue)) return <Words>Valor por defecto</Words>;
  // A fresh element, because a page translator skips an element that was blank before.
  return readOnly ? null : <Words key="blank">{noMark}</Words>;
}

/** How many required technical fields hold a value, and how many there are; boxes don't count. */
export function useFilledCampos({ control }: Pick<FieldForm, 'control'>, fields: readonly CampoField[]) {
  const asked = fields.filter(({ required, kind }) => required && kind !== 'checkbox');
  const held: readonly unknown[] = useWatch({ control, name: asked.map(({ name }) => name) });
  return { filled: held.filter((value) => typeof value === 'string' && value.trim() !== '').length, required: asked.length };
}
