import { scopeFor, scopesOf, visible } from '../domain/access/can.ts';
import type { NounName, Rows } from '../domain/contract/index.ts';
import { type Timeline, timelineOf } from '../domain/insight/timeline.ts';
import type { Condition } from '../domain/query/condition.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** The newest rows of each noun that are read; a company has far fewer with one candidate. */
const mostOfEach = 200;

type Asked = { id: string; page: number; perPage: number };

/** One page of everything between the reader's company and a candidate, newest first. */
export const readTimeline = async (work: UnitOfWork, { id, page, perPage }: Asked): Promise<Timeline> => {
  const { system } = work.rows;
  const read = reading(work);
  const ofCandidate = [{ field: 'candidateId', operator: 'eq', value: id }] satisfies Condition[];
  const [
    candidateTags,
    talentPoolMembers,
    applications,
    named,
    proposals,
    pipelineEntries,
    contracts,
    tasks,
  ] = await Promise.all([
    read('candidateTags', ofCandidate),
    read('talentPoolMembers', ofCandidate),
    read('applications', ofCandidate),
    read('requests', ofCandidate),
    read('proposals', ofCandidate),
    read('pipelineEntries', ofCandidate),
    read('contracts', ofCandidate),
    read('tasks', ofCandidate),
  ]);
  const among = (field: string, ids: readonly string[]): Condition[] => [
    { field, operator: 'in', value: [...new Set(ids)] },
  ];
  const entryIds = pipelineEntries.map((entry) => entry.id);
  const others = proposals
    .map(({ requestId }) => requestId)
    .filter((requestId) => !named.some((request) => request.id === requestId));
  const requestIds = [...named.map((request) => request.id), ...others];
  const [talentPools, asked, steps, stageChanges, interviews, scorecards] = await Promise.all([
    read(
      'talentPools',
      among(
        'id',
        talentPoolMembers.map(({ poolId }) => poolId),
      ),
    ),
    read('requests', among('id', others)),
    read('requestSteps', among('requestId', requestIds)),
    read('stageChanges', among('entryId', entryIds)),
    read('interviews', among('entryId', entryIds)),
    // That a colleague gave one is in the company's activities; what it says is not read.
    Promise.all(
      entryIds.map((entryId) =>
        system.findFields('scorecards', { entryId }, ['id', 'entryId', 'author', 'createdAt']),
      ),
    ),
  ]);
  const authors = interviews.flatMap(({ authorId }) => authorId ?? []);
  const users = await read('users', among('id', authors));
  const isOfCandidate = new Set(proposals.map((proposal) => proposal.id));
  // A request for several candidates has steps about the others.
  const requestSteps = steps.filter(({ requestId, proposalId }) =>
    proposalId === null ? !others.includes(requestId) : isOfCandidate.has(proposalId),
  );
  const events = timelineOf({
    candidateTags,
    talentPoolMembers,
    talentPools,
    applications,
    requests: [...named, ...asked],
    requestSteps,
    proposals,
    pipelineEntries,
    stageChanges,
    interviews,
    scorecards: scorecards.flat(),
    contracts,
    tasks,
    users,
  });
  return { events: events.slice((page - 1) * perPage, page * perPage), total: events.length };
};

/** Reads the newest rows that the reader may list. */
const reading =
  ({ actor, rows: { own } }: UnitOfWork) =>
  async <N extends NounName>(noun: N, conditions: Condition[]): Promise<Rows[N][]> => {
    const scopes = scopesOf(actor, 'list', noun);
    const isNone = conditions.some(({ operator, value }) => operator === 'in' && !(value as []).length);
    if (scopes.length === 0 || isNone) return [];
    const { rows } = await own.list(noun, scopes, {
      conditions,
      q: '',
      searched: [],
      sort: { field: 'id', order: 'DESC' },
      from: 0,
      to: mostOfEach - 1,
      countTo: 1,
    });
    return rows.flatMap((row) => {
      const scope = scopeFor(scopes, row);
      return scope ? [visible(scope, row) as Rows[N]] : [];
    });
  };
