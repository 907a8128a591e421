import { useGetMany } from 'react-admin';
import type { Candidate } from '../../../../domain/contract/candidates/candidates.ts';
import type { CrewFit } from '../../../../domain/matching/crew/crew.ts';

/** The candidates of these crews, as the reader may see them; undefined while they are loaded. */
export const useCrewCandidates = (fit: CrewFit | undefined): Candidate[] | undefined => {
  const ids = [...new Set(fit?.crews.flatMap(({ seats }) => seats.map(({ candidateId }) => candidateId)))];
  const { data } = useGetMany<Candidate>('candidates', { ids }, { enabled: ids.length > 0 });
  return ids.length === 0 ? [] : data?.filter(Boolean);
};
