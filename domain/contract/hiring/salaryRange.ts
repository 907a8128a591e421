const formats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units, without cents if there are none: '$95', '$92.50'. */
const amount = (minor: number, currency: string): string => {
  const digits = minor % 100 === 0 ? 0 : 2;
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(minor / 100);
};

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
  const [from, to] = [salaryMin, salaryMax].map((one) => (one == null ? null : amount(one, currency)));
  if (from != null && to != null) return from === to ? `${from} ${per}` : `${from} – ${to} ${per}`;
  if (from != null) return `From ${from} ${per}`;
  return to == null ? null : `Up to ${to} ${per}`;
};
