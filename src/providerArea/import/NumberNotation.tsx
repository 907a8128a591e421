import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Cell, ColumnForm } from '../../../domain/import/readCell.ts';
import { ambiguousNumberIn, decimalSigns, numberBy } from '../../../domain/import/readNumber.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

interface Props {
  header: string;
  cells: readonly Cell[];
  value: ColumnForm['decimal'];
  onChange: (value: ColumnForm['decimal']) => void;
}

/** Asks what a number such as "1.234" is, once for the whole column, where the column does not tell. */
export const NumberNotation = ({ header, cells, value, onChange }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const number = useMemo(() => ambiguousNumberIn(cells), [cells]);
  if (number === null) return null;
  // Without thousands separators, as with them both would look like the other.
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 });
  return (
    <ColumnChoice
      header={header}
      label={translate('bench.import.numberIs', { number })}
      open={translate('bench.import.numberOpen')}
      options={decimalSigns.map((sign) => ({
        value: sign,
        label: plain.format(numberBy(sign, number) ?? 0),
      }))}
      value={value}
      onChange={onChange}
    />
  );
};
