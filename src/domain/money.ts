/** Whether an amount can be written and summed in whole cents. */
export const isMoney = (amount: number): boolean => Number.isSafeInteger(Math.round(amount * 100));
