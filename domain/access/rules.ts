import type { NounName } from '../contract/index.ts';
import type { Permission } from '../contract/permissions.ts';
import { type UserType, userTypes } from '../contract/userTypes.ts';

export const verbs = ['list', 'show', 'create', 'edit', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** `$company` and `$user` stand for the signed-in person's own; null for a row that belongs to nobody. */
export type ScopeValue = string | boolean | null;
export type Grant = {
  /** The rows: every field must equal its value. On create these are stamped on the new row. */
  where?: Record<string, ScopeValue>;
  /** Only these fields are shown, or may be written. */
  only?: readonly string[];
  /** All fields but these. */
  hide?: readonly string[];
  /** What a role must hold for this grant, in place of what its noun asks for. */
  needs?: Permission;
};
/** Several grants: each row is governed by the first that matches it. */
export type Rule = 'yes' | Grant | readonly Grant[];
/** Whom a rule can be about: somebody signed in, or a visitor of the site. What a visitor may do, anybody may. */
export const parties = [...userTypes, 'visitor'] as const;
export type PartyType = (typeof parties)[number];
export type NounRules = Partial<Record<PartyType, Partial<Record<Verb, Rule>>>>;

const own: Grant = { where: { companyId: '$company' } };
const mine: Grant = { where: { userId: '$user' } };
const provided: Grant = { where: { providerId: '$company' } };
const recruited: Grant = { where: { recruiterId: '$company' } };

const read = (rule: Rule) => ({ list: rule, show: rule });
const readAndEdit = (rule: Rule) => ({ ...read(rule), edit: rule });
const readAndCreate = (rule: Rule) => ({ ...read(rule), create: rule });
const everything = (rule: Rule) => ({ ...readAndEdit(rule), create: rule, delete: rule });
const all = everything('yes');
/** What the books are made of is never removed. */
const keptForGood = { ...readAndEdit('yes'), create: 'yes' as const };

/** What one company may know of another. */
const directory = [
  'id',
  'type',
  'name',
  'industry',
  'location',
  'website',
  'description',
  'verification',
  'version',
];
const profile = [
  'name',
  'industry',
  'specialization',
  'size',
  'location',
  'timeZone',
  'website',
  'description',
  'founded',
  'employees',
  'revenue',
  'contactPerson',
  'email',
  'phone',
  'gstNumber',
  'panNumber',
];
const ownCompany: Grant = { where: { id: '$company' } };
const companyOf = (counterpart: UserType) => ({
  ...read([ownCompany, { where: { type: counterpart, status: 'Active' }, only: directory }]),
  edit: { ...ownCompany, only: profile },
});
const ownOrPlatforms: readonly Grant[] = [own, { where: { companyId: null } }];
const companyUsers = read({ ...own, hide: ['statusReason', 'twoFactor', 'accessNote'] });
const ownTickets = {
  ...read(own),
  create: { ...own, hide: ['assigneeId', 'satisfaction'] },
  edit: { ...own, only: ['status', 'satisfaction'] },
};
const ownResponses = {
  ...read({ where: { companyId: '$company', internal: false } }),
  create: { where: { companyId: '$company', internal: false } },
};
const ownTicketEvents = read({ where: { companyId: '$company', internal: false }, hide: ['actorId'] });
/** Whoever may write at all sets their own switches; those of the company take its settings' permission. */
const myOwn = { needs: 'tickets.write' } satisfies Grant;
const companys = { companyId: '$company', userId: null };
const personal = {
  ...read([mine, { where: companys }]),
  create: [
    { where: { companyId: '$company', userId: '$user' }, ...myOwn },
    { where: { ...companys, kind: 'security' } },
  ],
  edit: [
    { ...mine, ...myOwn, only: ['enabled', 'value'] },
    { where: companys, only: ['enabled', 'value'] },
  ],
};
/** Whoever may write at all asks to be verified; nobody sees a colleague's request. */
const ownVerification = {
  ...read(mine),
  create: { where: { companyId: '$company', userId: '$user' }, ...myOwn, hide: ['reason'] },
};
/** Papers of the company are its profile keepers' to bring; a person's own are seen by that person alone. */
const companysPapers = { companyId: '$company', userId: null };
const ownPapers = {
  ...read([{ where: companysPapers }, mine]),
  create: [
    { where: { ...companysPapers, requestId: null }, needs: 'companies.write' },
    { where: { companyId: '$company', userId: '$user' }, ...myOwn },
  ],
  delete: [
    { where: companysPapers, needs: 'companies.write' },
    { ...mine, ...myOwn },
  ],
} satisfies NounRules['provider'];
/** What came from visitors of the site. */
const arrivals = { ...readAndEdit('yes'), delete: 'yes' as const };
/** Both sides read every step of their requests; each writes in its own name. */
const stepsOf = (side: UserType, { where }: Grant) => ({
  ...read({ where, hide: ['authorId'] }),
  create: { where: { ...where, side } },
});
/** A company names how it pays anew instead of rewriting what was on file. */
const ownPayment = { ...read(own), create: { where: { companyId: '$company', status: 'Active' } } };
const connected = { ...readAndEdit(own), create: own };
/**
 * A company changes its plan by a new subscription, or says what comes at the end of the term; prices and dates are not
 * the form's to say.
 */
const ownPlan = {
  ...read(own),
  edit: { where: { companyId: '$company', status: 'Active' }, only: ['renewal', 'nextPlanId'] },
  create: { where: { companyId: '$company', status: 'Active' }, only: ['planId', 'replaces'] },
};
/** The built-in roles are only read. */
const madeRole: Grant = { where: { kind: 'custom' } };
/** Whoever may look at anything keeps an inbox. */
const inboxed = { ...mine, needs: 'market.read' } satisfies Grant;
const inbox = { ...read(mine), edit: { ...inboxed, only: ['readAt'] }, delete: inboxed };

/**
 * Who may do what, noun by noun. What is not written is refused.
 * Read by the menu and pages, the fakerest provider, the server's guard and the database's own policies.
 */
export const rules: Record<NounName, NounRules> = {
  companies: { provider: companyOf('recruiter'), recruiter: companyOf('provider'), admin: all },
  users: { provider: companyUsers, recruiter: companyUsers, admin: all },
  roles: { admin: { ...everything(madeRole), ...read('yes') } },
  verificationRequests: { provider: ownVerification, recruiter: ownVerification, admin: all },
  verificationDocuments: {
    provider: ownPapers,
    recruiter: ownPapers,
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  signUpRequests: {
    visitor: { create: { where: { status: 'Pending Approval', reason: null } } },
    admin: arrivals,
  },
  newsletterSubscriptions: { visitor: { create: { where: { status: 'Subscribed' } } }, admin: arrivals },
  contactMessages: { visitor: { create: { where: { status: 'New' } } }, admin: arrivals },
  candidates: {
    provider: everything(own),
    recruiter: read({
      where: { listed: true },
      hide: ['cost', 'email', 'phone', 'notes', 'availabilityConfirmed'],
    }),
    admin: all,
  },
  requests: {
    provider: { ...read(provided), edit: { ...provided, only: ['status', 'reason'] } },
    recruiter: { ...read(recruited), create: { ...recruited, hide: ['reason'] }, edit: recruited },
    admin: all,
  },
  proposals: {
    provider: { ...readAndCreate(provided), edit: { ...provided, only: ['status'] } },
    recruiter: { ...read(recruited), edit: { ...recruited, only: ['status', 'reason'] } },
    admin: read('yes'),
  },
  requestSteps: {
    provider: stepsOf('provider', provided),
    recruiter: stepsOf('recruiter', recruited),
    admin: read('yes'),
  },
  holds: { provider: everything(own), admin: all },
  calendarLinks: {
    provider: { ...read({ ...own, hide: ['secretHash'] }), create: own, delete: own },
    admin: { ...read({ hide: ['secretHash'] }), delete: 'yes' },
  },
  contracts: {
    provider: everything(provided),
    recruiter: { ...read(recruited), edit: { ...recruited, only: ['status'] } },
    admin: all,
  },
  contractDocuments: {
    provider: { ...read(provided), create: provided, delete: provided },
    recruiter: read(recruited),
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  contractTemplates: { provider: { ...everything(own), ...read(ownOrPlatforms) }, admin: all },
  jobs: { provider: read({ where: { listed: true } }), recruiter: everything(own), admin: all },
  applications: {
    provider: {
      ...read({ ...provided, hide: ['standing'] }),
      create: { ...provided, hide: ['reason'] },
      edit: { ...provided, only: ['status'] },
    },
    recruiter: {
      ...read({ ...recruited, hide: ['standing'] }),
      edit: { ...recruited, only: ['status', 'reason'] },
    },
    admin: read({ hide: ['standing'] }),
  },
  pipelineEntries: { recruiter: everything(own), admin: all },
  stageChanges: { recruiter: read(own), admin: read('yes') },
  interviews: { recruiter: everything(own), admin: all },
  talentPools: { recruiter: everything(own), admin: read('yes') },
  talentPoolMembers: { recruiter: everything(own), admin: read('yes') },
  savedSearches: {
    recruiter: {
      ...read(mine),
      create: { where: { companyId: '$company', userId: '$user' } },
      edit: mine,
      delete: mine,
    },
    admin: read('yes'),
  },
  tickets: {
    provider: ownTickets,
    recruiter: ownTickets,
    // Stars are the asking company's to give.
    admin: { ...all, create: { hide: ['satisfaction'] }, edit: { hide: ['satisfaction'] } },
  },
  ticketResponses: { provider: ownResponses, recruiter: ownResponses, admin: readAndCreate('yes') },
  ticketEvents: { provider: ownTicketEvents, recruiter: ownTicketEvents, admin: read('yes') },
  responseTemplates: { admin: all },
  reports: { admin: all },
  reportSchedules: { admin: all },
  reportTemplates: { admin: all },
  plans: {
    // Whoever has a plan that is no longer offered still reads what it holds.
    provider: read('yes'),
    recruiter: read('yes'),
    admin: all,
  },
  subscriptions: { provider: ownPlan, recruiter: ownPlan, admin: all },
  invoices: { provider: read(own), recruiter: read(own), admin: keptForGood },
  transactions: { provider: read(own), recruiter: read(own), admin: keptForGood },
  paymentMethods: { provider: ownPayment, recruiter: ownPayment, admin: all },
  auditLogs: { provider: read(own), recruiter: read(own), admin: read('yes') },
  auditVerifications: { admin: readAndCreate('yes') },
  incidents: { admin: all },
  incidentEvents: { admin: { ...read('yes'), create: { where: { kind: 'note' } } } },
  policies: { admin: all },
  complianceFrameworks: { admin: all },
  integrations: { provider: connected, recruiter: connected, admin: all },
  featureToggles: { provider: read('yes'), recruiter: read('yes'), admin: readAndEdit('yes') },
  preferences: { provider: personal, recruiter: personal, admin: all },
  activities: { provider: read(own), recruiter: read(own), admin: read('yes') },
  notifications: { provider: inbox, recruiter: inbox, admin: inbox },
  mails: { admin: { ...read('yes'), edit: { only: ['status'] } } },
  profileViews: { provider: read({ ...own, hide: ['viewerId'] }), admin: read('yes') },
  jobViews: { recruiter: read({ ...own, hide: ['viewer'] }), admin: read({ hide: ['viewer'] }) },
  searches: { recruiter: read(own), admin: read('yes') },
  searchFeedback: {
    recruiter: {
      ...read({ ...own, hide: ['given'] }),
      create: { where: { companyId: '$company', userId: '$user' } },
      edit: { ...mine, only: ['verdict'] },
      delete: mine,
    },
    admin: read({ hide: ['given'] }),
  },
  unknownSkills: { admin: { ...readAndEdit('yes'), delete: 'yes' } },
  platformDays: { admin: read('yes') },
  maintenances: { admin: { ...readAndCreate('yes'), edit: 'yes' } },
  featureDays: { admin: read('yes') },
};
