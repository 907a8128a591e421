import { useTranslate } from 'ra-core';

/** Label of one end of a range: "Due Date from". */
export const RangeLabel = ({ label, end }: { label: string; end: 'gte' | 'lte' }) => {
  const translate = useTranslate();
  return translate(end === 'gte' ? 'screens.rangeFrom' : 'screens.rangeTo', { field: translate(label) });
};
