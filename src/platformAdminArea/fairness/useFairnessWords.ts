import { useLocale, useTranslate } from 'react-admin';
import {
  type FairnessReport,
  type FairnessRow,
  fewestExpected,
  fewestPeople,
  fourFifths,
} from '../../../domain/insight/fairness/fairness.ts';
import { groupings, selectionSteps } from '../../../domain/insight/fairness/steps.ts';
import { figuresIn } from '../../components/insight/useFigures.ts';

/** Names groups and formats rates in the reader's language. */
export const useFairnessWords = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { number, percent, date } = figuresIn('USD', locale, translate);
  const word = (key: string, values = {}) => translate(`fairness.${key}`, values);
  const nameIn = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  const limits = {
    people: number(fewestPeople),
    expected: number(fewestExpected),
    share: number(fourFifths),
  };
  return {
    number,
    percent,
    date,
    word,
    translate,
    groupName: ({ by, group }: Pick<FairnessRow, 'by' | 'group'>, names: FairnessReport['names']): string => {
      if (by === 'provider') return names[group] ?? group;
      if (by === 'country') return group === '' ? word('groups.noCountry') : nameIn('region', group);
      if (by === 'language' && group.length === 2) return nameIn('language', group);
      return word(`groups.${by}.${group}`);
    },
    ratio: (value: number | null) =>
      value?.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? '–',
    interval: ({ low, high }: FairnessRow) => `${percent(low)} – ${percent(high)}`,
    verdict: ({ verdict }: FairnessRow) => word(`verdicts.${verdict}`, limits),
    /** How everything is counted, for the page and its files: a name with its meaning. */
    definitions: [
      ...(['considered', ...selectionSteps.map((step) => `steps.${step}`)] as const).map((key) => [
        word(key === 'considered' ? 'columns.considered' : key),
        word(`meaning.${key.replace('steps.', '')}`),
      ]),
      ...groupings.map((by) => [word(`by.${by}`), word(`meaning.${by}`)]),
      ...(['rate', 'ratio', 'verdict'] as const).map((key) => [
        word(`columns.${key}`),
        word(`meaning.${key}`, limits),
      ]),
      [word('verdicts.tooFew'), word('meaning.tooFew', limits)],
      [word('meaning.limitsTitle'), word('meaning.limits')],
      [word('meaning.protectedTitle'), word('protected')],
    ] as [string, string][],
  };
};
export type FairnessWords = ReturnType<typeof useFairnessWords>;
