import Box from '@mui/material/Box';
import { Suspense } from 'react';
import {
  BooleanField,
  NumberField,
  type RaRecord,
  TextField,
  useFieldValue,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Pay } from '../../../domain/contract/hiring/salaryRange.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { sayPay, sayText } from '../../../domain/words/sayValue.ts';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';
import { AvailabilityField } from './AvailabilityField.tsx';
import { Chips } from './Chips.tsx';
import { CountryField } from './CountryField.tsx';
import { cutText } from './cutText.ts';
import { DayField } from './DayField.tsx';
import { MoneyField, Nothing } from './MoneyField.tsx';
import { OneLine } from './OneLine.tsx';
import { PictureField } from './PictureField.tsx';
import { ReferenceNameField } from './ReferenceNameField.tsx';
import { SkillUsesField } from './SkillUsesField.tsx';
import { hasUnit, UnitField } from './UnitField.tsx';
import { ValueField } from './ValueField.tsx';

/** Loaded lazily, as few pages show them and they need many translations. */
const CustomValuesField = lazyScreen(
  () => import('../customFields/CustomValuesField.tsx'),
  'CustomValuesField',
);
const HistoryField = lazyScreen(() => import('./HistoryField.tsx'), 'HistoryField');
const RateLinesField = lazyScreen(() => import('./RateLinesField.tsx'), 'RateLinesField');
const RolesField = lazyScreen(() => import('./RolesField.tsx'), 'RolesField');
const PeopleField = lazyScreen(() => import('./PeopleField.tsx'), 'PeopleField');
const TaxesField = lazyScreen(() => import('./TaxesField.tsx'), 'TaxesField');
const ConditionsField = lazyScreen(() => import('./ConditionsField.tsx'), 'ConditionsField');

interface Props {
  source: string;
  /** In a table or card: short forms, on one line. */
  dense?: boolean;
}

/** One field of the current row, displayed by its type in the contract. */
export const NounField = ({ source, dense }: Props) => {
  const noun = useNoun();
  const locale = useLocale();
  const row = useRecordContext();
  const meta = fieldMeta(noun, source);
  if (row && noun.unused?.(row).includes(source)) return <Nothing />;
  if (!meta) return <TextField source={source} />;
  if (meta.picture) return <PictureField source={source} size={dense ? 28 : 96} />;
  if (meta.references) return <ReferenceNameField source={source} reference={meta.references as NounName} />;
  if (meta.money) return <MoneyField source={source} compact={dense} />;
  if (meta.country) return <CountryField source={source} />;
  if (hasUnit(noun.name, source)) return <UnitField source={source} />;
  if (noun.name === 'candidates' && source === 'availability') return <AvailabilityField />;
  if (meta.values) return <ValueField source={source} />;
  if (meta.long && !dense) return <Paragraphs source={source} />;
  switch (meta.column) {
    case 'date':
      return <DayField source={source} />;
    case 'timestamptz':
      return <DayField source={source} showTime />;
    case 'boolean':
      return <BooleanField source={source} />;
    case 'text[]':
      return <ListField source={source} dense={dense} />;
    case 'jsonb':
      if (meta.customFields)
        return (
          <Suspense fallback={<Nothing />}>
            <CustomValuesField source={source} />
          </Suspense>
        );
      if (meta.history)
        return (
          <Suspense fallback={<Nothing />}>
            <HistoryField source={source} shape={meta.history} />
          </Suspense>
        );
      if (meta.roles)
        return (
          <Suspense fallback={<Nothing />}>
            <RolesField source={source} />
          </Suspense>
        );
      if (meta.people)
        return (
          <Suspense fallback={<Nothing />}>
            <PeopleField source={source} />
          </Suspense>
        );
      if (meta.rateLines && !dense)
        return (
          <Suspense fallback={<Nothing />}>
            <RateLinesField source={source} />
          </Suspense>
        );
      if (meta.taxes)
        return (
          <Suspense fallback={<Nothing />}>
            <TaxesField source={source} />
          </Suspense>
        );
      if (meta.conditions)
        return (
          <Suspense fallback={<Nothing />}>
            <ConditionsField source={source} />
          </Suspense>
        );
      return meta.uses ? <SkillUsesField source={source} /> : <LineCount source={source} />;
    case 'integer':
    case 'bigint':
      return <NumberField source={source} locales={locale} emptyText="–" />;
    default:
      return <Text source={source} dense={dense} />;
  }
};

/** How many items a list has that only the page of its row shows, such as the lines of an invoice. */
const LineCount = ({ source }: { source: string }) => {
  const lines = useFieldValue({ source }) as readonly unknown[] | null | undefined;
  return <span>{lines?.length ?? 0}</span>;
};

const ListField = ({ source, dense }: Props) => {
  const noun = useNoun();
  const translate = useTranslate();
  const listed = (useFieldValue({ source }) as string[] | null | undefined) ?? [];
  const words = fieldMeta(noun, source)?.choices
    ? listed.map((one) => translate(valueKey(noun.name, source, one), { _: one }))
    : listed;
  if (words.length === 0) return <Nothing />;
  return dense ? <OneLine words={words} /> : <Chips words={words} />;
};

const Paragraphs = ({ source }: { source: string }) => {
  const text = useFieldValue({ source }) as string | null | undefined;
  return text ? <Box sx={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>{text}</Box> : <Nothing />;
};

/** In characters: what a table never cuts. */
const shortText = 14;

const Text = ({ source, dense }: Props) => {
  const text = useFieldValue({ source }) as string | null | undefined;
  const row = useRecordContext();
  const locale = useLocale() ?? 'en';
  if (!text) return <Nothing />;
  const said =
    (source === 'salary' && row && sayPay(row as Pay & RaRecord, locale)) || sayText(source, text, locale);
  if (dense && said.length <= shortText) return <Box sx={{ whiteSpace: 'nowrap' }}>{said}</Box>;
  return (
    <Box {...(dense && { title: said })} sx={dense ? cutText : { overflowWrap: 'anywhere' }}>
      {said}
    </Box>
  );
};
