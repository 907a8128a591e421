import { useRecordContext } from 'react-admin';
import { writeFact } from '../../../domain/contract/candidates/addedFacts.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Criteria } from '../../../domain/matching/criteria.ts';
import { useFactWords } from './useFactWords.ts';

/** Which of the filters by what plugins state the candidate in context meets. */
export const StatedFacts = ({ asked }: { asked: Criteria['added'] }) => {
  const say = useFactWords();
  const candidate = useRecordContext<Candidate>();
  const musts = (asked ?? []).filter(({ must }) => must).map(writeFact);
  return musts
    .filter((fact) => candidate?.addedFacts.includes(fact))
    .map((fact) => <span key={fact}>{say(fact)}</span>);
};
