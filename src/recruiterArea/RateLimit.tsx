import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { currencies } from '../../domain/contract/billing/currencies.ts';
import { minorDigits } from '../components/fields/formatMoney.ts';
import { readAmount, writeAmount } from '../components/inputs/amounts.ts';
import { textOf } from '../i18n/textOf.ts';
import { usePlatform } from '../platform/shownPlatform.ts';

/** The highest hourly rate, with its currency. Applied on leaving the input or with Enter. */
export const RateLimit = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const usual = usePlatform().currency;
  const { filterValues, setFilters } = useListContext();
  const { rateUpTo, rateCurrency = usual, ...others } = filterValues;
  const written = (amount: number | undefined) =>
    amount === undefined ? '' : writeAmount(amount / 10 ** minorDigits(rateCurrency), locale, 2);
  const [typed, setTyped] = useState(written(rateUpTo));
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address, not what is being typed
  useEffect(() => setTyped(written(rateUpTo)), [rateUpTo, rateCurrency]);
  const amount = typed.trim() ? readAmount(typed, locale) : undefined;
  const isWrong = Number.isNaN(amount);
  const apply = (currency: string) => {
    if (isWrong) return;
    const limit = amount && Math.round(amount * 10 ** minorDigits(currency));
    setFilters(limit ? { ...others, rateUpTo: limit, rateCurrency: currency } : others);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px', gap: 1, mt: 1, mb: 0.5 }}>
      <TextField
        size="small"
        margin="none"
        label={translate('pages.talentPool.rateUpTo')}
        value={typed}
        error={isWrong}
        helperText={isWrong ? textOf('money.enter') : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => apply(rateCurrency)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply(rateCurrency);
        }}
      />
      <TextField
        select
        size="small"
        margin="none"
        label={translate('pages.talentPool.rateCurrency')}
        value={rateCurrency}
        onChange={(event) => apply(event.target.value)}
      >
        {currencies.map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
