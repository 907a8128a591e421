import { languageFor } from '../../domain/settings/platform.ts';
import { shownPlatform } from '../platform/shownPlatform.ts';
import { chosenLanguage } from './languageChoice.ts';
import { firstSpoken, isLanguage, type Language } from './languages.ts';

/**
 * The language chosen in this browser, or the operator's default, or the first supported language of the
 * browser.
 */
export const preferredLanguage = (): Language => {
  const chosen = chosenLanguage();
  return languageFor(shownPlatform(), {
    chosen: isLanguage(chosen) ? chosen : null,
    asked: firstSpoken(navigator.languages),
  });
};
