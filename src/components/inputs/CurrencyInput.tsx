import { SelectInput, type SelectInputProps, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { currencies } from '../../../domain/contract/billing/currencies.ts';
import { rateLineFields } from '../../../domain/contract/deals/rateLines.ts';
import { roleFields } from '../../../domain/contract/deals/roles.ts';
import { type FieldMeta, metaOf } from '../../../domain/contract/fields.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { toMajor, toMinor } from '../../../domain/money/minorUnits.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { useNoun } from '../contract/useNoun.ts';

/** The currencies in use, and those that a row or a form already has. */
export const useOfferedCurrencies = (...held: unknown[]) => {
  const { currencies: inUse } = usePlatform();
  return currencies.filter((one) => inUse.includes(one) || held.includes(one));
};

/** The currency of a row. Figures that were typed stay as they are: 95 dollars become 95 yen, and not 9,500. */
export const CurrencyInput = (props: SelectInputProps & { source: string }) => {
  const chosen = useWatch({ name: props.source });
  const record = useRecordContext();
  const keepFigures = useKeepFigures();
  const choices = useOfferedCurrencies(chosen, record?.[props.source]).map((id) => ({ id, name: id }));
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      onChange={({ target }) => keepFigures(chosen ?? 'USD', target.value)}
    />
  );
};

/** The amounts in each line of a list: of the roles of a request and of a rate card. */
const amountsInLines = (meta: FieldMeta | undefined): string[] => {
  const fields: Record<string, z.ZodType> = meta?.roles ? roleFields : meta?.rateLines ? rateLineFields : {};
  return Object.keys(fields).filter((field) => metaOf(fields[field] as z.ZodType).money);
};

const useKeepFigures = () => {
  const noun = useNoun();
  const { getValues, setValue } = useFormContext();
  return (from: string, to: string) => {
    const keep = (source: string, minor: unknown) => {
      if (typeof minor !== 'number') return;
      const same = toMinor(toMajor(minor, from), to);
      if (same !== minor) setValue(source, same, { shouldDirty: true });
    };
    for (const field of Object.keys(noun.fields)) {
      const meta = fieldMeta(noun, field);
      const value: unknown = getValues(field);
      if (meta?.money) keep(field, value);
      for (const part of amountsInLines(meta))
        for (const [at, line] of Array.isArray(value) ? value.entries() : [])
          keep(`${field}.${at}.${part}`, line?.[part]);
    }
  };
};
