import { useState } from 'react';
import { definitionOf } from '../../domain/catalogos.ts';
import { direccionDependencies, fieldsClearedBy, missingBefore, parentsFor } from '../../domain/dependencies.ts';
import { CatalogoField } from '../../kit/catalogo/CatalogoField.tsx';

const labelOf = (field: string) =>
  field === 'idPais' ? 'País' : definitionOf(direccionDependencies[field]?.catalogo ?? 'paises').label;

/** The dependent fields of an address, driven by the table of dependencies. */
export function DireccionDemo() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const change = (field: string) => (value: string) => {
    const cleared = Object.fromEntries(fieldsClearedBy(direccionDependencies, field).map((dependent) => [dependent, '']));
    setValues({ ...values, ...cleared, [field]: value });
  };
  return (
    <>
      <CatalogoField
        catalogo="paises"
        label="País"
        placeholder="Selecciona…"
        value={values['idPais'] ?? ''}
        onValueChange={change('idPais')}
      />
      {Object.entries(direccionDependencies).map(([field, { catalogo }]) => {
        if (!catalogo) return null;
        const missing = missingBefore(direccionDependencies, field, values);
        return (
          <CatalogoField
            key={field}
            catalogo={catalogo}
            parents={parentsFor(direccionDependencies, field, values)}
            label={labelOf(field)}
            placeholder="Selecciona…"
            value={values[field] ?? ''}
            onValueChange={change(field)}
            disabledReason={missing ? `Elige primero: ${labelOf(missing)}.` : undefined}
          />
        );
      })}
    </>
  );
}
