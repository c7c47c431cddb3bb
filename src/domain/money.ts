/** Whether an amount can be written and added up to the cent. */
export const isMoney = (amount: number): boolean => Number.isSafeInteger(Math.round(amount * 100));
