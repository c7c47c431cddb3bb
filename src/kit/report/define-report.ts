import * as z from 'zod/mini';
import type { DependencyTable } from '../../domain/dependencies.ts';
import { type ReporteDefinition, type ReporteOrder, reporteOrder, type ReporteValues } from '../../domain/reportes.ts';
import type { Usuario } from '../../domain/usuario.ts';
import { defineFields, type FieldTable } from '../form/define-fields.ts';
import type { AppFormDefinition } from '../form/form-methods.ts';
import { given } from '../form/rules.ts';

/** What the form of a report holds, as typed. */
export type ReportTyped = Readonly<Record<string, string>>;

/** A report as its screen draws it. */
export interface ReportDefinition<Values extends ReportTyped = ReportTyped> {
  readonly title: string;
  /** What leads to it, the page itself last. */
  readonly breadcrumbs: readonly string[];
  readonly form: Pick<AppFormDefinition<Values>, 'id' | 'schema' | 'labelOf'> & {
    readonly defaults: Values;
    readonly dependencies: DependencyTable;
  };
  /** What an untouched form holds on a day, `yyyy-MM-dd`. */
  readonly presets: (today: string) => Partial<Values>;
  /** Choices that stand again as this browser made them last. */
  readonly remembered: readonly string[];
  /** What a filled form asks for. */
  readonly toOrder: (values: Values, usuario: Usuario) => ReporteOrder;
  /** Text of the button that makes it. */
  readonly submitLabel: string;
  /** It can be had as a spreadsheet, too, under this name. */
  readonly spreadsheet?: string | undefined;
}

/** A report out of its fields; `typeof x.form.defaults` is what they hold. */
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
  /** Label and rule of each. */
  readonly fields: Readonly<Record<Name, readonly [label: string, rule: z.ZodMiniType<string>]>>;
  /** Rules over several fields. */
  readonly checks?: readonly z.core.$ZodCheck<Record<string, unknown>>[];
  readonly dependencies?: DependencyTable;
  readonly presets?: (today: string) => Partial<Readonly<Record<NoInfer<Name>, string>>>;
  /** Fields, choices all of them, that begin with what this browser chose last. */
  readonly remembered?: readonly NoInfer<Name>[];
  readonly submitLabel?: string;
  readonly spreadsheet?: string;
  /** What the report is asked with, of what was typed. */
  readonly toValues: (typed: Readonly<Record<NoInfer<Name>, string>>, usuario: Usuario) => ReporteValues<NoInfer<Key>>;
}): ReportDefinition<Readonly<Record<Name, string>>> {
  const { shape, empty, labels } = defineFields<FieldTable>(fields);
  return {
    title: report.title,
    breadcrumbs,
    form: {
      id: `reporte-${report.code}`,
      schema: z.object(shape).check(...checks),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing for each field
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

/** Digits that may stay empty, as they are typed: as a number, long ones would lose some. */
export const optionalDigits = (max: number) =>
  z.string().check(given((typed) => /^\d+$/.test(typed) && typed.length <= max, `Escribe solo números, ${max} como máximo.`));

/** The rule of a year that a report may be asked for. */
export const existingYear = () =>
  given(
    (typed) => /^\d{4}$/.test(typed) && typed >= '1900' && typed <= '2100',
    'Escribe un año de cuatro cifras, de 1900 a 2100.',
  );
