import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextInput, type TextInputProps, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { minorDigits, toMajor, toMinor } from '../../../domain/money/minorUnits.ts';
import { readAmount, writeAmount } from './amounts.ts';

/**
 * An input in whole currency units with the language's decimal sign ($85.50, 85,50 €), stored in minor units
 * (8550). Invalid text stays as typed, with an error.
 */
export const MoneyInput = (props: TextInputProps) => {
  const locale = useLocale();
  const currency = (useWatch({ name: 'currency' }) as string | undefined) ?? 'USD';
  const [typed, setTyped] = useState('');
  const minorOf = (text: string) => (text.trim() ? toMinor(readAmount(text, locale), currency) : null);
  return (
    <TextInput
      {...props}
      format={(minor: unknown) => {
        if (typed && Object.is(minorOf(typed), minor)) return typed;
        return typeof minor === 'number'
          ? writeAmount(toMajor(minor, currency), locale, minorDigits(currency))
          : '';
      }}
      parse={(text: string) => {
        setTyped(text);
        return minorOf(text);
      }}
      onBlur={() => {
        if (!Number.isNaN(minorOf(typed))) setTyped('');
      }}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        htmlInput: { inputMode: minorDigits(currency) === 0 ? 'numeric' : 'decimal' },
      }}
    />
  );
};
