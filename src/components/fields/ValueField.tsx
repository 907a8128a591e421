import { useFieldValue, useTranslate } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';
import { Nothing } from './MoneyField.tsx';
import { StatusChip } from './StatusChip.tsx';
import { toneOf } from './tones.ts';

/** An enum value: a colored chip for a state, plain text otherwise. */
export const ValueField = ({ source }: { source: string }) => {
  const { name } = useNoun();
  const translate = useTranslate();
  const value = useFieldValue({ source }) as string | null | undefined;
  if (value == null) return <Nothing />;
  const label = translate(valueKey(name, source, value), { _: value });
  return toneOf(value) ? <StatusChip value={value} label={label} /> : label;
};
