import { z } from 'zod';
import { interviewersOf } from '../contract/hiring/interviewers.ts';
import type { Rows } from '../contract/index.ts';

/** What happens between a recruiter's company and a candidate. */
export const timelineKinds = [
  'tagged',
  'shortlisted',
  'applied',
  'applicationTaken',
  'applicationDeclined',
  'applicationWithdrawn',
  'requestSent',
  'question',
  'answer',
  'proposed',
  'proposalAccepted',
  'proposalDeclined',
  'proposalWithdrawn',
  'requestAccepted',
  'requestDeclined',
  'requestWithdrawn',
  'addedToPipeline',
  'moved',
  'rejected',
  'withdrawn',
  'backInPipeline',
  'interviewScheduled',
  'interviewHeld',
  'interviewCanceled',
  'scorecardGiven',
  'offer',
  'contractDrafted',
  'contractSigned',
  'contractEnded',
  'taskAdded',
  'taskDone',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export type TimelineEvent = {
  kind: TimelineKind;
  /** A time, or a day where no time is known. */
  at: string;
  /** Who did it, if known. */
  by: string | null;
  /** The row to open. */
  noun: keyof Sources;
  id: string;
  jobId: string | null;
  /** Values of the sentence. */
  words: {
    stage?: string;
    name?: string;
    rate?: number;
    currency?: string;
    day?: string;
    /** A time, and the time zone in which everyone is told it. */
    moment?: { at: string; zone: string };
  };
  /** What was written, such as a note or a reason. */
  text: string | null;
};

/** A page of events, newest first, and how many there are. */
export type Timeline = { events: TimelineEvent[]; total: number };

export const timelineSchema = z.strictObject({
  id: z.string().min(1).max(40),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
});

/** The rows that a timeline is made from; all of them concern one candidate and one company. */
export type Sources = {
  candidateTags: Rows['candidateTags'][];
  talentPoolMembers: Rows['talentPoolMembers'][];
  talentPools: Rows['talentPools'][];
  applications: Rows['applications'][];
  requests: Rows['requests'][];
  requestSteps: Rows['requestSteps'][];
  proposals: Rows['proposals'][];
  pipelineEntries: Rows['pipelineEntries'][];
  stageChanges: Rows['stageChanges'][];
  interviews: Rows['interviews'][];
  /** Without the opinions, which not everyone may read yet. */
  scorecards: Pick<Rows['scorecards'], 'id' | 'entryId' | 'author' | 'createdAt'>[];
  contracts: Rows['contracts'][];
  tasks: Rows['tasks'][];
  users: Pick<Rows['users'], 'id' | 'fullName'>[];
};

export const timelineOf = (found: Sources): TimelineEvent[] =>
  [
    ...found.candidateTags.map(ofTag),
    ...found.talentPoolMembers.map((row) => ofMember(row, found)),
    ...found.applications.flatMap(ofApplication),
    ...found.requestSteps.flatMap((row) => ofStep(row, found)),
    ...found.stageChanges.map((row) => ofMove(row, found)),
    ...found.interviews.flatMap((row) => ofInterview(row, found)),
    ...found.scorecards.map((row) => ofScorecard(row, found)),
    ...found.pipelineEntries.flatMap(ofOffer),
    ...found.contracts.flatMap(ofContract),
    ...found.tasks.flatMap(ofTask),
  ].sort((one, other) => (one.at < other.at ? 1 : Number(one.at > other.at) * -1));

type About = Pick<TimelineEvent, 'kind' | 'at' | 'by' | 'noun' | 'id'> & Partial<TimelineEvent>;
const event = (about: About): TimelineEvent => ({ jobId: null, words: {}, text: null, ...about });

const ofTag = ({ id, tag, author, createdAt }: Rows['candidateTags']): TimelineEvent =>
  event({ kind: 'tagged', at: createdAt, by: author, noun: 'candidateTags', id, words: { name: tag } });

const ofMember = (
  { poolId, author, note, createdAt }: Rows['talentPoolMembers'],
  { talentPools }: Sources,
): TimelineEvent => {
  const name = talentPools.find(({ id }) => id === poolId)?.name ?? '–';
  const about = { noun: 'talentPools', id: poolId, words: { name }, text: note } as const;
  return event({ kind: 'shortlisted', at: createdAt, by: author, ...about });
};

const decisions = {
  'In Pipeline': 'applicationTaken',
  Declined: 'applicationDeclined',
  Withdrawn: 'applicationWithdrawn',
} as const;

const ofApplication = (row: Rows['applications']): TimelineEvent[] => {
  const { jobId, job, rate, currency, message, status, reason, decided, createdAt } = row;
  const about = { noun: 'applications', id: jobId, jobId, by: null } as const;
  const words = { name: job, rate, currency };
  const applied = event({ kind: 'applied', at: createdAt, ...about, words, text: message });
  if (status === 'Received' || decided === null) return [applied];
  const at = decided > createdAt ? decided : row.updatedAt;
  return [applied, event({ kind: decisions[status], at, ...about, words: { name: job }, text: reason })];
};

const ofRequest = {
  sent: 'requestSent',
  question: 'question',
  answer: 'answer',
  accepted: 'requestAccepted',
  declined: 'requestDeclined',
  withdrawn: 'requestWithdrawn',
} as const;
const ofProposal = {
  proposal: 'proposed',
  accepted: 'proposalAccepted',
  declined: 'proposalDeclined',
  withdrawn: 'proposalWithdrawn',
} as const;

const ofStep = (
  { requestId, proposalId, kind, author, at, text }: Rows['requestSteps'],
  { requests, proposals }: Sources,
): TimelineEvent[] => {
  const request = requests.find(({ id }) => id === requestId);
  const proposal = proposals.find(({ id }) => id === proposalId);
  const kinds: Partial<Record<typeof kind, TimelineKind>> = proposal ? ofProposal : ofRequest;
  const said = kinds[kind];
  if (!said) return [];
  const { rate, currency, startDate } = proposal ?? {};
  return [
    event({
      kind: said,
      at,
      by: author,
      noun: 'requests',
      id: requestId,
      jobId: request?.jobId ?? null,
      words:
        said === 'proposed' && startDate
          ? { rate, currency, day: startDate }
          : { name: request?.position ?? '–' },
      text: text ?? (said === 'requestSent' ? (request?.message ?? null) : (proposal?.message ?? null)),
    }),
  ];
};

const ofMove = (move: Rows['stageChanges'], { pipelineEntries }: Sources): TimelineEvent => {
  const entry = pipelineEntries.find(({ id }) => id === move.entryId);
  const isAdded = move.from === null;
  return event({
    kind: isAdded ? 'addedToPipeline' : moveKind(move),
    at: move.at,
    by: move.author,
    noun: 'pipelineEntries',
    id: move.entryId,
    jobId: entry?.jobId ?? null,
    words: { stage: move.to },
    text: move.reason ?? (isAdded ? (entry?.screeningNotes ?? null) : null),
  });
};

const moveKind = ({ from, to, outcome }: Rows['stageChanges']): TimelineKind => {
  if (outcome === 'Rejected') return 'rejected';
  if (outcome === 'Withdrawn') return 'withdrawn';
  return from === to ? 'backInPipeline' : 'moved';
};

const ofInterview = (row: Rows['interviews'], { users }: Sources): TimelineEvent[] => {
  const { entryId: id, jobId, startsAt, timeZone, status, notes, authorId, createdAt, updatedAt } = row;
  const names = interviewersOf(row)
    .map(({ name }) => name)
    .join(', ');
  const by = users.find((user) => user.id === authorId)?.fullName ?? null;
  const about = {
    noun: 'pipelineEntries',
    id,
    jobId,
    words: { name: names, moment: { at: startsAt, zone: timeZone } },
  } as const;
  return [
    event({ kind: 'interviewScheduled', at: createdAt, by, ...about }),
    ...(status === 'Completed'
      ? [event({ kind: 'interviewHeld', at: startsAt, by: names, ...about, text: notes })]
      : []),
    ...(status === 'Cancelled'
      ? [event({ kind: 'interviewCanceled', at: updatedAt, by: null, ...about, text: notes })]
      : []),
  ];
};

const ofScorecard = (
  { entryId: id, author, createdAt }: Sources['scorecards'][number],
  { pipelineEntries }: Sources,
): TimelineEvent => {
  const jobId = pipelineEntries.find((entry) => entry.id === id)?.jobId ?? null;
  return event({ kind: 'scorecardGiven', at: createdAt, by: author, noun: 'pipelineEntries', id, jobId });
};

const ofOffer = ({
  id,
  jobId,
  offerAmount,
  offerDate,
  currency,
}: Rows['pipelineEntries']): TimelineEvent[] =>
  offerDate === null || offerAmount === null
    ? []
    : [
        event({
          kind: 'offer',
          at: offerDate,
          by: null,
          noun: 'pipelineEntries',
          id,
          jobId,
          words: { rate: offerAmount, currency },
        }),
      ];

const ofContract = (row: Rows['contracts']): TimelineEvent[] => {
  const { id, type, status, rate, currency, startDate, endDate, signedDate, createdAt } = row;
  const about = { noun: 'contracts', id, by: null } as const;
  return [
    event({ kind: 'contractDrafted', at: createdAt, ...about, words: { name: type } }),
    ...(signedDate
      ? [
          event({
            kind: 'contractSigned',
            at: signedDate,
            ...about,
            words: { name: type, rate, currency, day: startDate },
          }),
        ]
      : []),
    ...(status === 'Expired'
      ? [event({ kind: 'contractEnded', at: endDate, ...about, words: { name: type } })]
      : []),
  ];
};

const ofTask = (row: Rows['tasks']): TimelineEvent[] => {
  const { id, title, author, assignee, dueDate, doneOn, createdAt } = row;
  const about = { noun: 'tasks', id, words: { name: title, day: dueDate } } as const;
  return [
    event({ kind: 'taskAdded', at: createdAt, by: author, ...about }),
    ...(doneOn ? [event({ kind: 'taskDone', at: doneOn, by: assignee, ...about })] : []),
  ];
};
