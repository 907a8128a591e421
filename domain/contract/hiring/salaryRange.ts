import { formatMoney } from '../../money/formatMoney.ts';

export const payPeriods = ['Hour', 'Day', 'Month', 'Year'] as const;

/** Amounts in minor units; null if not stated. */
export type Pay = {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPer: (typeof payPeriods)[number];
  currency: string;
};

/**
 * The English text of a job's pay, such as '$80 – $95 per hour'; null without amounts. Pages say the amounts
 * in their reader's language (`sayPay`).
 */
export const salaryRange = ({ salaryMin, salaryMax, salaryPer, currency }: Pay): string | null => {
  const per = `per ${salaryPer.toLowerCase()}`;
  const [from, to] = [salaryMin, salaryMax].map((one) =>
    one == null ? null : formatMoney(one, currency, 'en-US'),
  );
  if (from != null && to != null) return from === to ? `${from} ${per}` : `${from} – ${to} ${per}`;
  if (from != null) return `From ${from} ${per}`;
  return to == null ? null : `Up to ${to} ${per}`;
};
