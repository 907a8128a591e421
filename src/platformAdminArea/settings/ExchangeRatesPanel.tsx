import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  NumberInput,
  SaveButton,
  useCreate,
  useLocale,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { currencies } from '../../../domain/contract/billing/currencies.ts';
import {
  type ExchangeRates,
  exchangeRatesKey,
  rateBase,
  readExchangeRates,
} from '../../../domain/contract/platform/exchangeRates.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

const others = currencies.filter((currency) => currency !== rateBase);

/** The rates by which hourly rates in different currencies are compared. */
export const ExchangeRatesPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const mayChange = useMay('edit', 'preferences');
  const row = rows.findLast(({ key }) => key === exchangeRatesKey);
  const known = useMemo(() => ({ id: exchangeRatesKey, ...readExchangeRates(row?.value) }), [row]);
  const save = useSaveRates(row);
  return (
    <Panel title={translate('platformSettings.rates.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('platformSettings.rates.about')}{' '}
        {row?.value &&
          translate('platformSettings.rates.since', { date: writeMoment(row.updatedAt, locale) })}
      </Typography>
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
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [create] = useCreate();
  const [update] = useUpdate();
  return async (typed: ExchangeRates) => {
    const rates = Object.fromEntries(
      others.flatMap((currency) => (typed[currency] ? [[currency, typed[currency]]] : [])),
    );
    const value = JSON.stringify(rates);
    const label = translate('platformSettings.rates.title');
    try {
      if (row)
        await update(
          'preferences',
          { id: row.id, data: { value }, previousData: row },
          { returnPromise: true, mutationMode: 'pessimistic' },
        );
      else
        await create(
          'preferences',
          { data: { kind: 'platform', key: exchangeRatesKey, label, enabled: true, value } },
          { returnPromise: true },
        );
      notify('platformSettings.rates.saved', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    refresh();
  };
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
};
