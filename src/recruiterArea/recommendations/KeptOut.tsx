import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { FilteredOut } from '../../../domain/matching/index/filterCandidates.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useFactWords } from '../addedCriteria/useFactWords.ts';
import { useLanguageWords } from '../languages/useLanguageWords.ts';
import { sayRange } from './sayRange.ts';
import { ToggleChip } from './ToggleChip.tsx';

interface Props {
  found: Recommendations;
  without: string | null;
  onWithout: (filter: string | null) => void;
}

/** How many more candidates would match without each filter, with a link to them. */
export const KeptOut = ({ found, without, onWithout }: Props) => {
  const translate = useTranslate();
  const say = useFilterWords(found);
  if (found.filteredOut.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('recommendations.without.group')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {found.filteredOut.map((one) =>
        one.count === 0 ? (
          <Box key={one.filter} component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {say(one)}
          </Box>
        ) : (
          <ToggleChip
            key={one.filter}
            label={say(one)}
            name={translate('recommendations.without.show', { words: say(one) })}
            pressed={without === one.filter}
            onToggle={() => onWithout(without === one.filter ? null : one.filter)}
          />
        ),
      )}
    </Box>
  );
};

const unknownKey = ({ filter }: FilteredOut) => (filter === 'rate' ? 'otherCurrency' : 'unknown');

const useFilterWords = ({ criteria }: Recommendations) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { sayNeed } = useLanguageWords();
  const sayFact = useFactWords();
  const whatOf = ({ filter, label }: FilteredOut): string => {
    if (filter === 'freeBy') return writeDay(label, locale, 'medium');
    if (filter === 'experience' && criteria.filters.experience)
      return sayRange(criteria.filters.experience, translate);
    if (filter.startsWith('language:')) return sayNeed(label);
    if (filter.startsWith('added:')) return sayFact(label);
    if (filter === 'overlap')
      return translate('talent.overlap.atLeast', { hours: criteria.filters.overlap?.hours });
    if (filter === 'rate' && criteria.filters.rate)
      return formatMoney(criteria.filters.rate.upTo, criteria.filters.rate.currency, locale);
    return label;
  };
  return (one: FilteredOut): string =>
    [
      translate(`recommendations.without.${one.filter.split(':')[0]}`, {
        count: one.count,
        what: whatOf(one),
      }),
      ...(one.unknown
        ? [translate(`recommendations.without.${unknownKey(one)}`, { count: one.unknown })]
        : []),
    ].join(' ');
};
