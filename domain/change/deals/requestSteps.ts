import { hiddenName } from '../../access/masks.ts';
import type { PartyType } from '../../access/rules.ts';
import { openProposalStatuses } from '../../contract/deals/dealMoves.ts';
import type { stepKinds, stepSides } from '../../contract/deals/requestSteps.ts';
import { isClosed } from '../../contract/deals/requests.ts';
import type { Row } from '../../contract/noun.ts';
import type { Context, Values } from '../context.ts';
import type { Effect } from '../effect.ts';

export type Kind = (typeof stepKinds)[number];

/**
 * The timeline entry of a request's change, and the counts of its requisition. The end of a request also ends its
 * open proposals.
 */
export const requestEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const { status: to, reason, maskedReason, endReason, message } = after;
  if (!before) return [step(after, 'sent', context, { to, text: message }), ...counted(after, 'asked')];
  const isAnswered = before.answeredAt === null && after.answeredAt !== null;
  const counts = isAnswered ? counted(after, 'answered') : [];
  const from = before.status;
  if (from === to) return counts;
  const ends = isClosed(String(to));
  const why = ends ? { text: reason, maskedText: maskedReason ?? null, endReason } : {};
  const told = step(after, requestKinds[String(to)] ?? 'status', context, { from, to, ...why });
  return [...counts, told, ...(ends ? settleProposals(after, context) : [])];
};

const requestKinds: Partial<Record<string, Kind>> = {
  Declined: 'declined',
  Withdrawn: 'withdrawn',
  'Not Awarded': 'notAwarded',
  Expired: 'expired',
};

const counted = ({ requisitionId }: Row, field: 'asked' | 'answered'): Effect[] =>
  requisitionId == null ? [] : [{ kind: 'count', noun: 'requisitions', id: String(requisitionId), field }];

/** Records the first time that the provider opens a request, visible to both sides; its status stays. */
export const requestSeen = (request: Row, context: Context): Effect[] => {
  const { actor, now } = context;
  if (actor.userType !== 'provider' || actor.companyId !== request.providerId || request.seenAt !== null)
    return [];
  const effects = [step(request, 'viewed', context, {})];
  return [
    { kind: 'mark', noun: 'requests', id: request.id, field: 'seenAt', at: now.toISOString(), effects },
  ];
};

/** Ending a request ends its open proposals: withdrawn for the provider, else declined or not awarded. */
const settleProposals = ({ id, status, endReason }: Row, { actor }: Context): Effect[] =>
  openProposalStatuses.map((open) => ({
    kind: 'revise',
    noun: 'proposals',
    where: { requestId: id, status: open },
    along: true,
    values: () => ({
      status: status === 'Not Awarded' ? status : actor.userType === 'provider' ? 'Withdrawn' : 'Declined',
      endReason,
    }),
  }));

/** Statuses that change when the provider answers. */
const earlier: Record<string, readonly string[]> = {
  'Under Review': ['Pending Response'],
  'Proposal Sent': ['Pending Response', 'Under Review'],
};

/**
 * The provider has answered: stores the first answer time and the latest response, and updates the status.
 */
export const answered = (
  { requestId }: Row,
  { now }: Context,
  { words, maskedWords, leadsTo }: { words: unknown; maskedWords: unknown; leadsTo: string },
): Effect => ({
  kind: 'revise',
  noun: 'requests',
  where: { id: requestId },
  along: true,
  values: ({ status, answeredAt, response }) => ({
    status: earlier[leadsTo]?.includes(String(status)) ? leadsTo : status,
    answeredAt: answeredAt ?? now.toISOString(),
    response: words ?? response,
    ...(words != null && { maskedResponse: maskedWords ?? null }),
  }),
});

const sides: Record<PartyType, (typeof stepSides)[number]> = {
  provider: 'provider',
  recruiter: 'recruiter',
  admin: 'platform',
  visitor: 'platform',
};

/** As long as the recruiter does not know the provider, the provider's people have no name either. */
export const maskOfStep = (request: Values, { side, author }: Values): Values => ({
  masked: request.masked === true,
  maskedAuthor: request.masked === true ? (side === 'provider' ? hiddenName : author) : null,
});

/** One dated step of a request or of one of its proposals. */
export const step = (row: Row, kind: Kind, { actor, name, now }: Context, more: Values): Effect => ({
  kind: 'add',
  noun: 'requestSteps',
  row: {
    requestId: row.requestId ?? row.id,
    providerId: row.providerId,
    recruiterId: row.recruiterId,
    proposalId: null,
    kind,
    side: sides[actor.userType],
    authorId: actor.userId,
    author: name,
    from: null,
    to: null,
    endReason: null,
    text: null,
    maskedText: null,
    at: now.toISOString(),
    ...maskOfStep(row, { side: sides[actor.userType], author: name }),
    ...more,
  },
});
