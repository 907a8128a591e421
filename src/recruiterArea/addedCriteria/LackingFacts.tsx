import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { isKnownFact } from '../../../domain/matching/addedCriteria.ts';
import { useCount } from '../../components/tiles/useCount.ts';
import { useFactWords } from './useFactWords.ts';

/** For each filter by what plugins state, how many candidates meet all others, but not this one. */
export const LackingFacts = () => {
  const { filterValues } = useListContext();
  const { total: found } = useCount('candidates', filterValues);
  const facts = [filterValues.added ?? []].flat().filter(isKnownFact);
  if (found === undefined) return null;
  return facts.map((fact) => <Lacking key={fact} fact={fact} found={found} />);
};

const Lacking = ({ fact, found }: { fact: string; found: number }) => {
  const translate = useTranslate();
  const what = useFactWords()(fact);
  const { filterValues } = useListContext();
  const { added, ...others } = filterValues;
  const rest = [added].flat().filter((one) => one !== fact);
  const { total = found } = useCount('candidates', rest.length > 0 ? { ...others, added: rest } : others);
  if (total <= found) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('talent.added.lacking', { smart_count: total - found, what })}
    </Typography>
  );
};
