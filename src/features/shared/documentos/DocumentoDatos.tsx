import { useState } from 'react';
import {
  type DatosDocumento,
  findDatoProblems,
  type StoredDocumento,
  takesPlaceOf,
  type TramiteDocumento,
} from '../../../domain/documentos.ts';
import { today } from '../../../domain/periods.ts';
import { parseTypedDay } from '../../../format/typed-days.ts';
import type { UploadSnapshot } from '../../../machines/upload/upload-machine.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import styles from './DocumentoDatos.module.css';
import { problemTexts } from './upload-texts.ts';

export interface DocumentoDatosProps {
  readonly upload: UploadSnapshot;
  readonly tramites: Fetched<readonly TramiteDocumento[]>;
  readonly stored: readonly StoredDocumento[];
  readonly disabled: boolean;
  /** Hides the kind: the service has the kind of the document already. */
  readonly onlyDays?: boolean;
  readonly onChange: (changed: Partial<DatosDocumento>) => void;
}

/** Fields for the kind and the days of a document. */
export function DocumentoDatos({ upload, tramites, stored, disabled, onlyDays = false, onChange }: DocumentoDatosProps) {
  const { datos, attempted, nombre } = upload.context;
  const [now] = useState(() => today());
  const [left, setLeft] = useState<ReadonlySet<keyof DatosDocumento>>(() => new Set());
  const problems = findDatoProblems(datos, now);
  const errorOf = (field: keyof DatosDocumento) => {
    const problem = attempted || left.has(field) ? problems[field] : undefined;
    return problem && problemTexts[problem];
  };
  const { idDocumentoTramite } = datos;
  const isReplacing =
    idDocumentoTramite !== null && stored.some((one) => takesPlaceOf(one, { idDocumentoTramite, nmArchivo: nombre }));
  const day = (field: 'feEmision' | 'feVencimiento', label: string) => (
    <DateField
      label={label}
      today={now}
      {...(field === 'feEmision' && { max: now })}
      defaultValue={datos[field].typed}
      disabled={disabled}
      error={errorOf(field)}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: { typed: value, day: parseTypedDay(value) } })}
      onBlur={() => setLeft(new Set([...left, field]))}
    />
  );
  return (
    <div className={styles['datos']}>
      {!onlyDays && (
        <SelectField
          label="Tipo de documento"
          required
          placeholder="Selecciona…"
          options={(tramites.data ?? []).map((tramite) => ({
            value: String(tramite.idDocumentoTramite),
            label: tramite.nombre,
          }))}
          status={tramites.status}
          onRetry={tramites.retry}
          value={idDocumentoTramite === null ? '' : String(idDocumentoTramite)}
          disabled={disabled}
          error={errorOf('idDocumentoTramite')}
          help={isReplacing ? 'Tomará el lugar del que ya está cargado con este nombre.' : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ idDocumentoTramite: value === '' ? null : Number(value) })}
        />
      )}
      {day('feEmision', 'Fecha de emisión')}
      {day('feVencimiento', 'Fecha de vencimiento')}
    </div>
  );
}
