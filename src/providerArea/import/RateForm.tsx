import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { currencyOfColumn } from '../../../domain/import/planImport.ts';
import { type Cell, type ColumnForm, rateUnits } from '../../../domain/import/readCell.ts';
import { useOfferedCurrencies } from '../../components/inputs/CurrencyInput.tsx';
import { marketOf, usePlatform } from '../../platform/shownPlatform.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

interface Props {
  header: string;
  cells: readonly Cell[];
  value: ColumnForm;
  /** The currency of a candidate is that of the rate, unless the file has a column for it. */
  asksCurrency: boolean;
  onChange: (value: ColumnForm) => void;
}

/** What the amounts of a column are for, and in which currency, where the cells do not say so. */
export const RateForm = ({ header, cells, value, asksCurrency, onChange }: Props) => {
  const translate = useTranslate();
  const platform = usePlatform();
  const stated = useMemo(
    () => currencyOfColumn(header, cells, marketOf(platform)),
    [header, cells, platform],
  );
  const offered = useOfferedCurrencies(value.currency);
  return (
    <>
      <ColumnChoice
        header={header}
        label={translate('bench.import.rateUnit')}
        open={translate('bench.import.rateUnitOpen')}
        options={rateUnits.map((unit) => ({ value: unit, label: translate(`bench.import.per.${unit}`) }))}
        value={value.per}
        onChange={(per) => onChange({ ...value, per })}
      />
      {asksCurrency && (
        <ColumnChoice
          header={header}
          label={translate('bench.import.rateCurrency')}
          open={translate('bench.import.rateCurrencyOpen', { currency: stated ?? platform.currency })}
          options={offered.map((code) => ({ value: code, label: code }))}
          value={value.currency}
          onChange={(currency) => onChange({ ...value, currency })}
        />
      )}
    </>
  );
};
