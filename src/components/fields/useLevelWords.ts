import { useTranslate } from 'react-admin';
import { type ExperienceLevel, levelFrom } from '../../../domain/contract/deals/rateLines.ts';
import { experienceRangeOf } from '../../../domain/insight/agreedRates.ts';

/** "Senior (6–9 years)" */
export const useLevelWords = () => {
  const translate = useTranslate();
  return (level: ExperienceLevel): string => {
    const { from, to } = experienceRangeOf(levelFrom[level]);
    const years = to === null ? 'agreedRates.yearsFrom' : 'agreedRates.years';
    return translate('rateCards.lines.ofLevel', {
      level: translate(`rateCards.levels.${level}`),
      years: translate(years, { from, to }),
    });
  };
};
