import type { PartyType } from '../../access/rules.ts';
import type { stepKinds, stepSides } from '../../contract/deals/requestSteps.ts';
import { isClosed } from '../../contract/deals/requests.ts';
import type { Row } from '../../contract/noun.ts';
import type { Context, Values } from '../context.ts';
import type { Effect } from '../effect.ts';

type Kind = (typeof stepKinds)[number];

/** The timeline entry of a request's change; the end of a request also ends its open proposals. */
export const requestEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const { status: to, reason, message } = after;
  if (!before) return [step(after, 'sent', context, { to, text: message })];
  const from = before.status;
  if (from === to) return [];
  const text = to === 'Declined' ? reason : null;
  const told = step(after, kindFor(String(to)), context, { from, to, text });
  return isClosed(String(to)) ? [told, settleProposals(after.id, context)] : [told];
};

const kindFor = (status: string): Kind =>
  (({ Declined: 'declined', Withdrawn: 'withdrawn' }) as Record<string, Kind>)[status] ?? 'status';

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

/** Ending a request ends its open proposals: withdrawn for the provider, declined for the recruiter. */
const settleProposals = (requestId: string, { actor }: Context): Effect => ({
  kind: 'revise',
  noun: 'proposals',
  where: { requestId, status: 'Proposed' },
  along: true,
  values: () => ({ status: actor.userType === 'provider' ? 'Withdrawn' : 'Declined' }),
});

/** The timeline entry of a proposal's change, and its effect on the request. */
export const proposalEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const { id: proposalId, status, message, reason } = after;
  if (!before)
    return [
      step(after, 'proposal', context, { proposalId, text: message }),
      answered(after, context, { words: message, leadsTo: 'Proposal Sent' }),
    ];
  if (before.status === status) return [];
  const told = step(after, String(status).toLowerCase() as Kind, context, {
    proposalId,
    text: status === 'Declined' ? reason : null,
  });
  if (status !== 'Accepted') return [told];
  return [
    told,
    {
      kind: 'revise',
      noun: 'requests',
      where: { id: after.requestId, status: 'Proposal Sent' },
      along: true,
      values: () => ({ status: 'Accepted' }),
    },
  ];
};

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
  { words, leadsTo }: { words: unknown; leadsTo: string },
): Effect => ({
  kind: 'revise',
  noun: 'requests',
  where: { id: requestId },
  along: true,
  values: ({ status, answeredAt, response }) => ({
    status: earlier[leadsTo]?.includes(String(status)) ? leadsTo : status,
    answeredAt: answeredAt ?? now.toISOString(),
    response: words ?? response,
  }),
});

const sides: Record<PartyType, (typeof stepSides)[number]> = {
  provider: 'provider',
  recruiter: 'recruiter',
  admin: 'platform',
  visitor: 'platform',
};

const step = (row: Row, kind: Kind, { actor, name, now }: Context, more: Values): Effect => ({
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
    text: null,
    at: now.toISOString(),
    ...more,
  },
});
