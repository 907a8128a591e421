import type { Message } from '../../messages/message.ts';
import {
  areCurrencies,
  type Currency,
  currenciesInUseKey,
  firstCurrencies,
  isCurrency,
} from '../billing/currencies.ts';
import { commissionRateKey, isCommissionRate } from './commissionRate.ts';
import { dunningLevelsFault, dunningLevelsKey } from './dunningLevels.ts';
import { exchangeRatesFault, exchangeRatesKey } from './exchangeRates.ts';

/** Options of the general settings, as stored and displayed. */
export const platformOptions = {
  timezone: ['UTC', 'EST', 'PST', 'GMT'],
  language: ['English', 'Spanish', 'French', 'German'],
  dateFormat: ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  currency: firstCurrencies,
  maxFileSize: ['5MB', '10MB', '25MB', '50MB'],
  sessionTimeout: ['4 hours', '8 hours', '24 hours', '7 days'],
} as const;
export type PlatformKey = keyof typeof platformOptions;
export const platformKeys = Object.keys(platformOptions) as PlatformKey[];
/** A choice for each setting; of currencies, also others that are in use. */
export type Chosen = {
  [K in PlatformKey]: K extends 'currency' ? Currency : (typeof platformOptions)[K][number];
};
export type DateFormat = Chosen['dateFormat'];

/** Whether a setting may have this value. */
export const isOption = (key: PlatformKey, value: string | null): boolean =>
  (key === 'currency' && value !== null && isCurrency(value)) ||
  (platformOptions[key] as readonly (string | null)[]).includes(value);

/** The error in a value of a platform setting; an empty value restores the default. */
export const settingFault = ({
  kind,
  key,
  value,
}: {
  kind: string;
  key: string;
  value: string | null;
}): Message | null => {
  if (kind === 'platform' && key === exchangeRatesKey && value !== null) return exchangeRatesFault(value);
  if (kind === 'platform' && key === currenciesInUseKey && value !== null)
    return areCurrencies(value) ? null : 'currency.code';
  if (kind === 'platform' && key === commissionRateKey && value !== null)
    return isCommissionRate(value) ? null : 'commission.percent';
  if (kind === 'platform' && key === dunningLevelsKey && value !== null) return dunningLevelsFault(value);
  if (kind !== 'platform' || !platformKeys.includes(key as PlatformKey) || value === null) return null;
  const options = platformOptions[key as PlatformKey];
  return isOption(key as PlatformKey, value)
    ? null
    : { code: 'choice.one-of', values: { values: options.join(', ') } };
};
