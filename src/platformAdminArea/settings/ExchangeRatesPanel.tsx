import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { NumberInput, SaveButton, useLocale, useTranslate } from 'react-admin';
import { currencies } from '../../../domain/contract/billing/currencies.ts';
import {
  type ExchangeRates,
  exchangeRatesKey,
  rateBase,
  readExchangeRates,
} from '../../../domain/contract/platform/exchangeRates.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { useOfferedCurrencies } from '../../components/inputs/CurrencyInput.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useSaveSetting } from './useSaveSetting.ts';

/** The rates by which hourly rates in different currencies are compared. */
export const ExchangeRatesPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const writeList = useWriteList();
  const mayChange = useMay('edit', 'preferences');
  const row = rows.findLast(({ key }) => key === exchangeRatesKey);
  const known = useMemo(() => ({ id: exchangeRatesKey, ...readExchangeRates(row?.value) }), [row]);
  // Currencies in use, and others whose rates are known: rows that have them are compared by these.
  const others = useOfferedCurrencies(...Object.keys(known)).filter((currency) => currency !== rateBase);
  const unknown = others.filter((currency) => !Object.hasOwn(known, currency));
  const save = useSaveRates(row);
  return (
    <Panel title={translate('platformSettings.rates.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('platformSettings.rates.about')}{' '}
        {row?.value &&
          translate('platformSettings.rates.since', { date: writeMoment(row.updatedAt, locale) })}
      </Typography>
      {unknown.length > 0 && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {translate('platformSettings.rates.none', { currencies: writeList(unknown) })}
        </Typography>
      )}
      <Form record={known} onSubmit={save}>
        <Box sx={grid}>
          {others.map((currency) => (
            <NumberInput
              key={currency}
              source={currency}
              label={translate('platformSettings.rates.one', { currency, base: rateBase })}
              min={0}
              step="any"
              helperText={false}
              readOnly={!mayChange}
            />
          ))}
        </Box>
        {mayChange && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <SaveButton label="platformSettings.rates.save" />
          </Box>
        )}
      </Form>
    </Panel>
  );
};

const useSaveRates = (row: Preference | undefined) => {
  const translate = useTranslate();
  const store = useSaveSetting(row, {
    key: exchangeRatesKey,
    label: translate('platformSettings.rates.title'),
    saved: 'platformSettings.rates.saved',
  });
  return (typed: ExchangeRates) => {
    const rates = Object.fromEntries(
      currencies.flatMap((currency) =>
        typed[currency] && currency !== rateBase ? [[currency, typed[currency]]] : [],
      ),
    );
    return store(JSON.stringify(rates));
  };
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
};
