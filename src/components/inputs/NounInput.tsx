import { Suspense } from 'react';
import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { isOptional } from '../../../domain/contract/fields.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { instantAt, offsetAt, wallTime } from '../../../domain/time/zones.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';
import { lazyScreen } from '../screens/lazyScreen.ts';
import { CurrencyInput } from './CurrencyInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { needed } from './needed.ts';
import { offeredRows } from './offered.ts';
import { PictureInput } from './PictureInput.tsx';
import { ReferenceNameInput } from './ReferenceNameInput.tsx';
import { SkillsInput } from './SkillsInput.tsx';
import { SkillUsesInput } from './SkillUsesInput.tsx';
import { StateInput } from './StateInput.tsx';
import { validateField } from './validateField.ts';

/** Loaded with the first form that has such a list. */
const ChoicesInput = lazyScreen(() => import('./ChoicesInput.tsx'), 'ChoicesInput');
const PartOfListInput = lazyScreen(() => import('./PartOfListInput.tsx'), 'PartOfListInput');
const CountryInput = lazyScreen(() => import('./CountryInput.tsx'), 'CountryInput');
const CustomValuesInput = lazyScreen(
  () => import('../customFields/CustomValuesInput.tsx'),
  'CustomValuesInput',
);
const HistoryInput = lazyScreen(() => import('./HistoryInput.tsx'), 'HistoryInput');
const PeopleInput = lazyScreen(() => import('./PeopleInput.tsx'), 'PeopleInput');
const RateLinesInput = lazyScreen(() => import('./RateLinesInput.tsx'), 'RateLinesInput');
const RolesInput = lazyScreen(() => import('./RolesInput.tsx'), 'RolesInput');

interface Props {
  source: string;
  /** Filter for the rows a reference offers. */
  filter?: Record<string, unknown>;
  label?: string;
  /** Help text. */
  help?: string;
  /** This form needs a value that is optional in the contract. */
  required?: boolean;
}

/** The input of one field: type, label and validation come from the contract. */
export const NounInput = ({ source, filter, label, help, required = false }: Props) => {
  const noun = useNoun();
  const translate = useTranslate();
  const meta = fieldMeta(noun, source);
  const schema = noun.fields[source];
  if (!meta || !schema) throw new Error(`${noun.name} has no field "${source}".`);
  if (meta.picture) return <PictureInput source={source} />;
  const isRequired = required || (!isOptional(schema) && !canBeEmpty.includes(meta.column));
  const validate = validateField(noun.name, source);
  const common = {
    source,
    helperText: help ?? hints[source] ?? (false as const),
    isRequired,
    validate: required ? needed(validate) : validate,
    ...(label && { label }),
  };
  if (noun.lifecycles.some(({ field }) => field === source)) return <StateInput {...common} />;
  if (meta.references)
    return (
      <ReferenceNameInput
        {...common}
        reference={meta.references as NounName}
        filter={filter ?? offeredRows(noun.name, source)}
      />
    );
  if (source === 'currency') return <CurrencyInput {...common} />;
  if (meta.values) {
    const choices = meta.values.map((id) => ({
      id,
      name: translate(valueKey(noun.name, source, id), { _: id }),
    }));
    return <SelectInput {...common} choices={choices} translateChoice={false} />;
  }
  if (meta.money) return <MoneyInput {...common} />;
  if (meta.country)
    return (
      <Suspense fallback={null}>
        <CountryInput {...common} />
      </Suspense>
    );
  switch (meta.column) {
    case 'boolean':
      return <BooleanInput {...common} />;
    case 'date':
      return <DateInput {...common} parse={(day: string) => day || null} />;
    case 'timestamptz':
      return <DateTimeInput {...common} format={toLocal} parse={toInstant} />;
    case 'integer':
    case 'bigint':
      return <NumberInput {...common} step={1} />;
    case 'text[]':
      if (meta.choices)
        return (
          <Suspense fallback={null}>
            <ChoicesInput {...common} choices={meta.choices} />
          </Suspense>
        );
      if (meta.partOf)
        return (
          <Suspense fallback={null}>
            <PartOfListInput {...common} partOf={meta.partOf} />
          </Suspense>
        );
      return meta.offers ? <SkillsInput {...common} /> : <TextArrayInput {...common} />;
    case 'jsonb':
      if (meta.customFields)
        return (
          <Suspense fallback={null}>
            <CustomValuesInput source={source} />
          </Suspense>
        );
      if (meta.history)
        return (
          <Suspense fallback={null}>
            <HistoryInput {...common} shape={meta.history} />
          </Suspense>
        );
      if (meta.roles)
        return (
          <Suspense fallback={null}>
            <RolesInput {...common} />
          </Suspense>
        );
      if (meta.people)
        return (
          <Suspense fallback={null}>
            <PeopleInput {...common} />
          </Suspense>
        );
      if (meta.rateLines)
        return (
          <Suspense fallback={null}>
            <RateLinesInput {...common} />
          </Suspense>
        );
      return <SkillUsesInput {...common} />;
    default:
      return <TextInput {...common} multiline={meta.long} minRows={meta.long ? 3 : undefined} />;
  }
};

/** Help texts that a field has in every form. */
const hints: Record<string, string> = {
  confirmedSkills: 'skillUses.confirmedHint',
  electronicAddress: 'clientInvoices.electronic.hint.address',
  buyerReference: 'clientInvoices.electronic.hint.reference',
};

/** For these, an empty choice is a value. */
const canBeEmpty = ['boolean', 'text[]', 'jsonb'];

/** In the platform's time zone. A time skipped by daylight saving becomes an hour later. */
const toInstant = (local: string): string | null => {
  if (!local) return null;
  const [date = '', time = ''] = local.split('T');
  const { timeZone } = shownPlatform();
  return (
    instantAt({ date, time: time.slice(0, 5) }, timeZone) ??
    new Date(
      new Date(`${local.slice(0, 16)}Z`).getTime() - offsetAt(Date.parse(`${local.slice(0, 16)}Z`), timeZone),
    ).toISOString()
  );
};

const toLocal = (at: string | null): string => {
  if (!at) return '';
  const { date, time } = wallTime(at, shownPlatform().timeZone);
  return `${date}T${time}`;
};
