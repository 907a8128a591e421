import { isOpenProposal } from '../contract/deals/proposals.ts';
import type { NounName } from '../contract/index.ts';
import { utcDay } from '../time/days.ts';
import type { Also, EraseModes } from './eraseModes.ts';
import type { PersonNoun } from './personNouns.ts';

/**
 * Rows with data about a person, and how each is erased. `by` matches the person's id, also in a list, their address, their
 * name (in rows
 * of their own company, and everywhere for operators), their address in a list, their line in a list of people, or their name in a sentence;
 * `through`
 * matches the id of a row found before; rows they `made` are found in the audit log.
 */
export type PersonalDataPlace = {
  noun: NounName;
  of: PersonNoun;
  by: string;
  holds?: 'id' | 'idAmong' | 'email' | 'emailAmong' | 'name' | 'nameWithin' | 'people' | 'made';
  through?: NounName;
  fields?: EraseModes;
  /** The row is deleted, always or in this state. */
  removed?: true | { status: string };
  /** Closes an open matter. */
  also?: Also;
};

const authored = (noun: NounName, by: string, author: string, more: EraseModes = {}): PersonalDataPlace => ({
  noun,
  of: 'users',
  by,
  fields: { [author]: 'name', ...more },
});
const gone = (
  noun: NounName,
  of: PersonNoun,
  by: string,
  holds: PersonalDataPlace['holds'] = 'id',
): PersonalDataPlace => ({
  noun,
  of,
  by,
  holds,
  removed: true,
});
const mentioned = (noun: NounName, by: string, fields: EraseModes): PersonalDataPlace[] =>
  (['users', 'candidates'] as const).map((of) => ({ noun, of, by, holds: 'nameWithin', fields }));

/** Company data is kept. */
const company: EraseModes = {
  name: 'kept',
  industry: 'kept',
  specialization: 'kept',
  location: 'kept',
  timeZone: 'kept',
  website: 'kept',
  description: 'kept',
  statusReason: 'kept',
  verificationReason: 'kept',
  legalName: 'kept',
  country: 'kept',
  billingAddress: 'kept',
  taxNumber: 'kept',
  registrationNumber: 'kept',
  bankDetails: 'kept',
  electronicAddress: 'kept',
  buyerReference: 'kept',
  gstNumber: 'kept',
  panNumber: 'kept',
};
const contact: EraseModes = {
  ...company,
  contactPerson: 'own',
  email: 'own',
  phone: 'own',
};
const mail: EraseModes = {
  to: 'address',
  subject: 'within',
  link: 'emptied',
  lastError: 'emptied',
  note: 'emptied',
  attachment: 'emptied',
  topic: 'kept',
  strangerKey: 'emptied',
};
const story: EraseModes = { from: 'sameName', to: 'sameName' };

