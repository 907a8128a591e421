import { isDeployment } from '../../contract/deals/deployments.ts';
import { isHired } from '../../contract/hiring/pipelineEntries.ts';
import type { NounName, RowIn, Rows } from '../../contract/index.ts';
import { type FairnessGrouping, groupings, type SelectionStep, selectionSteps } from './steps.ts';
import { type TextLanguage, textLanguage } from './textLanguage.ts';

/** Days of a period, first and last included. */
export type Days = { from: string; to: string };

/**
 * How many candidates were on the market, and how many of them reached each step, in a group; all of them together under
 * `all`. Countries are not read yet: they are grouped by the location as written.
 */
export type SelectionGroup = {
  by: 'all' | FairnessGrouping;
  group: string;
  considered: number;
} & Record<SelectionStep, number>;

type CountedNoun = 'candidates' | 'searches' | 'requests' | 'pipelineEntries' | 'interviews' | 'contracts';
export type SelectionRows = { [N in CountedNoun]: readonly Rows[N][] };

/** The rows that are counted. */
export const selectionRows = (
  rowsOf: <N extends NounName>(noun: N) => readonly RowIn<N>[],
): SelectionRows => ({
  candidates: rowsOf('candidates'),
  searches: rowsOf('searches'),
  requests: rowsOf('requests'),
  pipelineEntries: rowsOf('pipelineEntries'),
  interviews: rowsOf('interviews'),
  contracts: rowsOf('contracts'),
});

/**
 * Candidates on the market in a period, and which of them were in the first ten of a search, named by a request,
 * interviewed and hired in it, by group. The same as the SQL of `server/store/selections.ts`.
 */
export const countSelections = (rows: SelectionRows, { from, to }: Days): SelectionGroup[] => {
  const isIn = (at: string | null) => at !== null && at.slice(0, 10) >= from && at.slice(0, 10) <= to;
  const entries = new Map(rows.pipelineEntries.map((entry) => [entry.id, entry]));
  const deals = rows.contracts.filter(isDeployment);
  const reached: Record<SelectionStep, ReadonlySet<string | null | undefined>> = {
    topTen: new Set(rows.searches.filter(({ at }) => isIn(at)).flatMap(({ firstTen }) => firstTen)),
    requested: new Set(
      rows.requests.filter(({ createdAt }) => isIn(createdAt)).map(({ candidateId }) => candidateId),
    ),
    interviewed: new Set(
      rows.interviews
        .filter(({ startsAt, status }) => status !== 'Cancelled' && isIn(startsAt))
        .map(({ entryId }) => entries.get(entryId)?.candidateId),
    ),
    hired: new Set([
      ...rows.pipelineEntries
        .filter((entry) => isHired(entry) && isIn(entry.hireDate))
        .map(({ candidateId }) => candidateId),
      ...deals.filter(({ signedDate }) => isIn(signedDate)).map(({ candidateId }) => candidateId),
    ]),
  };
  const placedBefore = new Set(
    deals
      .filter(({ signedDate }) => signedDate !== null && signedDate < from)
      .map(({ candidateId }) => candidateId),
  );
  const people = rows.candidates.flatMap((candidate) => {
    const steps = selectionSteps.filter((step) => reached[step].has(candidate.id));
    const { id, companyId, location, masked, summary, erasedAt, listed, listedAt } = candidate;
    const isOnMarket = listed || (listedAt !== null && listedAt.slice(0, 10) >= from) || steps.length > 0;
    if (erasedAt !== null || !isOnMarket) return [];
    const groups: Record<SelectionGroup['by'], string> = {
      all: '',
      provider: companyId,
      country: location,
      identity: masked ? 'masked' : 'shown',
      language: textLanguage(summary) satisfies TextLanguage,
      history: placedBefore.has(id) ? 'placed' : 'none',
    };
    return [{ groups, steps }];
  });
  return (['all', ...groupings] as const).flatMap((by) =>
    [...Map.groupBy(people, ({ groups }) => groups[by])].map(([group, members]) => ({
      by,
      group,
      considered: members.length,
      ...(Object.fromEntries(
        selectionSteps.map((step) => [step, members.filter(({ steps }) => steps.includes(step)).length]),
      ) as Record<SelectionStep, number>),
    })),
  );
};
