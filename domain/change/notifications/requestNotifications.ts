import { hiddenName } from '../../access/masks.ts';
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
  from: request.masked ? null : String(request.providerId),
  notification: {
    key: 'applicationUpdates',
    ...notification,
    ...(request.masked === true && { values: { ...notification.values, company: hiddenName } }),
    body: (notification.body ?? null) as string | null,
    link: `/recruiter/requests/${request.id}/show`,
  },
});

/** Moves of a request that another row makes, and that nothing else notifies of. */
const toldAlong = ['Pending Response', 'Withdrawn', 'Not Awarded'];

/**
 * Notifies each side of a request of what the other did. A change made along with another is covered by that
 * one's notification, except for the requests of a requisition, each of which has its own provider.
 */
export const requestNotifications = (
  before: Row | null,
  after: Row | null,
  { actor, along }: Context,
): Effect[] => {
  if (!after) return [];
  const { position, status, message, reason } = after;
  if (along && (after.requisitionId == null || !toldAlong.includes(String(status)))) return [];
  const values = { position };
  if (!before) return [toProvider(after, { code: 'newRequest', values, body: message })];
  if (before.status === status) return [];
  switch (status) {
    case 'Proposal Sent':
      return before.status === 'Accepted'
        ? []
        : [
            toRecruiter(after, {
              code: 'requestAnswered',
              values,
              body: after.maskedResponse ?? after.response,
            }),
          ];
    case 'Accepted':
      return [toProvider(after, { code: 'answerAccepted', values, body: null })];
    case 'Withdrawn':
      return [toProvider(after, { code: 'requestWithdrawn', values, body: reason })];
    case 'Not Awarded':
      return [toProvider(after, { code: 'requestNotAwarded', values, body: null })];
    case 'Expired':
      return [
        toProvider(after, { code: 'requestExpired', values, body: null }),
        toRecruiter(after, { code: 'requestUnanswered', values, body: null }),
      ];
    case 'Declined':
      return actor.userType === 'recruiter'
        ? [toProvider(after, { code: 'requestClosed', values, body: reason })]
        : [toRecruiter(after, { code: 'requestDeclined', values, body: after.maskedReason ?? reason })];
    default:
      return [];
  }
};

/** Finds the request that a row belongs to. */
const ofItsRequest = ({ requestId }: Row, notification: (request: Row) => Effect): Effect[] => [
  afterReading([['requests', { id: requestId }]], ([requests]) => requests.map(notification)),
];

type Told = { to: typeof toProvider; code: NotificationCode; withReason?: true };

const byStatus: Partial<Record<string, readonly Told[]>> = {
  Countered: [{ to: toProvider, code: 'quoteCountered' }],
  Revised: [{ to: toRecruiter, code: 'quoteRevised' }],
  Shortlisted: [{ to: toProvider, code: 'quoteShortlisted' }],
  Accepted: [{ to: toProvider, code: 'proposalAccepted' }],
  Declined: [{ to: toProvider, code: 'proposalDeclined', withReason: true }],
  Withdrawn: [{ to: toRecruiter, code: 'proposalWithdrawn', withReason: true }],
  Expired: [
    { to: toProvider, code: 'quoteExpired' },
    { to: toRecruiter, code: 'quoteLapsed' },
  ],
};

const takenBack: readonly Told[] = [{ to: toProvider, code: 'awardTakenBack', withReason: true }];

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
      toRecruiter(request, {
        code: 'newProposal',
        values: valuesOf(request),
        body: after.maskedMessage ?? message,
      }),
    );
  if (before.status === status && before.round === after.round) return [];
  const isTakenBack = before.status === 'Accepted' && status === 'Declined';
  const told = isTakenBack ? takenBack : byStatus[String(status)];
  return (told ?? []).flatMap(({ to, code, withReason }) =>
    ofItsRequest(after, (request) =>
      to(request, {
        code,
        values: valuesOf(request),
        body: withReason ? (to === toRecruiter ? (after.maskedReason ?? reason) : reason) : null,
      }),
    ),
  );
};

export const messageNotifications = (step: Row, { along }: Context): Effect[] => {
  if (along) return [];
  const asks = step.kind === 'question';
  return ofItsRequest(step, (request) => {
    const values = { position: request.position };
    return step.side === 'provider'
      ? toRecruiter(request, {
          code: asks ? 'requestQuestioned' : 'requestAnswered',
          values,
          body: step.maskedText ?? step.text,
        })
      : toProvider(request, { code: asks ? 'recruiterAsked' : 'recruiterReplied', values, body: step.text });
  });
};
