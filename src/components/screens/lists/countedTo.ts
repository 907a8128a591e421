import { useListContext, useLocale } from 'react-admin';

/** Filtered lists are counted up to this number of rows; a press counts the others. */
export const countedTo = { countTo: 10_000 };

/** The number of rows in the list, such as “2,847”, or “10,000+” if there are more than were counted. */
export const useTotalText = (): string => {
  const { total = 0, meta } = useListContext();
  const text = new Intl.NumberFormat(useLocale()).format(total);
  return meta?.more ? `${text}+` : text;
};
