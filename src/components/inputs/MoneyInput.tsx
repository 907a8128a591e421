import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput, type NumberInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { minorDigits } from '../fields/formatMoney.ts';

/** Asks for an amount in whole currency ($85.50) and keeps minor units (8550). */
export const MoneyInput = (props: NumberInputProps) => {
  const currency = (useWatch({ name: 'currency' }) as string | undefined) ?? 'USD';
  const scale = 10 ** minorDigits(currency);
  return (
    <NumberInput
      min={0}
      {...props}
      format={(minor: unknown) => (typeof minor === 'number' ? String(minor / scale) : '')}
      parse={(typed: unknown) => (typed === '' || typed == null ? null : Math.round(Number(typed) * scale))}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
};
