import { useLocale, useTranslate } from 'react-admin';
import type { LanguageSkill } from '../../../domain/contract/candidates/history.ts';
import { readLanguageNeed } from '../../../domain/contract/candidates/languageNeed.ts';

/** Languages in words: as somebody speaks them ("German B2") and as a search asks for them ("German, B2 or better"). */
export const useLanguageWords = () => {
  const translate = useTranslate();
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const nameOf = (code: string): string => names.of(code) ?? code;
  const levelOf = (level: LanguageSkill['level']): string =>
    level === null
      ? translate('talent.languages.any')
      : level === 'Native'
        ? translate('forms.history.native')
        : translate('talent.languages.atLeast', { level });
  return {
    nameOf,
    levelOf,
    sayNeed: (text: string): string => {
      const need = readLanguageNeed(text);
      if (!need) return text;
      const { language, level } = need;
      return level === null ? nameOf(language) : `${nameOf(language)}, ${levelOf(level)}`;
    },
    saySpoken: ({ language, level }: LanguageSkill): string =>
      [nameOf(language), level === 'Native' ? translate('forms.history.native') : level]
        .filter((word) => word !== null)
        .join(' '),
  };
};
