import type { CurrencyMarket } from '../../domain/jobAds/currencyWords.ts';
import { firstPlatform, type Platform } from '../../domain/settings/platform.ts';
import { openValue } from './openValue.ts';

/** The settings that the server wrote into the page, so that the first screen needs no request. */
const written = (): Platform => {
  const text = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="platform"]')?.content;
  return text?.startsWith('{') ? (JSON.parse(text) as Platform) : firstPlatform;
};

const shown = openValue(written());

/** The platform's settings, as last received by this browser. */
export const shownPlatform = shown.read;

export const showPlatform = (platform: Platform): void => {
  if (JSON.stringify(platform) !== JSON.stringify(shown.read())) shown.show(platform);
};

/** What tells which currency an amount in a text is in. */
export const marketOf = ({ currency, currencies }: Platform): CurrencyMarket => ({
  usual: currency,
  inUse: currencies,
});

export const onPlatform = shown.subscribe;
export const usePlatform = shown.use;
