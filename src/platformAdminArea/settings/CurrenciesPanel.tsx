import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { AutocompleteArrayInput, SaveButton, useLocale, useTranslate } from 'react-admin';
import {
  currencies,
  currenciesInUse,
  currenciesInUseKey,
  writeCurrencies,
} from '../../../domain/contract/billing/currencies.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { settingOf } from '../../../domain/settings/platform.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useSaveSetting } from './useSaveSetting.ts';

/** The currencies that people can choose; the default one is always among them. */
export const CurrenciesPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const mayChange = useMay('edit', 'preferences');
  const row = rows.findLast(({ key }) => key === currenciesInUseKey);
  const usual = settingOf(rows, 'currency');
  const known = useMemo(
    () => ({ id: currenciesInUseKey, currencies: [...currenciesInUse(row?.value, usual)] }),
    [row, usual],
  );
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return currencies.map((id) => ({ id, name: `${id} · ${names.of(id)}` }));
  }, [locale]);
  const title = translate('platformSettings.currencies.title');
  const store = useSaveSetting(row, {
    key: currenciesInUseKey,
    label: title,
    saved: 'platformSettings.currencies.saved',
  });
  const save = ({ currencies: chosen = [] }: { currencies?: string[] }) =>
    store(writeCurrencies([...chosen, usual]));
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('platformSettings.currencies.about', { currency: usual })}
      </Typography>
      <Form record={known} onSubmit={save}>
        <AutocompleteArrayInput
          source="currencies"
          label="platformSettings.currencies.label"
          choices={choices}
          translateChoice={false}
          helperText={false}
          readOnly={!mayChange}
          fullWidth
        />
        {mayChange && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <SaveButton label="platformSettings.currencies.save" />
          </Box>
        )}
      </Form>
    </Panel>
  );
};
