import { useLocale, useTranslate } from 'react-admin';

/** The minutes of the working day that a candidate shares with the team, in hours. */
export const CommonHours = ({ minutes }: { minutes: number | undefined }) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (minutes === undefined) return null;
  const hours = (minutes / 60).toLocaleString(locale, { maximumFractionDigits: 1 });
  return <span>{translate('talent.overlap.fact', { hours })}</span>;
};
