import { addMonths } from '../../days.ts';

/** An instalment of a policy; amounts in whole cents. */
export interface Receipt {
  cd: number;
  cuota: number;
  feVencimiento: string;
  prima: number;
  monto: number;
}

const FIRST = 15_000;
const CUOTA = 10_000_000;

/** A receipt's number: the policy's plus 15,000, and ten million more per further instalment. */
export function receiptNumber(nuPoliza: number, cuota: number): number {
  return FIRST + nuPoliza + (cuota - 1) * CUOTA;
}

/** Instalments, monthly from a policy's first day; the first takes the division's remainder. */
export function receiptsOf(
  nuPoliza: number,
  { cuotas, feDesde, prima, componente }: { cuotas: number; feDesde: string; prima: number; componente: number },
): Receipt[] {
  return Array.from({ length: cuotas }, (_, index) => {
    const part = (whole: number): number => Math.floor(whole / cuotas) + (index === 0 ? whole % cuotas : 0);
    return {
      cd: receiptNumber(nuPoliza, index + 1),
      cuota: index + 1,
      feVencimiento: addMonths(feDesde, index),
      prima: part(prima),
      monto: part(prima) + part(componente),
    };
  });
}
