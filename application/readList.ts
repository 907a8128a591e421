import type { Scope } from '../domain/access/can.ts';
import type { NounName } from '../domain/contract/index.ts';
import { readCandidateList } from '../domain/query/candidateFilters.ts';
import { type AskedList, type ListQuery, readListQuery } from '../domain/query/query.ts';
import { utcDay } from '../domain/time/days.ts';
import type { Verbs } from './rows.ts';
import { withSkillNames } from './skillFilters.ts';

/** A list query as it is asked for, with the filters that only candidates have. */
export const readList = (
  noun: NounName,
  scopes: readonly Scope[],
  asked: AskedList,
  { now, system }: { now: Date; system: Pick<Verbs, 'read'> },
): Promise<ListQuery> =>
  withSkillNames(
    noun,
    noun === 'candidates'
      ? readCandidateList(scopes, asked, utcDay(now))
      : readListQuery(noun, scopes, asked),
    system,
  );
