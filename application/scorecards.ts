import { scopeFor, scopesOf, visible } from '../domain/access/can.ts';
import { expectedSkills } from '../domain/change/behaviors/scorecards.ts';
import type { EntryScorecards } from '../domain/contract/hiring/scorecards.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/**
 * Everyone's scorecards for the interviews that the reader has rated as well. The reader's rights cover their
 * own scorecards only, so the others are read by the system, after that check. See docs/decisions/0102.
 */
export const readScorecards = async (
  { actor, rows: { own, system } }: UnitOfWork,
  { id }: { id: string },
): Promise<EntryScorecards> => {
  const entry = await own.find('pipelineEntries', id);
  if (!entry || !scopeFor(scopesOf(actor, 'show', 'pipelineEntries'), entry))
    throw RowMissing(nounOf('pipelineEntries'));
  const scopes = scopesOf(actor, 'show', 'scorecards');
  const [all, job] = await Promise.all([
    system.findAll('scorecards', { entryId: id }),
    entry.jobId ? own.find('jobs', entry.jobId) : null,
  ]);
  const interviews = [...Map.groupBy(all, ({ interviewId }) => interviewId)].map(([interviewId, cards]) => {
    const mine = cards.filter((card) => scopeFor(scopes, card));
    const scope = mine[0] && scopeFor(scopes, mine[0]);
    const others = cards.filter((card) => !mine.includes(card));
    const shown = scope ? [...mine, ...others].map((card) => visible(scope, card)) : [];
    return { interviewId, given: cards.length, cards: shown };
  });
  return { skills: expectedSkills(entry, job), interviews };
};
