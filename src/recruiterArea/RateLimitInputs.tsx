import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type Currency, isCurrency } from '../../domain/contract/billing/currencies.ts';
import { minorDigits, toMajor, toMinor } from '../../domain/money/minorUnits.ts';
import { readAmount, writeAmount } from '../components/inputs/amounts.ts';
import { useOfferedCurrencies } from '../components/inputs/CurrencyInput.tsx';
import { textOf } from '../i18n/textOf.ts';
import { usePlatform } from '../platform/shownPlatform.ts';

/** In minor units. */
export type Limit = { upTo: number; currency: Currency };

interface Props {
  value: Limit | null;
  onChange: (limit: Limit | null) => void;
}

/** The maximum hourly rate, with its currency. Applied on leaving the input or with Enter. */
export const RateLimitInputs = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const usual = usePlatform().currency;
  const [chosen, setChosen] = useState<Currency>();
  const currency = value?.currency ?? chosen ?? usual;
  const offered = useOfferedCurrencies(currency);
  const written = value ? writeAmount(toMajor(value.upTo, currency), locale, minorDigits(currency)) : '';
  const [typed, setTyped] = useState(written);
  useEffect(() => setTyped(written), [written]);
  const amount = typed.trim() ? readAmount(typed, locale) : undefined;
  const isWrong = Number.isNaN(amount);
  const apply = (to: Currency) => {
    setChosen(to);
    if (isWrong) return;
    const upTo = amount && toMinor(amount, to);
    if (upTo !== value?.upTo || to !== value?.currency) onChange(upTo ? { upTo, currency: to } : null);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 84px', gap: 1, mt: 1, mb: 0.5 }}>
      <TextField
        size="small"
        margin="none"
        label={translate('talentPoolPage.rateUpTo')}
        value={typed}
        error={isWrong}
        helperText={isWrong ? textOf('money.enter') : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => apply(currency)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply(currency);
        }}
      />
      <TextField
        select
        size="small"
        margin="none"
        label={translate('talentPoolPage.rateCurrency')}
        value={currency}
        onChange={({ target }) => isCurrency(target.value) && apply(target.value)}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
