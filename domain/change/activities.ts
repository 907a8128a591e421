import type { Activity } from '../contract/activities.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { type ActivityEvent, activitySentences } from './activitySentences.ts';
import type { Context, Values } from './context.ts';
import { afterReading, type Effect } from './effect.ts';

/** An event on a row. `about` is shown on a second line; `words` are the values of the sentence. */
type Happened = {
  event: ActivityEvent;
  words: Record<string, string>;
  about: unknown;
  status?: Activity['status'];
  priority?: Activity['priority'];
};

/** A company's activity, stored as an English sentence and as a code with values for other languages. */
export const activity = (
  { event, words, about, status = 'Completed', priority = 'Low' }: Happened,
  { companyId, noun, target, now }: { companyId: unknown; noun: string; target: unknown; now: Date },
): Effect & { kind: 'add' } => ({
  kind: 'add',
  noun: 'activities',
  row: {
    companyId,
    type: inEnglish(event, words).slice(0, 300),
    details: String(about ?? target).slice(0, 300),
    noun,
    target,
    status,
    priority,
    at: now.toISOString(),
    event,
    words: JSON.stringify(words),
  },
});

const inEnglish = (event: ActivityEvent, words: Record<string, string>): string =>
  activitySentences[event].replace(/%\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? '';
    return place === 'stage' ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  });

/**
 * Activities of a change: one for each company that the row belongs to. A change that is part of another one,
 * which has
 * its own activity, adds none.
 */
export const activities = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  const row = (after ?? before) as Row;
  const happened = tellers[name]?.(before, after, context);
  const named = references[name]?.(row) ?? [];
  if (!happened) return [];
  const lines = (words: Values): Effect[] =>
    ownersOf(name, row).map((companyId) =>
      activity(
        { ...happened, words: { ...happened.words, ...onlyTexts(words) } },
        { companyId, noun: name, target: row.id, now: context.now },
      ),
    );
  if (named.length === 0) return lines({});
  return [
    afterReading(
      named.map(({ noun, id }) => [noun, { id }]),
      (found) => lines(Object.fromEntries(named.map(({ place }, at) => [place, found[at]?.[0]?.name]))),
    ),
  ];
};

const onlyTexts = (words: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([place, word]) => [place, String(word ?? '–')]));

type Reference = { place: string; noun: NounName; id: unknown };

/** Other rows whose names a noun's sentences need. */
const references: Partial<Record<NounName, (row: Row) => Reference[]>> = {
  requests: ({ recruiterId, providerId }) => sides(recruiterId, providerId),
  applications: ({ recruiterId, providerId }) => sides(recruiterId, providerId),
  interviews: ({ entryId }) => [{ place: 'name', noun: 'pipelineEntries', id: entryId }],
};

const sides = (recruiterId: unknown, providerId: unknown): Reference[] => [
  { place: 'recruiter', noun: 'companies', id: recruiterId },
  { place: 'provider', noun: 'companies', id: providerId },
];

const ownersOf = (name: NounName, row: Row): unknown[] => {
  if (name === 'companies') return [row.id];
  if (row.companyId != null) return [row.companyId];
  const owners = [row.providerId, row.recruiterId].filter((id) => id != null);
  return owners.length ? owners : [null];
};

type Teller = (before: Row | null, after: Row | null, context: Context) => Happened | null;
type Told = Pick<Happened, 'event' | 'status' | 'priority'>;

/** The sentence values of a noun's event; null if the event creates no activity. */
const teller =
  (
    wordsOf: (row: Row) => { words: Values; about: unknown },
    said: (before: Row | null, after: Row | null, context: Context) => Told | ActivityEvent | null,
  ): Teller =>
  (before, after, context) => {
    const told = said(before, after, context);
    if (told === null) return null;
    const { words, about } = wordsOf((after ?? before) as Row);
    return { ...(typeof told === 'string' ? { event: told } : told), words: onlyTexts(words), about };
  };

/** Whether only these fields differ. */
const onlyDiffers = (before: Row, after: Row, fields: readonly string[]): boolean =>
  Object.keys(after).every(
    (field) =>
      ['version', 'updatedAt', ...fields].includes(field) ||
      JSON.stringify(before[field]) === JSON.stringify(after[field]),
  );

const byStatus = <E extends ActivityEvent>(
  before: Row,
  after: Row,
  events: Record<string, Told | E>,
): Told | E | undefined => (before.status === after.status ? undefined : events[String(after.status)]);

