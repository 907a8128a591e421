import { useListContext } from 'react-admin';
import type { CandidateFacets } from '../../../domain/insight/candidateFacets.ts';
import { LanguageNeeds } from './LanguageNeeds.tsx';

/** The languages that the candidates of the list must speak. */
export const LanguageFilter = ({ facets }: { facets: CandidateFacets | undefined }) => {
  const { filterValues, setFilters } = useListContext();
  const { speaks = [], ...others } = filterValues;
  return (
    <LanguageNeeds
      value={[speaks].flat()}
      counts={facets?.language}
      onChange={(needs) => setFilters(needs.length > 0 ? { ...others, speaks: needs } : others)}
    />
  );
};
