import { currencies } from '../contract/currencies.ts';
import type { Language } from '../contract/languages.ts';
import { type FeatureStates, statesOf } from './features.ts';

/** Options of the general settings, as stored and displayed. */
export const platformOptions = {
  timezone: ['UTC', 'EST', 'PST', 'GMT'],
  language: ['English', 'Spanish', 'French', 'German'],
  dateFormat: ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  currency: currencies,
  maxFileSize: ['5MB', '10MB', '25MB', '50MB'],
  sessionTimeout: ['4 hours', '8 hours', '24 hours', '7 days'],
} as const;
export type PlatformKey = keyof typeof platformOptions;
export const platformKeys = Object.keys(platformOptions) as PlatformKey[];
type Chosen = { [K in PlatformKey]: (typeof platformOptions)[K][number] };
export type DateFormat = Chosen['dateFormat'];

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
  currency: Chosen['currency'];
  maxMegabytes: number;
  sessionTimeout: Chosen['sessionTimeout'];
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

const isOf = <K extends PlatformKey>(key: K, { kind, key: name, userId, companyId }: Setting) =>
  kind === 'platform' && name === key && userId === null && companyId === null;

const isOption = (key: PlatformKey, value: string | null): boolean =>
  (platformOptions[key] as readonly (string | null)[]).includes(value);

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
  maxMegabytes: Number.parseInt(settingOf(preferences, 'maxFileSize'), 10),
  sessionTimeout: settingOf(preferences, 'sessionTimeout'),
  features: statesOf(toggles),
});

/** Defaults while the settings are unknown. */
export const firstPlatform: Platform = readPlatform([], []);

/** The error in a value of a platform setting; an empty value restores the default. */
export const settingFault = ({
  kind,
  key,
  value,
}: Pick<Setting, 'kind' | 'key' | 'value'>): string | null => {
  if (kind !== 'platform' || !platformKeys.includes(key as PlatformKey) || value === null) return null;
  const options = platformOptions[key as PlatformKey];
  return isOption(key as PlatformKey, value) ? null : `Choose one of ${options.join(', ')}`;
};

/** The language of a user who has chosen `chosen`, or null, and whose browser requests `asked`. */
export const languageFor = (
  { language, features }: Platform,
  { chosen, asked }: { chosen: Language | null; asked: Language | null },
): Language => (features.multiLanguage ? (chosen ?? language ?? asked ?? 'en') : 'en');