const ofUsers: PersonalDataPlace[] = [
  { noun: 'companies', of: 'users', by: 'email', holds: 'email', fields: contact },
  { noun: 'companies', of: 'users', by: 'contactPerson', holds: 'name', fields: contact },
  gone('verificationDocuments', 'users', 'userId'),
  gone('verificationRequests', 'users', 'userId'),
  {
    noun: 'verificationDocuments',
    of: 'users',
    by: 'author',
    holds: 'name',
    fields: { author: 'name', name: 'kept' },
  },
  {
    noun: 'candidateDocuments',
    of: 'users',
    by: 'author',
    holds: 'name',
    fields: { author: 'name', name: 'kept' },
  },
  {
    noun: 'contractDocuments',
    of: 'users',
    by: 'author',
    holds: 'name',
    fields: { author: 'name', name: 'kept', paperReason: 'kept' },
  },
  {
    noun: 'signUpRequests',
    of: 'users',
    by: 'email',
    holds: 'email',
    fields: {
      firstName: 'firstName',
      lastName: 'lastName',
      email: 'address',
      company: 'kept',
      message: 'emptied',
      reason: 'emptied',
    },
  },
  gone('newsletterSubscriptions', 'users', 'email', 'email'),
  gone('contactMessages', 'users', 'email', 'email'),
  gone('calendarLinks', 'users', 'id', 'made'),
  gone('savedSearches', 'users', 'userId'),
  gone('preferences', 'users', 'userId'),
  gone('notifications', 'users', 'userId'),
  gone('apiKeys', 'users', 'userId'),
  gone('follows', 'users', 'userId'),
  { noun: 'mails', of: 'users', by: 'userId', fields: mail, removed: { status: 'Queued' } },
  { noun: 'mails', of: 'users', by: 'to', holds: 'email', fields: mail, removed: { status: 'Queued' } },
  {
    noun: 'jobs',
    of: 'users',
    by: 'hiringManagerId',
    fields: {
      title: 'kept',
      location: 'kept',
      experience: 'kept',
      skills: 'kept',
      mustSkills: 'kept',
      salary: 'kept',
      description: 'kept',
      customFields: 'kept',
    },
  },
  // The sealed PDF of a signed contract stays as it is, as proof of the agreement.
  authored('envelopes', 'senderId', 'sender', {
    content: 'kept',
    contentHash: 'kept',
    signers: 'emptied',
    reason: 'kept',
  }),
  authored('signers', 'userId', 'name', {
    email: 'emptied',
    signature: 'within',
    contentHash: 'kept',
    timeZone: 'emptied',
    reason: 'kept',
  }),
  {
    noun: 'signers',
    of: 'users',
    by: 'email',
    holds: 'email',
    fields: {
      name: 'name',
      email: 'emptied',
      signature: 'within',
      contentHash: 'kept',
      timeZone: 'emptied',
      reason: 'kept',
    },
  },
  {
    noun: 'signingEvents',
    of: 'users',
    by: 'actor',
    holds: 'name',
    fields: { actor: 'name', note: 'kept', ip: 'emptied', userAgent: 'emptied' },
  },
  authored('amendments', 'authorId', 'author', { note: 'kept', answer: 'kept' }),
  authored('disputes', 'authorId', 'author', { text: 'kept', answer: 'kept', ruling: 'kept' }),
  authored('requestSteps', 'authorId', 'author', {
    text: 'kept',
    maskedText: 'kept',
    maskedAuthor: 'emptied',
  }),
  authored('conversationMessages', 'authorId', 'author', {
    text: 'kept',
    name: 'kept',
    maskedAuthor: 'emptied',
    maskedText: 'kept',
  }),
  gone('conversationReaders', 'users', 'userId'),
  authored('quoteRounds', 'authorId', 'author', { message: 'kept', maskedMessage: 'kept' }),
  authored('stageChanges', 'userId', 'author', { reason: 'kept' }),
  authored('scorecards', 'userId', 'author', { ratings: 'kept', notes: 'kept', scorecardKey: 'kept' }),
  authored('ticketResponses', 'authorId', 'author', { body: 'kept' }),
  authored('ticketEvents', 'actorId', 'actor', story),
  { noun: 'ticketEvents', of: 'users', by: 'to', holds: 'name', fields: story },
  { noun: 'ticketEvents', of: 'users', by: 'from', holds: 'name', fields: story },
  authored('incidentEvents', 'authorId', 'author', { ...story, note: 'kept' }),
  { noun: 'incidentEvents', of: 'users', by: 'to', holds: 'name', fields: story },
  { noun: 'incidentEvents', of: 'users', by: 'from', holds: 'name', fields: story },
  authored('auditVerifications', 'authorId', 'author', {
    head: 'kept',
    firstAltered: 'kept',
    fault: 'kept',
    contradicts: 'kept',
  }),
  {
    noun: 'interviews',
    of: 'users',
    by: 'interviewerEmail',
    holds: 'email',
    fields: { interviewer: 'name', interviewerEmail: 'emptied' },
  },
  {
    noun: 'interviews',
    of: 'users',
    by: 'interviewer',
    holds: 'name',
    fields: { interviewer: 'name', interviewerEmail: 'emptied' },
  },
  { noun: 'interviews', of: 'users', by: 'panel', holds: 'people', fields: { panel: 'people' } },
  gone('interviewParticipants', 'users', 'userId'),
  gone('interviewParticipants', 'users', 'email', 'email'),
  { noun: 'pipelineEntries', of: 'users', by: 'interviewer', holds: 'name', fields: { interviewer: 'name' } },
  { noun: 'talentPoolMembers', of: 'users', by: 'author', holds: 'name', fields: { author: 'name' } },
  {
    noun: 'candidateTags',
    of: 'users',
    by: 'author',
    holds: 'name',
    fields: { author: 'name', tag: 'kept', word: 'kept' },
  },
  authored('tasks', 'userId', 'assignee', { title: 'kept', about: 'kept' }),
  authored('tasks', 'authorId', 'author'),
  {
    noun: 'paymentMethods',
    of: 'users',
    by: 'email',
    holds: 'email',
    fields: {
      email: 'address',
      brand: 'kept',
      last4: 'kept',
      expiry: 'kept',
      account: 'kept',
      bank: 'kept',
    },
  },
  {
    noun: 'reportSchedules',
    of: 'users',
    by: 'recipients',
    holds: 'emailAmong',
    fields: { recipients: 'withoutAddress', name: 'kept', time: 'kept', timeZone: 'kept' },
    also: ({ recipients }) =>
      (recipients as string[]).length > 1 ? {} : { status: 'Paused', nextRun: null },
  },
  { noun: 'reportSchedules', of: 'users', by: 'authorId', fields: {} },
  {
    noun: 'hotLists',
    of: 'users',
    by: 'addresses',
    holds: 'emailAmong',
    fields: {
      addresses: 'withoutAddress',
      leftOut: 'withoutAddress',
      title: 'kept',
      note: 'kept',
      sentNote: 'kept',
      candidateIds: 'kept',
      recruiterIds: 'kept',
    },
  },
  {
    noun: 'hotListRecipients',
    of: 'users',
    by: 'email',
    holds: 'email',
    fields: { email: 'emptied', addressKey: 'kept', title: 'kept', note: 'kept', candidateIds: 'kept' },
  },
  gone('hotListQuestions', 'users', 'email', 'email'),
  authored('hotListQuestions', 'handledById', 'handledBy', {
    name: 'kept',
    email: 'kept',
    text: 'kept',
    answer: 'kept',
    sentAnswer: 'kept',
  }),
  // A reference to the person without personal data.
  { noun: 'interviews', of: 'users', by: 'authorId', fields: { place: 'kept', timeZone: 'kept' } },
  {
    noun: 'hotLists',
    of: 'users',
    by: 'senderId',
    fields: { title: 'kept', note: 'kept', sentNote: 'kept', candidateIds: 'kept', recruiterIds: 'kept' },
  },
  { noun: 'tickets', of: 'users', by: 'requesterId', fields: { title: 'kept', description: 'kept' } },
  { noun: 'tickets', of: 'users', by: 'assigneeId', fields: {} },
  { noun: 'incidents', of: 'users', by: 'authorId', fields: { description: 'kept', resolution: 'kept' } },
  { noun: 'incidents', of: 'users', by: 'assigneeId', fields: {} },
  {
    noun: 'reports',
    of: 'users',
    by: 'askedById',
    fields: {
      name: 'kept',
      noun: 'kept',
      fields: 'kept',
      conditions: 'kept',
      groupBy: 'kept',
      measured: 'kept',
      dateField: 'kept',
      failure: 'kept',
    },
  },
  {
    noun: 'searches',
    of: 'users',
    by: 'userId',
    fields: { jobTitle: 'kept', skills: 'kept', firstTen: 'kept', engine: 'kept', dictionary: 'kept' },
  },
  { noun: 'searchFeedback', of: 'users', by: 'userId', fields: { given: 'kept' } },
];

