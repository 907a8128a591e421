import type { Request } from '../../contract/deals/requests.ts';
import { type Criteria, criteriaSchema } from '../criteria.ts';
import type { Match } from '../score.ts';

/** The candidates of a provider's bench that fit a request best, best first. */
export type RequestFit = { matches: Match[] };

export const mostFitting = 5;

/** Matching criteria of a request. Skills are extracted from its message only if it lists none. */
export const requestCriteria = ({
  position,
  skills,
  message,
}: Pick<Request, 'position' | 'skills' | 'message'>): Criteria =>
  criteriaSchema.parse({ title: position, skills: skills.map((name) => ({ name })), text: message });
