import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { isNounName, nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import {
  type ProfileCompleteness,
  profileCompleteness,
  searchDays,
} from '../domain/insight/profileCompleteness.ts';
import { skillKey } from '../domain/skills/spelling.ts';
import { addDays, utcDay } from '../domain/time/days.ts';
import { readNewest } from './readNewest.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** The newest searches that count. */
const mostSearches = 2000;

/** What the profile of one of the caller's candidates lacks, and what the searches of the market asked for. */
export const readProfileCompleteness = async (
  work: UnitOfWork,
  { id }: { id: string },
): Promise<ProfileCompleteness> => {
  const { rows, actor, now } = work;
  const candidate = await rows.own.find('candidates', id);
  const scope = candidate && scopeFor(scopesOf(actor, 'edit', 'candidates'), candidate);
  if (!candidate || !scope) throw RowMissing(nounOf('candidates'));
  const today = utcDay(now);
  const [searches, meaningOf] = await Promise.all([
    isNounName('searches')
      ? readNewest(
          work,
          'searches',
          ['skills'],
          [{ field: 'at', operator: 'gte', value: `${addDays(today, -searchDays)}T00:00:00.000Z` }],
          { most: mostSearches },
        )
      : [],
    readMeanings(),
  ]);
  return profileCompleteness(candidate, searches, today, meaningOf);
};

/** The dictionary is loaded only here, as the demo otherwise starts without it. */
const readMeanings = async () => {
  const [{ loadDictionary }, { skillIdOf }] = await Promise.all([
    import('../domain/skills/dictionary/loadDictionary.ts'),
    import('../domain/skills/skillNames.ts'),
  ]);
  const dictionary = await loadDictionary();
  return (skill: string) => skillIdOf(skill, dictionary) ?? skillKey(skill);
};
