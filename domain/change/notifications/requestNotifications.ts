import type { Row } from '../../contract/noun.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { DealEvent } from './dealTitles.ts';

type RequestNotification = { event: DealEvent; words: Record<string, unknown>; body: unknown };

const toProvider = (request: Row, notification: RequestNotification): Effect => ({
  kind: 'notifyCompany',
  companyId: String(request.providerId),
  from: String(request.recruiterId),
  notification: {
    key: 'recruiterRequests',
    ...notification,
    body: (notification.body ?? null) as string | null,
    link: `/provider/requests/${request.id}/show`,
  },
});

const toRecruiter = (request: Row, notification: RequestNotification): Effect => ({
  kind: 'notifyCompany',
  companyId: String(request.recruiterId),
  from: String(request.providerId),
  notification: {
    key: 'applicationUpdates',
    ...notification,
    body: (notification.body ?? null) as string | null,
    link: `/recruiter/requests/${request.id}/show`,
  },
});

/**
 * Notifies each side of a request of what the other did. A change made along with another is covered by that
 * one's notification.
 */
export const requestNotifications = (
  before: Row | null,
  after: Row | null,
  { actor, along }: Context,
): Effect[] => {
  if (!after || along) return [];
  const { position, status, message, reason } = after;
  const words = { position };
  if (!before) return [toProvider(after, { event: 'newRequest', words, body: message })];
  if (before.status === status) return [];
  if (status === 'Proposal Sent')
    return [toRecruiter(after, { event: 'requestAnswered', words, body: after.response })];
  if (status === 'Accepted') return [toProvider(after, { event: 'answerAccepted', words, body: null })];
  if (status === 'Withdrawn') return [toProvider(after, { event: 'requestWithdrawn', words, body: null })];
  if (status !== 'Declined') return [];
  return actor.userType === 'recruiter'
    ? [toProvider(after, { event: 'requestClosed', words, body: reason })]
    : [toRecruiter(after, { event: 'requestDeclined', words, body: reason })];
};

/** Finds the request that a row belongs to. */
const ofItsRequest = ({ requestId }: Row, notification: (request: Row) => Effect): Effect[] => [
  afterReading([['requests', { id: requestId }]], ([requests]) => requests.map(notification)),
];

export const proposalNotifications = (
  before: Row | null,
  after: Row | null,
  { along }: Context,
): Effect[] => {
  if (!after || along) return [];
  const { name, status, message, reason } = after;
  const words = ({ position }: Row) => ({ name, position });
  if (!before)
    return ofItsRequest(after, (request) =>
      toRecruiter(request, { event: 'newProposal', words: words(request), body: message }),
    );
  if (before.status === status) return [];
  if (status === 'Withdrawn')
    return ofItsRequest(after, (request) =>
      toRecruiter(request, { event: 'proposalWithdrawn', words: words(request), body: null }),
    );
  const accepted = status === 'Accepted';
  return ofItsRequest(after, (request) =>
    toProvider(request, {
      event: accepted ? 'proposalAccepted' : 'proposalDeclined',
      words: words(request),
      body: accepted ? null : reason,
    }),
  );
};

export const messageNotifications = (step: Row, { along }: Context): Effect[] => {
  if (along) return [];
  const asks = step.kind === 'question';
  return ofItsRequest(step, (request) => {
    const notification = { words: { position: request.position }, body: step.text };
    return step.side === 'provider'
      ? toRecruiter(request, { event: asks ? 'requestQuestioned' : 'requestAnswered', ...notification })
      : toProvider(request, { event: asks ? 'recruiterAsked' : 'recruiterReplied', ...notification });
  });
};
