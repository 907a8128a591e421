import { isHired } from '../../contract/hiring/pipelineEntries.ts';
import type { Row } from '../../contract/noun.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { Moment, NotificationCode } from './notificationTitle.ts';

/** Notifies a provider of offers, hires and rejections of its candidates in a recruiter's pipeline. */
export const pipelineNotifications = (before: Row | null, after: Row | null): Effect[] => {
  const [was, is] = [before !== null && isHired(before), after !== null && isHired(after)];
  if (before && was && !is) return [toProvider(before, 'hireTakenBack')];
  if (!after) return before && isLive(before) && isKnown(before) ? [toProvider(before, 'notSelected')] : [];
  if (is && !was) {
    const { startDate: date } = after;
    return [toProvider(after, date ? 'hiredFrom' : 'hired', { date })];
  }
  if (isOffered(after) && !(before && isOffered(before))) return [toProvider(after, 'offerMade')];
  const isRefused = after.outcome === 'Rejected' && before !== null && isLive(before);
  return isRefused && isKnown(after) ? [toProvider(after, 'notSelected')] : [];
};

const isLive = ({ outcome }: Row): boolean => outcome === 'Live';
const isOffered = (entry: Row): boolean => entry.stage === 'offer' && isLive(entry);

/** Whether the provider already knows that its candidate is being considered. */
const isKnown = ({ stage }: Row): boolean => stage === 'interview' || stage === 'offer';

/** Notifies a provider of an interview that is in the future, or was when it was canceled. */
export const interviewNotifications = (
  before: Row | null,
  after: Row | null,
  { now, along }: Context,
): Effect[] => {
  if (along) return [];
  const interview = (after ?? before) as Row;
  const planned = after?.status === 'Scheduled';
  const wasPlanned = before?.status === 'Scheduled';
  if (String(interview.startsAt) <= now.toISOString()) return [];
  if (planned && !wasPlanned) return told(interview, 'interviewPlanned');
  if (planned && before?.startsAt !== after.startsAt) return told(interview, 'interviewMoved');
  const calledOff = wasPlanned && (!after || after.status === 'Cancelled');
  return calledOff ? told(interview, 'interviewCancelled') : [];
};

/** Times are in the provider's time zone, or in the interview's own if the provider has none. The mail is the invitation. */
const told = ({ entryId, startsAt, timeZone }: Row, code: NotificationCode): Effect[] => [
  afterReading([['pipelineEntries', { id: entryId }]], ([entries]) =>
    entries.map((entry) =>
      afterReading([['companies', { id: entry.providerId }]], ([providers]) => {
        const zone = String(providers[0]?.timeZone ?? timeZone);
        const when = { at: String(startsAt), zone } satisfies Moment;
        return [{ ...toProvider(entry, code, { when }), unmailed: true }];
      }),
    ),
  ),
];

const toProvider = (
  { providerId, companyId, candidateId, name }: Row,
  code: NotificationCode,
  values: Record<string, unknown> = {},
): Effect & { kind: 'notifyCompany' } => ({
  kind: 'notifyCompany',
  companyId: String(providerId),
  from: String(companyId),
  notification: {
    key: 'recruiterRequests',
    code,
    values: { name, ...values },
    body: null,
    link: `/provider/employees/${candidateId}/show`,
  },
});