const ofCandidates: PersonalDataPlace[] = [
  gone('holds', 'candidates', 'candidateId'),
  gone('candidateDocuments', 'candidates', 'candidateId'),
  gone('candidateDocumentTexts', 'candidates', 'candidateId'),
  gone('talentPoolMembers', 'candidates', 'candidateId'),
  gone('candidateTags', 'candidates', 'candidateId'),
  {
    noun: 'tasks',
    of: 'candidates',
    by: 'candidateId',
    fields: { about: 'name', title: 'blank', assignee: 'kept', author: 'kept' },
  },
  gone('searchFeedback', 'candidates', 'candidateId'),
  {
    noun: 'searches',
    of: 'candidates',
    by: 'firstTen',
    holds: 'idAmong',
    fields: { firstTen: 'withoutId' },
  },
  gone('profileViews', 'candidates', 'candidateId'),
  gone('reveals', 'candidates', 'candidateId'),
  {
    noun: 'hotLists',
    of: 'candidates',
    by: 'candidateIds',
    holds: 'idAmong',
    fields: { candidateIds: 'withoutId' },
  },
  {
    noun: 'hotListRecipients',
    of: 'candidates',
    by: 'candidateIds',
    holds: 'idAmong',
    fields: { candidateIds: 'withoutId' },
  },
  gone('hotListQuestions', 'candidates', 'candidateId'),
  {
    noun: 'applications',
    of: 'candidates',
    by: 'candidateId',
    fields: {
      job: 'kept',
      name: 'name',
      title: 'blank',
      message: 'emptied',
      reason: 'emptied',
      submittalKey: 'emptied',
      maskedName: 'emptied',
      maskedMessage: 'emptied',
    },
    also: ({ status, decided }, { now }) =>
      status === 'Received' || status === 'In Pipeline'
        ? { status: 'Withdrawn', decided: decided ?? utcDay(now) }
        : {},
  },
  {
    noun: 'proposals',
    of: 'candidates',
    by: 'candidateId',
    fields: {
      role: 'kept',
      name: 'name',
      title: 'blank',
      message: 'emptied',
      reason: 'emptied',
      maskedMessage: 'emptied',
      maskedReason: 'emptied',
    },
    also: ({ status }) =>
      isOpenProposal(String(status)) ? { status: 'Withdrawn', endReason: 'Candidate Not Available' } : {},
  },
  {
    noun: 'amendments',
    of: 'candidates',
    by: 'candidateId',
    fields: { employee: 'name', client: 'kept', note: 'emptied', answer: 'emptied', author: 'kept' },
  },
  {
    noun: 'quoteRounds',
    of: 'candidates',
    by: 'proposalId',
    through: 'proposals',
    fields: { message: 'emptied', maskedMessage: 'emptied', author: 'kept' },
  },
  {
    noun: 'requestSteps',
    of: 'candidates',
    by: 'proposalId',
    through: 'proposals',
    fields: { text: 'emptied', maskedText: 'emptied', author: 'kept', maskedAuthor: 'kept' },
  },
  {
    noun: 'pipelineEntries',
    of: 'candidates',
    by: 'candidateId',
    fields: {
      name: 'name',
      title: 'blank',
      skills: 'emptied',
      experience: 'zero',
      location: 'blank',
      source: 'kept',
      outcomeReason: 'blank',
      screeningNotes: 'emptied',
      matchScore: 'emptied',
    },
    also: ({ outcome }) => (outcome === 'Live' ? { outcome: 'Withdrawn', outcomeReason: '–' } : {}),
  },
  {
    noun: 'stageChanges',
    of: 'candidates',
    by: 'entryId',
    through: 'pipelineEntries',
    fields: { reason: 'emptied', author: 'kept' },
  },
  {
    noun: 'interviews',
    of: 'candidates',
    by: 'entryId',
    through: 'pipelineEntries',
    fields: { notes: 'emptied', kit: 'emptied', focus: 'kept' },
    also: ({ status }) => (status === 'Scheduled' ? { status: 'Cancelled' } : {}),
  },
  {
    noun: 'scorecards',
    of: 'candidates',
    by: 'entryId',
    through: 'pipelineEntries',
    fields: { ratings: 'emptied', notes: 'emptied', author: 'kept', scorecardKey: 'kept' },
  },
  {
    noun: 'hireReviews',
    of: 'candidates',
    by: 'entryId',
    through: 'pipelineEntries',
    fields: { name: 'name', title: 'blank' },
  },
  {
    noun: 'contracts',
    of: 'candidates',
    by: 'candidateId',
    fields: { employee: 'name', client: 'kept', description: 'kept', body: 'kept', endReason: 'kept' },
  },
  { noun: 'contracts', of: 'candidates', by: 'employee', holds: 'name', fields: { employee: 'name' } },
  {
    noun: 'providerInvoices',
    of: 'candidates',
    by: 'contractId',
    through: 'contracts',
    fields: {
      employee: 'name',
      number: 'kept',
      provider: 'kept',
      providerAddress: 'kept',
      providerTaxNumber: 'kept',
      client: 'kept',
      clientAddress: 'kept',
      clientTaxNumber: 'kept',
      providerCountry: 'kept',
      clientCountry: 'kept',
      bankDetails: 'kept',
      purchaseOrder: 'kept',
      costCenter: 'kept',
      note: 'kept',
      taxes: 'kept',
      lines: 'kept',
      chargedIn: 'kept',
      paymentReference: 'kept',
      voidReason: 'kept',
    },
  },
  {
    noun: 'disputes',
    of: 'candidates',
    by: 'contractId',
    through: 'contracts',
    fields: {
      employee: 'name',
      client: 'kept',
      text: 'blank',
      answer: 'emptied',
      ruling: 'emptied',
      author: 'kept',
    },
  },
  {
    noun: 'timesheets',
    of: 'candidates',
    by: 'candidateId',
    fields: {
      employee: 'name',
      client: 'kept',
      notes: 'emptied',
      reason: 'emptied',
      replacedBy: 'kept',
      sheetKey: 'kept',
    },
  },
  {
    noun: 'requests',
    of: 'candidates',
    by: 'candidateId',
    fields: {
      position: 'kept',
      skills: 'kept',
      roles: 'kept',
      duration: 'kept',
      message: 'kept',
      response: 'kept',
      reason: 'kept',
      maskedResponse: 'kept',
      maskedReason: 'kept',
    },
  },
  // With their files, which may be the candidate's resume.
  { noun: 'conversationMessages', of: 'candidates', by: 'requestId', through: 'requests', removed: true },
  { noun: 'conversationMessages', of: 'candidates', by: 'contractId', through: 'contracts', removed: true },
];

