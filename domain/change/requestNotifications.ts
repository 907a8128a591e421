import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Context } from './context.ts';
import type { DealEvent } from './dealTitles.ts';
import { afterReading, type Effect } from './effect.ts';

/**
 * Notifications for each side of a request about the other's actions. Changes made along with another are
 * covered by its
 * notification.
 */
export const requestNotifications = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  if (!after || context.along) return [];
  if (name === 'requests') return ofRequest(before, after, context);
  if (name === 'proposals') return ofProposal(before, after);
  if (name === 'requestSteps' && !before) return ofStep(after);
  return [];
};

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

const ofRequest = (before: Row | null, after: Row, { actor }: Context): Effect[] => {
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

const ofProposal = (before: Row | null, after: Row): Effect[] => {
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

const ofStep = (step: Row): Effect[] => {
  const asks = step.kind === 'question';
  return ofItsRequest(step, (request) => {
    const notification = { words: { position: request.position }, body: step.text };
    return step.side === 'provider'
      ? toRecruiter(request, { event: asks ? 'requestQuestioned' : 'requestAnswered', ...notification })
      : toProvider(request, { event: asks ? 'recruiterAsked' : 'recruiterReplied', ...notification });
  });
};
