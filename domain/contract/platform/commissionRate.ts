/** The setting of the platform with its share of what providers invoice to clients, in percent. */
export const commissionRateKey = 'commissionRate';

/** Whether a text is a percentage with at most two decimals, up to 100. */
export const isCommissionRate = (value: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100;

/** The setting in hundredths of a percent: 5.25 is 525. Without one, nothing is charged. */
export const readCommissionRate = (value: string | null | undefined): number =>
  value && isCommissionRate(value) ? Math.round(Number(value) * 100) : 0;