/** Without its values, an activity falls back to its stored sentence. */
const activity: EraseModes = {
  type: 'within',
  details: 'within',
  words: 'emptied',
  event: 'kept',
  noun: 'kept',
  target: 'kept',
};

/** A payer may be a person. The amount and the account stay, as records of the bank. */
const bankEntry: EraseModes = {
  counterparty: 'within',
  text: 'within',
  endToEndId: 'within',
  reason: 'within',
  bankReference: 'kept',
  counterpartyAccount: 'kept',
  payerKey: 'kept',
  linked: 'kept',
  key: 'kept',
};

const ownPlaces: readonly PersonalDataPlace[] = [
  ...ofUsers,
  ...ofCandidates,
  ...mentioned('activities', 'type', activity),
  ...mentioned('activities', 'details', activity),
  ...mentioned('notifications', 'title', { title: 'within', body: 'within', key: 'kept', link: 'kept' }),
  ...mentioned('notifications', 'body', { title: 'within', body: 'within' }),
  ...mentioned('mails', 'subject', { subject: 'within' }),
  ...mentioned('bankEntries', 'counterparty', bankEntry),
  ...mentioned('bankEntries', 'text', bankEntry),
  { noun: 'bankEntries', of: 'users', by: 'matchedBy', holds: 'name', fields: { matchedBy: 'name' } },
  {
    noun: 'bankStatements',
    of: 'users',
    by: 'importedBy',
    holds: 'name',
    fields: { importedBy: 'name', name: 'kept', account: 'kept', fingerprint: 'kept' },
  },
  ...(['closedBy', 'reopenedBy'] as const).map(
    (by): PersonalDataPlace => ({
      noun: 'accountingPeriods',
      of: 'users',
      by,
      holds: 'name',
      fields: { [by]: 'name', reason: 'kept' },
    }),
  ),
];

