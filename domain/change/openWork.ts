import { isClosed } from '../contract/deals/requests.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { type FollowedNoun, followedNouns } from '../contract/platform/follows.ts';
import { isDone } from '../contract/support/tickets.ts';
import type { Values } from './context.ts';

/** Whether there is still work to do on a record, so that it is handed over when the person in charge leaves. */
const isOpen: Record<FollowedNoun, (row: Row) => boolean> = {
  requisitions: ({ status }) => status === 'Draft' || status === 'Sent',
  requests: ({ status }) => !isClosed(String(status)),
  contracts: ({ status }) => ['Draft', 'Pending', 'Active'].includes(String(status)),
  jobs: ({ status }) => status !== 'Closed',
  candidates: ({ erasedAt }) => erasedAt === null,
  pipelineEntries: ({ outcome, stage }) => outcome === 'Live' && stage !== 'hired',
  tickets: ({ status }) => !isDone(String(status)),
};

export const isOpenRecord = (noun: FollowedNoun, row: Row): boolean => isOpen[noun](row);

/** What a row itself names a person for, and which of these rows are handed over. */
export type NamedWork = {
  kind: 'hiringManager' | 'agent' | 'tasks';
  noun: NounName & ('jobs' | 'tickets' | 'tasks');
  field: string;
  isOpen(row: Row): boolean;
  /** Further values that follow from the person. */
  along?(person: Row): Values;
};
export const namedWork: readonly NamedWork[] = [
  { kind: 'hiringManager', noun: 'jobs', field: 'hiringManagerId', isOpen: isOpen.jobs },
  { kind: 'agent', noun: 'tickets', field: 'assigneeId', isOpen: isOpen.tickets },
  {
    kind: 'tasks',
    noun: 'tasks',
    field: 'userId',
    isOpen: ({ status }) => status === 'Open',
    along: ({ fullName }) => ({ assignee: fullName }),
  },
];

export const workKinds = [...followedNouns, 'hiringManager', 'agent', 'tasks'] as const satisfies readonly (
  | FollowedNoun
  | NamedWork['kind']
)[];
export type WorkKind = (typeof workKinds)[number];

/** The open work of a person, by kind, without kinds of which there is none. */
export type OpenWork = { total: number; kinds: { kind: WorkKind; count: number }[] };
/** How many records were handed over, and how many the role of the colleague does not let them take. */
export type HandedOver = { moved: number; left: number };