const tellers: Partial<Record<NounName, Teller>> = {
  companies: teller(
    ({ name, location }) => ({ words: { company: name }, about: location }),
    (before, after) => {
      if (!after) return 'companyRemoved';
      if (!before) {
        if (after.status !== 'Pending Approval') return { event: 'companyJoined', status: 'Approved' };
        const event = after.type === 'provider' ? 'providerAsked' : 'recruiterAsked';
        return { event, status: 'Pending Approval', priority: 'High' };
      }
      const back: Told =
        before.status === 'Pending Approval'
          ? { event: 'companyApproved', status: 'Approved' }
          : { event: 'companyReactivated' };
      const moved = byStatus(before, after, {
        Active: back,
        Suspended: { event: 'companySuspended', priority: 'High' },
        Inactive: 'companyDeactivated',
      });
      if (moved) return moved;
      if (before.verification !== after.verification) {
        if (after.verification === 'Verified') return { event: 'companyVerified', status: 'Approved' };
        if (after.verification === 'Rejected') return 'companyNotVerified';
      }
      return onlyDiffers(before, after, ['subscription']) ? null : 'companyUpdated';
    },
  ),
  candidates: teller(
    ({ name, title }) => ({ words: { name }, about: title }),
    (before, after) => {
      if (!after) return 'candidateRemoved';
      if (!before) return 'candidateAdded';
      return (
        byStatus(before, after, {
          Available: 'candidateAvailable',
          'In Discussion': 'candidateInDiscussion',
          Placed: 'candidatePlaced',
        }) ?? 'candidateUpdated'
      );
    },
  ),
  requests: teller(
    ({ id, position }) => ({ words: { id }, about: position }),
    (before, after, { actor }) => {
      if (!after) return 'requestRemoved';
      if (!before)
        return {
          event: 'requestSent',
          status: 'In Progress',
          priority: after.urgency as Activity['priority'],
        };
      const moved = byStatus(before, after, {
        'Proposal Sent': { event: 'requestProposed', status: 'In Progress', priority: 'Medium' },
        Accepted: { event: 'requestAccepted', status: 'Approved', priority: 'Medium' },
        Declined: {
          event: actor.userType === 'recruiter' ? 'requestClosed' : 'requestDeclined',
          priority: 'Medium',
        },
        Withdrawn: 'requestWithdrawn',
      });
      if (moved) return moved;
      if (before.response !== after.response)
        return { event: 'requestAnswered', status: 'In Progress', priority: 'Medium' };
      if (before.status !== after.status) return { event: 'requestReviewed', status: 'In Progress' };
      return 'requestUpdated';
    },
  ),
  contracts: teller(
    ({ id, employee, client }) => ({ words: { employee, client }, about: id }),
    (before, after) => {
      if (!after) return 'contractRemoved';
      if (!before) return { event: 'contractDrafted', status: 'In Progress' };
      return (
        byStatus(before, after, {
          Draft: { event: 'contractRecalled', status: 'In Progress' },
          Pending: { event: 'contractSent', status: 'Pending Approval', priority: 'High' },
          Active: { event: 'contractSigned', status: 'Approved', priority: 'Medium' },
          Expired: 'contractEnded',
        }) ?? 'contractUpdated'
      );
    },
  ),
  jobs: teller(
    ({ title, location }) => ({ words: { title }, about: location }),
    (before, after) => {
      if (!after) return 'jobRemoved';
      if (!before) return after.status === 'Active' ? 'jobPosted' : 'jobAdded';
      return (
        byStatus(before, after, { Active: 'jobReopened', Paused: 'jobPaused', Closed: 'jobClosed' }) ??
        'jobUpdated'
      );
    },
  ),
  applications: teller(
    ({ name, job, title }) => ({ words: { name, job }, about: title }),
    (before, after) => {
      if (!after) return 'applicationRemoved';
      if (!before) return { event: 'applicationReceived', status: 'In Progress' };
      return (
        byStatus(before, after, {
          'In Pipeline': { event: 'applicationTaken', status: 'Approved' },
          Declined: 'applicationDeclined',
          Withdrawn: 'applicationWithdrawn',
        }) ?? 'applicationUpdated'
      );
    },
  ),
  pipelineEntries: teller(
    ({ name, title, stage }) => ({ words: { name, stage }, about: title }),
    (before, after, { along }) => {
      if (!after) return 'entryRemoved';
      if (!before) return along ? null : 'entryAdded';
      if (before.outcome !== after.outcome)
        return (
          ({ Rejected: 'entryRejected', Withdrawn: 'entryWithdrawn' } as const)[String(after.outcome)] ??
          'entryRestored'
        );
      if (before.stage !== after.stage)
        return after.stage === 'hired' ? { event: 'entryHired', priority: 'High' } : 'entryMoved';
      return onlyDiffers(before, after, ['interviewDate', 'interviewer']) ? null : 'entryUpdated';
    },
  ),
  interviews: teller(
    ({ interviewer }) => ({ words: {}, about: interviewer }),
    (before, after) => {
      if (!after) return 'interviewRemoved';
      if (!before) return 'interviewScheduled';
      const moved = byStatus(before, after, {
        Completed: 'interviewCompleted',
        Cancelled: 'interviewCancelled',
      });
      return moved ?? (before.startsAt === after.startsAt ? 'interviewUpdated' : 'interviewMoved');
    },
  ),
  tickets: teller(
    ({ id, title }) => ({ words: { title }, about: id }),
    (before, after) => {
      if (!after) return 'ticketRemoved';
      const open = { status: 'In Progress', priority: after.priority as Activity['priority'] } as const;
      if (!before) return { event: 'ticketOpened', ...open };
      const started = ['Resolved', 'Closed'].includes(String(before.status))
        ? 'ticketReopened'
        : 'ticketStarted';
      const moved = byStatus(before, after, {
        Open: { event: 'ticketReopened', ...open },
        'In Progress': { event: started, ...open },
        'Under Review': { event: 'ticketReviewed', ...open },
        Resolved: { event: 'ticketResolved', status: 'Resolved' },
        Closed: { event: 'ticketClosed', status: 'Resolved' },
      });
      if (moved) return moved;
      if (before.assigneeId !== after.assigneeId) return { event: 'ticketAssigned', ...open };
      return before.firstAnsweredAt === after.firstAnsweredAt
        ? 'ticketUpdated'
        : { event: 'ticketAnswered', ...open };
    },
  ),
};