let placesOfPlugins: readonly PersonalDataPlace[] = [];
export const setPlacesOfPlugins = (places: readonly PersonalDataPlace[]) => {
  placesOfPlugins = places;
};

/** All places, including the product's own nouns whose plugin is off: their rows are still stored. */
export const personalDataPlaces = (): PersonalDataPlace[] => [...ownPlaces, ...placesOfPlugins];

/** Nouns about companies, figures, products and shared texts: none of their fields is about a person. */
export const namesNobody: readonly NounName[] = [
  'customFields',
  'requisitions',
  'rateCards',
  'conversations',
  'roles',
  'contractTemplates',
  'talentPools',
  'responseTemplates',
  'reportTemplates',
  'plans',
  'subscriptions',
  'invoices',
  'transactions',
  'policies',
  'complianceFrameworks',
  'integrations',
  'featureToggles',
  'jobViews',
  'unknownSkills',
  'platformDays',
  'maintenances',
  'featureDays',
  'hotListOptOuts',
  'benchModels',
  'agreedRates',
];

/** The audit log keeps who changed which row, and loses the values of rows about an erased person. */
export const auditEraseModes: EraseModes = {
  user: 'kept',
  action: 'kept',
  noun: 'kept',
  target: 'kept',
  ip: 'kept',
  before: 'emptied',
  after: 'emptied',
};
