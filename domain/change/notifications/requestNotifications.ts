import type { Row } from '../../contract/noun.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { NotificationCode } from './notificationTitle.ts';

type RequestNotification = { code: NotificationCode; values: Record<string, unknown>; body: unknown };

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
  const values = { position };
  if (!before) return [toProvider(after, { code: 'newRequest', values, body: message })];
  if (before.status === status) return [];
  if (status === 'Proposal Sent')
    return [toRecruiter(after, { code: 'requestAnswered', values, body: after.response })];
  if (status === 'Accepted') return [toProvider(after, { code: 'answerAccepted', values, body: null })];
  if (status === 'Withdrawn') return [toProvider(after, { code: 'requestWithdrawn', values, body: null })];
  if (status !== 'Declined') return [];
  return actor.userType === 'recruiter'
    ? [toProvider(after, { code: 'requestClosed', values, body: reason })]
    : [toRecruiter(after, { code: 'requestDeclined', values, body: reason })];
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
  const valuesOf = ({ position }: Row) => ({ name, position });
  if (!before)
    return ofItsRequest(after, (request) =>
      toRecruiter(request, { code: 'newProposal', values: valuesOf(request), body: message }),
    );
  if (before.status === status) return [];
  if (status === 'Withdrawn')
    return ofItsRequest(after, (request) =>
      toRecruiter(request, { code: 'proposalWithdrawn', values: valuesOf(request), body: null }),
    );
  const accepted = status === 'Accepted';
  return ofItsRequest(after, (request) =>
    toProvider(request, {
      code: accepted ? 'proposalAccepted' : 'proposalDeclined',
      values: valuesOf(request),
      body: accepted ? null : reason,
    }),
  );
};

export const messageNotifications = (step: Row, { along }: Context): Effect[] => {
  if (along) return [];
  const asks = step.kind === 'question';
  return ofItsRequest(step, (request) => {
    const notification = { values: { position: request.position }, body: step.text };
    return step.side === 'provider'
      ? toRecruiter(request, { code: asks ? 'requestQuestioned' : 'requestAnswered', ...notification })
      : toProvider(request, { code: asks ? 'recruiterAsked' : 'recruiterReplied', ...notification });
  });
};
