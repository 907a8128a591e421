import { type Currency, currenciesInUse, currenciesInUseKey } from '../contract/billing/currencies.ts';
import type { Language } from '../contract/languages.ts';
import {
  type ExchangeRates,
  exchangeRatesKey,
  readExchangeRates,
} from '../contract/platform/exchangeRates.ts';
import {
  type Chosen,
  type DateFormat,
  isOption,
  type PlatformKey,
} from '../contract/platform/platformOptions.ts';
import { type FeatureStates, statesOf } from './features.ts';

/** Defaults until an operator chooses: the browser's language, and that language's date format. */
const firstChoices = {
  timezone: 'UTC',
  language: null,
  dateFormat: null,
  currency: 'USD',
  maxFileSize: '10MB',
  sessionTimeout: '8 hours',
} as const satisfies { [K in PlatformKey]: Chosen[K] | null };

/** Zones with daylight saving: New York, Los Angeles and London. */
const zones: Record<Chosen['timezone'], string> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
  GMT: 'Europe/London',
};
const codes: Record<Chosen['language'], Language> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
};

/** General settings and features, as used by server and site. */
export type Platform = {
  /** IANA. */
  timeZone: string;
  /** For users who have not chosen one; null for the browser's language. */
  language: Language | null;
  dateFormat: DateFormat | null;
  currency: Currency;
  /** Those that people can choose. */
  currencies: readonly Currency[];
  maxMegabytes: number;
  sessionTimeout: Chosen['sessionTimeout'];
  /** For amounts that are shown as approximate and for filters. */
  exchangeRates: ExchangeRates;
  features: FeatureStates;
};

/** The relevant fields of a row of preferences. */
type Setting = {
  kind: string;
  key: string;
  userId: string | null;
  companyId: string | null;
  value: string | null;
};

const isOf = (
  key: PlatformKey | typeof exchangeRatesKey | typeof currenciesInUseKey,
  { kind, key: name, userId, companyId }: Setting,
) => kind === 'platform' && name === key && userId === null && companyId === null;

/** The row of a setting: the latest, if there are several. */
export const settingRow = <S extends Setting>(rows: readonly S[], key: PlatformKey): S | undefined =>
  rows.findLast((row) => isOf(key, row));

export const settingOf = <K extends PlatformKey>(
  rows: readonly Setting[],
  key: K,
): Chosen[K] | (typeof firstChoices)[K] => {
  const value = settingRow(rows, key)?.value ?? null;
  return isOption(key, value) ? (value as Chosen[K]) : firstChoices[key];
};

const languageOf = (name: Chosen['language'] | null): Language | null => name && codes[name];

export const readPlatform = (
  preferences: readonly Setting[],
  toggles: Parameters<typeof statesOf>[0],
): Platform => ({
  timeZone: zones[settingOf(preferences, 'timezone')],
  language: languageOf(settingOf(preferences, 'language')),
  dateFormat: settingOf(preferences, 'dateFormat'),
  currency: settingOf(preferences, 'currency'),
  currencies: currenciesInUse(
    preferences.findLast((row) => isOf(currenciesInUseKey, row))?.value,
    settingOf(preferences, 'currency'),
  ),
  maxMegabytes: Number.parseInt(settingOf(preferences, 'maxFileSize'), 10),
  sessionTimeout: settingOf(preferences, 'sessionTimeout'),
  exchangeRates: readExchangeRates(preferences.findLast((row) => isOf(exchangeRatesKey, row))?.value),
  features: statesOf(toggles),
});

/** Defaults while the settings are unknown. */
export const firstPlatform: Platform = readPlatform([], []);

/** The language of a user who has chosen `chosen`, or null, and whose browser requests `asked`. */
export const languageFor = (
  { language, features }: Platform,
  { chosen, asked }: { chosen: Language | null; asked: Language | null },
): Language => (features.multiLanguage ? (chosen ?? language ?? asked ?? 'en') : 'en');
