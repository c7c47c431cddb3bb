import * as z from 'zod/mini';
import type { DependencyTable } from '../../domain/dependencies.ts';
import { type ReporteDefinition, type ReporteOrder, reporteOrder, type ReporteValues } from '../../domain/reportes.ts';
import type { Usuario } from '../../domain/usuario.ts';
import { defineFields, type FieldTable } from '../form/define-fields.ts';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { given } from '../form/rules.ts';

/** The values of a report's form, as typed. */
export type ReportTyped = Readonly<Record<string, string>>;

/** A report as its screen draws it. */
export interface ReportDefinition<Values extends ReportTyped = ReportTyped> {
  readonly title: string;
  /** The steps to the page, its own title last. */
  readonly breadcrumbs: readonly string[];
  readonly form: Pick<AppFormDefinition<Values>, 'id' | 'schema' | 'labelOf'> & {
    readonly defaults: Values;
    readonly dependencies: DependencyTable;
  };
  /** The values of an untouched form on a day, `yyyy-MM-dd`. */
  readonly presets: (today: string) => Partial<Values>;
  /** Choices that the form restores from this browser's last report. */
  readonly remembered: readonly string[];
  readonly toOrder: (values: Values, usuario: Usuario) => ReporteOrder;
  readonly submitLabel: string;
  /** File name of the report's spreadsheet, where it has one. */
  readonly spreadsheet?: string | undefined;
}

/** Defines a report from its fields; `typeof x.form.defaults` is the type of its values. */
export function defineReport<Key extends string, const Name extends string>({
  report,
  breadcrumbs,
  fields,
  checks = [],
  dependencies = {},
  presets = () => ({}),
  remembered = [],
  submitLabel = 'Imprimir',
  spreadsheet,
  toValues,
}: {
  readonly report: ReporteDefinition<Key>;
  readonly breadcrumbs: readonly string[];
  readonly fields: Readonly<Record<Name, readonly [label: string, rule: z.ZodMiniType<string>]>>;
  readonly checks?: readonly z.core.$ZodCheck<Record<string, unknown>>[];
  readonly dependencies?: DependencyTable;
  readonly presets?: (today: string) => Partial<Readonly<Record<NoInfer<Name>, string>>>;
  /** Choices that begin with this browser's last values. */
  readonly remembered?: readonly NoInfer<Name>[];
  readonly submitLabel?: string;
  readonly spreadsheet?: string;
  /** The values of the report's call. */
  readonly toValues: (typed: Readonly<Record<NoInfer<Name>, string>>, usuario: Usuario) => ReporteValues<NoInfer<Key>>;
}): ReportDefinition<Readonly<Record<Name, string>>> {
  const { shape, empty, labels } = defineFields<FieldTable>(fields);
  return {
    title: report.title,
    breadcrumbs,
    form: {
      id: `reporte-${report.code}`,
      schema: z.object(shape).check(...checks),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one empty text per field
      defaults: empty as Readonly<Record<Name, string>>,
      labelOf: (name) => labels[name] ?? name,
      dependencies,
    },
    presets,
    remembered,
    toOrder: (values, usuario) => reporteOrder(report, toValues(values, usuario)),
    submitLabel,
    spreadsheet,
  };
}

/** Optional digits, kept as text: a number would lose digits of long ones. */
export const optionalDigits = (max: number) =>
  z.string().check(given((typed) => /^\d+$/.test(typed) && typed.length <= max, `Escribe solo números, ${max} como máximo.`));

/** The rule of a report's year. */
export const existingYear = () =>
  given(
    (typed) => /^\d{4}$/.test(typed) && typed >= '1900' && typed <= '2100',
    'Escribe un año de cuatro cifras, de 1900 a 2100.',
  );
