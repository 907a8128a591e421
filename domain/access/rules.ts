import type { Permission } from '../contract/accounts/permissions.ts';
import type {
  billingNouns,
  NounName,
  OwnNounName,
  pipelineNouns,
  recommendationNouns,
  reportNouns,
  securityNouns,
  supportNouns,
} from '../contract/index.ts';
import { type Registry, registry } from '../contract/registry.ts';
import { type UserType, userTypes } from '../contract/userTypes.ts';
import {
  type Mask,
  maskedApplication,
  maskedCandidate,
  maskedMessage,
  maskedProvider,
  maskedQuote,
  maskedRequest,
  maskedRound,
  maskedStep,
  standIns,
} from './masks.ts';

export const verbs = ['list', 'show', 'create', 'edit', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** `$company` and `$user` stand for the signed-in user's own; null for a row without an owner. */
export type ScopeValue = string | boolean | null;
export type Grant = {
  /** The rows: every field must equal its value. On create, these values are set on the new row. */
  where?: Record<string, ScopeValue>;
  /** Only these fields are visible or writable. */
  only?: readonly string[];
  /** All fields except these. */
  hide?: readonly string[];
  /** While a row is masked, some fields are read from others. */
  mask?: Mask;
  /** The permission this grant requires, in place of the noun's usual one. */
  needs?: Permission;
};
/** Several grants: the first that matches a row governs it. */
export type Rule = 'yes' | Grant | readonly Grant[];
/** Who a rule can apply to: a user type, or a visitor of the site. Everyone may do what a visitor may do. */
export const parties = [...userTypes, 'visitor'] as const;
export type PartyType = (typeof parties)[number];
export type NounRules = Partial<Record<PartyType, Partial<Record<Verb, Rule>>>>;

const own: Grant = { where: { companyId: '$company' } };
const mine: Grant = { where: { userId: '$user' } };
const provided = { where: { providerId: '$company' } } satisfies Grant;
const recruited = { where: { recruiterId: '$company' } } satisfies Grant;

const read = (rule: Rule) => ({ list: rule, show: rule });
const readAndEdit = (rule: Rule) => ({ ...read(rule), edit: rule });
const readAndCreate = (rule: Rule) => ({ ...read(rule), create: rule });
const everything = (rule: Rule) => ({ ...readAndEdit(rule), create: rule, delete: rule });
const all = everything('yes');
/** Accounting records are never deleted. */
const keptForGood = { ...readAndEdit('yes'), create: 'yes' as const };

/** Fields of a company that other companies may see. */
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
/** What a provider sets about its dealings with recruiters. */
const protection = ['maskCandidates', 'requireNda'];
const ownCompany: Grant = { where: { id: '$company' } };
const companyOf = (counterpart: UserType) => ({
  ...read([ownCompany, { where: { type: counterpart, status: 'Active' }, only: directory }]),
  edit: { ...ownCompany, only: counterpart === 'recruiter' ? [...profile, ...protection] : profile },
});
const ownOrPlatforms: readonly Grant[] = [own, { where: { companyId: null } }];
/** People who manage users invite colleagues, with no more rights than their own, and deactivate them. */
const companyUsers = {
  ...read({ ...own, hide: ['statusReason', 'twoFactor', 'accessNote'] }),
  create: {
    where: { companyId: '$company', status: 'Pending' },
    only: ['firstName', 'lastName', 'email', 'title', 'userType', 'role', 'status'],
  },
  edit: { ...own, only: ['title', 'role', 'status', 'invitedAt'] },
} satisfies NounRules['provider'];
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
/** Anyone with write access sets their own preferences; those of the company need the settings permission. */
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
/** Everyone sees whom a record concerns in their company, and follows for themselves. */
const following = (companyId: '$company' | null) => ({
  ...read({ where: { companyId }, hide: ['slot'] }),
  create: { where: { companyId, userId: '$user', kind: 'Follower' } },
  delete: { where: { companyId, userId: '$user', kind: 'Follower' } },
});
/** Anyone with write access can ask to be verified; colleagues cannot see each other's requests. */
const ownVerification = {
  ...read(mine),
  create: { where: { companyId: '$company', userId: '$user' }, ...myOwn, hide: ['reason'] },
};
/**
 * Company documents are uploaded by people who manage its profile; personal documents are visible to their
 * owner only.
 */
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
/** Submitted by visitors of the site. */
const arrivals = { ...readAndEdit('yes'), delete: 'yes' as const };
/** Both sides read every step of their requests; each writes in its own name. */
const stepsOf = (
  side: UserType,
  { where }: Grant,
  further: Pick<Grant, 'mask'> & { hide: readonly string[] },
) => ({
  ...read({ where, ...further, hide: ['authorId', ...further.hide] }),
  create: { where: { ...where, side } },
});
/** Both sides read all messages, and the operator as with the request or contract they belong to; nobody changes one. */
const hiddenOfMessage = ['authorId', 'masked', 'maskedAuthor', 'maskedText'];
/** Fields that only the mask of a row reads. */
const hiddenOfRequest = ['maskedResponse', 'maskedReason'];
const hiddenOfQuote = ['maskedMessage', 'maskedReason'];
const hiddenOfStep = ['masked', 'maskedAuthor', 'maskedText'];
const hiddenOfApplication = ['submittalKey', 'masked', 'maskedName', 'maskedMessage'];
/** Each side decides on a quote; its terms change by a new round. */
const settled = ['status', 'endReason', 'reason'];
/** Signers of one's own side. */
const signerOf = (side: UserType, { where }: Grant): Grant => ({
  where: { ...where, side },
  only: ['status', 'kind', 'signature', 'contentHash', 'timeZone', 'reason'],
});
/** A recruiter drafts a contract from an accepted proposal, which sets everything else. */
const draftedByRecruiter = ['proposalId', 'type', 'startDate', 'endDate', 'monthlyHours', 'description'];
/** Each side proposes amendments of its deployments; the other one answers. */
const amended = ['contractId', 'kind', 'endDate', 'rate', 'reason', 'note', 'status'];
const amendmentsOf = (side: UserType, { where }: Grant) => ({
  ...read({ where, hide: ['authorId'] }),
  create: { where: { ...where, side }, only: amended },
  edit: { where, only: ['status', 'answer'] },
});
/** Each side opens disputes about its contracts; the other one answers, and the operator decides. */
const disputed = ['contractId', 'timesheetId', 'invoiceId', 'reason', 'text'];
const disputesOf = (side: UserType, { where }: Grant) => ({
  ...read({ where, hide: ['authorId'] }),
  create: { where: { ...where, side, status: 'Open' }, only: disputed },
  edit: { where, only: ['status', 'answer'] },
});
/** What the platform charges for a client invoice: the client does not learn it. */
const platformShare = ['commissionRate', 'commission', 'chargedIn', 'remindedDate'];
/** Only the background job reads it. */
const draftedWeek = ['timesheetWeek'];
/** A client sees a timesheet once it is submitted. */
const sharedSheet: Grant = { where: { recruiterId: '$company', shared: true } };
const internalOfSheet = ['sheetKey', 'remindedDate'];
/** A recruiter reads a hot list that its company got, and nothing of the others who got it. */
const receivedList = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'providerId',
  'recruiterId',
  'title',
  'note',
  'candidateIds',
  'sentOn',
  'endsOn',
  'status',
];
/** A company adds a new payment method; existing ones are never rewritten. */
const ownPayment = { ...read(own), create: { where: { companyId: '$company', status: 'Active' } } };
const connected = { ...readAndEdit(own), create: own };
/**
 * A company changes its plan with a new subscription, or chooses what follows at the end of the term. It
 * cannot set prices or dates.
 */
const ownPlan = {
  ...read(own),
  edit: { where: { companyId: '$company', status: 'Active' }, only: ['renewal', 'nextPlanId'] },
  create: { where: { companyId: '$company', status: 'Active' }, only: ['planId', 'replaces'] },
};
/** The built-in roles are read-only. */
const madeRole: Grant = { where: { kind: 'custom' } };
/** Anyone with read access has an inbox. */
const inboxed = { ...mine, needs: 'market.read' } satisfies Grant;
const inbox = { ...read(mine), edit: { ...inboxed, only: ['readAt'] }, delete: inboxed };

/** The rules of the plugin `support`. */
export const supportRules = {
  tickets: {
    provider: ownTickets,
    recruiter: ownTickets,
    // Only the company that opened the ticket can rate it.
    admin: { ...all, create: { hide: ['satisfaction'] }, edit: { hide: ['satisfaction'] } },
  },
  ticketResponses: { provider: ownResponses, recruiter: ownResponses, admin: readAndCreate('yes') },
  ticketEvents: { provider: ownTicketEvents, recruiter: ownTicketEvents, admin: read('yes') },
  responseTemplates: { admin: all },
} satisfies Record<keyof typeof supportNouns, NounRules>;
/** The rules of the plugin `reports`. */
export const reportRules = {
  reports: { admin: all },
  reportSchedules: { admin: all },
  reportTemplates: { admin: all },
} satisfies Record<keyof typeof reportNouns, NounRules>;
/** The rules of the plugin `security`. */
export const securityRules = {
  auditVerifications: { admin: readAndCreate('yes') },
  incidents: { admin: all },
  incidentEvents: { admin: { ...read('yes'), create: { where: { kind: 'note' } } } },
  policies: { admin: all },
  complianceFrameworks: { admin: all },
} satisfies Record<keyof typeof securityNouns, NounRules>;
/** The rules of the plugin `billing`. */
export const billingRules = {
  plans: {
    // Subscribers of a plan can still read it after it is no longer offered.
    provider: read('yes'),
    recruiter: read('yes'),
    admin: all,
  },
  subscriptions: { provider: ownPlan, recruiter: ownPlan, admin: all },
  invoices: { provider: read(own), recruiter: read(own), admin: keptForGood },
  transactions: { provider: read(own), recruiter: read(own), admin: keptForGood },
  paymentMethods: { provider: ownPayment, recruiter: ownPayment, admin: all },
} satisfies Record<keyof typeof billingNouns, NounRules>;
/** The rules of the plugin `recommendations`. */
export const recommendationRules = {
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
} satisfies Record<keyof typeof recommendationNouns, NounRules>;
/** The rules of the plugin `pipeline`. */
export const pipelineRules = {
  pipelineEntries: {
    recruiter: { ...everything(own), ...read({ ...own, hide: ['masked'], mask: maskedProvider }) },
    admin: all,
  },
  stageChanges: { recruiter: read(own), admin: read('yes') },
  interviews: { recruiter: everything(own), admin: all },
  scorecards: {
    recruiter: {
      ...read({ ...mine, hide: ['scorecardKey'] }),
      create: { where: { companyId: '$company', userId: '$user' } },
    },
    admin: read({ hide: ['scorecardKey'] }),
  },
  hireReviews: {
    recruiter: {
      ...read({ ...own, hide: ['masked'], mask: maskedProvider }),
      edit: { ...own, only: ['quality'] },
    },
    provider: {
      ...read({ ...provided, hide: ['quality', 'qualityDate'] }),
      edit: { ...provided, only: ['satisfaction'] },
    },
    admin: read('yes'),
  },
} satisfies Record<keyof typeof pipelineNouns, NounRules>;

/**
 * Access rules of the product's own nouns. Used by menus and pages, the fakerest provider, the server's guard
 * and the database policies.
 */
const rules: Record<OwnNounName, NounRules> = {
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
      hide: ['cost', 'email', 'phone', 'notes', 'availabilityConfirmed', 'identity', ...standIns],
      mask: maskedCandidate,
    }),
    admin: all,
  },
  candidateDocuments: {
    provider: { ...read(own), create: own, delete: own },
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  // Searched by the rule of `candidateDocuments`, and read by nobody.
  candidateDocumentTexts: { admin: read({ hide: ['text'] }) },
  requisitions: { recruiter: everything(own), admin: read('yes') },
  requests: {
    provider: {
      ...read({ ...provided, hide: hiddenOfRequest }),
      edit: { ...provided, only: ['status', 'endReason', 'reason'] },
    },
    recruiter: {
      ...read({ ...recruited, hide: ['masked', ...hiddenOfRequest], mask: maskedRequest }),
      create: { ...recruited, hide: ['endReason', 'reason'] },
      edit: recruited,
    },
    admin: all,
  },
  proposals: {
    provider: {
      ...read({ ...provided, hide: hiddenOfQuote }),
      create: provided,
      edit: { ...provided, only: settled },
    },
    recruiter: {
      ...read({ ...recruited, hide: hiddenOfQuote, mask: maskedQuote }),
      edit: { ...recruited, only: settled },
    },
    admin: read('yes'),
  },
  quoteRounds: {
    provider: stepsOf('provider', provided, { hide: ['maskedMessage'] }),
    recruiter: stepsOf('recruiter', recruited, { hide: ['maskedMessage'], mask: maskedRound }),
    admin: read('yes'),
  },
  requestSteps: {
    provider: stepsOf('provider', provided, { hide: hiddenOfStep }),
    recruiter: stepsOf('recruiter', recruited, { hide: hiddenOfStep, mask: maskedStep }),
    admin: read('yes'),
  },
  holds: { provider: everything(own), admin: all },
  calendarLinks: {
    provider: { ...read({ ...own, hide: ['secretHash'] }), create: own, delete: own },
    admin: { ...read({ hide: ['secretHash'] }), delete: 'yes' },
  },
  contracts: {
    provider: everything({ ...provided, hide: draftedWeek }),
    recruiter: {
      ...read({ ...recruited, hide: draftedWeek }),
      create: { where: { recruiterId: '$company', status: 'Draft' }, only: draftedByRecruiter },
      edit: { ...recruited, only: ['status', 'endReason'] },
    },
    admin: everything({ hide: draftedWeek }),
  },
  contractDocuments: {
    // Only operators record that a contract was signed on paper.
    provider: {
      ...read(provided),
      create: { ...provided, only: ['contractId', 'name', 'format', 'sizeBytes'] },
      delete: provided,
    },
    recruiter: read(recruited),
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  // A provider keeps its own cards for itself; those of a client are read by both.
  rateCards: {
    provider: { ...everything({ where: { ...provided.where, setBy: 'provider' } }), ...read(provided) },
    recruiter: everything({ where: { ...recruited.where, setBy: 'recruiter' } }),
    admin: read('yes'),
  },
  conversations: {
    provider: read(provided),
    recruiter: read({ ...recruited, hide: ['providerId'] }),
    admin: read('yes'),
  },
  conversationMessages: {
    provider: {
      ...read({ ...provided, hide: hiddenOfMessage }),
      create: { where: { ...provided.where, side: 'provider' } },
    },
    recruiter: {
      ...read({ ...recruited, hide: [...hiddenOfMessage, 'providerId'], mask: maskedMessage }),
      create: { where: { ...recruited.where, side: 'recruiter' } },
    },
    admin: read('yes'),
  },
  // How far somebody has read is that person's own; the other side learns of the company alone.
  conversationReaders: { provider: read(mine), recruiter: read(mine) },
  amendments: {
    provider: amendmentsOf('provider', provided),
    recruiter: amendmentsOf('recruiter', recruited),
    admin: read('yes'),
  },
  disputes: {
    provider: disputesOf('provider', provided),
    recruiter: disputesOf('recruiter', recruited),
    admin: { ...read('yes'), edit: { only: ['status', 'decision', 'ruling'] } },
  },
  providerInvoices: {
    provider: {
      ...read(provided),
      create: {
        where: { providerId: '$company', status: 'Issued' },
        only: ['contractId', 'month', 'subject'],
      },
      edit: { ...provided, only: ['status', 'paidDate', 'paymentReference', 'voidReason'] },
    },
    recruiter: read({ where: { recruiterId: '$company', sent: true }, hide: platformShare }),
    admin: read('yes'),
  },
  timesheets: {
    provider: { ...everything({ ...provided, hide: internalOfSheet }) },
    recruiter: {
      ...read({ ...sharedSheet, hide: internalOfSheet }),
      edit: { ...sharedSheet, only: ['status', 'reason'] },
    },
    admin: read({ hide: internalOfSheet }),
  },
  envelopes: {
    provider: { ...readAndCreate(provided), edit: provided },
    recruiter: read(recruited),
    admin: { ...read('yes'), edit: { only: ['status', 'reason'] } },
  },
  signers: {
    provider: { ...read(provided), edit: signerOf('provider', provided) },
    recruiter: { ...read(recruited), edit: signerOf('recruiter', recruited) },
    admin: read('yes'),
  },
  signingEvents: {
    // IP addresses are for the sender and the operator.
    provider: { ...read(provided), create: { where: { ...provided.where, kind: 'reminded' } } },
    recruiter: read({ ...recruited, hide: ['ip', 'userAgent'] }),
    admin: read('yes'),
  },
  hotLists: { provider: everything(provided), admin: read('yes') },
  hotListRecipients: {
    provider: read({ ...provided, hide: ['addressKey'] }),
    recruiter: read({ ...recruited, only: receivedList }),
    admin: read({ hide: ['addressKey'] }),
  },
  hotListQuestions: {
    provider: { ...read(provided), edit: { ...provided, only: ['status', 'answer'] } },
    admin: read('yes'),
  },
  hotListOptOuts: { admin: read({ hide: ['addressKey'] }) },
  contractTemplates: { provider: { ...everything(own), ...read(ownOrPlatforms) }, admin: all },
  jobs: {
    provider: read({ where: { listed: true }, hide: ['hiringManagerId'] }),
    recruiter: everything(own),
    admin: all,
  },
  applications: {
    provider: {
      ...read({ ...provided, hide: hiddenOfApplication }),
      create: { ...provided, hide: ['reason'] },
      edit: { ...provided, only: ['status'] },
    },
    recruiter: {
      ...read({ ...recruited, hide: hiddenOfApplication, mask: maskedApplication }),
      edit: { ...recruited, only: ['status', 'reason'] },
    },
    admin: read({ hide: ['submittalKey'] }),
  },
  ...pipelineRules,
  talentPools: { recruiter: everything(own), admin: read('yes') },
  talentPoolMembers: { recruiter: everything(own), admin: read('yes') },
  candidateTags: { recruiter: { ...readAndCreate(own), delete: own }, admin: read('yes') },
  tasks: { recruiter: everything(own), admin: read('yes') },
  savedSearches: {
    recruiter: {
      ...read(mine),
      create: { where: { companyId: '$company', userId: '$user' } },
      edit: mine,
      delete: mine,
    },
    admin: read('yes'),
  },
  ...supportRules,
  ...reportRules,
  ...billingRules,
  auditLogs: { provider: read(own), recruiter: read(own), admin: read('yes') },
  ...securityRules,
  integrations: { provider: connected, recruiter: connected, admin: all },
  featureToggles: { provider: read('yes'), recruiter: read('yes'), admin: readAndEdit('yes') },
  preferences: { provider: personal, recruiter: personal, admin: all },
  activities: { provider: read(own), recruiter: read(own), admin: read('yes') },
  notifications: { provider: inbox, recruiter: inbox, admin: inbox },
  follows: { provider: following('$company'), recruiter: following('$company'), admin: following(null) },
  mails: { admin: { ...read('yes'), edit: { only: ['status'] } } },
  profileViews: { provider: read({ ...own, hide: ['viewerId'] }), admin: read('yes') },
  reveals: { provider: read(provided), admin: read('yes') },
  jobViews: { recruiter: read({ ...own, hide: ['viewer'] }), admin: read({ hide: ['viewer'] }) },
  ...recommendationRules,
  unknownSkills: { admin: { ...readAndEdit('yes'), delete: 'yes' } },
  platformDays: { admin: read('yes') },
  maintenances: { admin: { ...readAndCreate('yes'), edit: 'yes' } },
  featureDays: { admin: read('yes') },
  // Figures of the whole market, from at least five firms.
  benchModels: { provider: read('yes'), admin: read('yes') },
  agreedRates: { provider: read('yes'), recruiter: read('yes'), admin: read('yes') },
};

/** The rules of the product's own nouns, whichever of its plugins are on. */
export const ownRules: Readonly<Record<OwnNounName, NounRules>> = rules;

/** The rules of all nouns that there are. */
export const ruleSet: Registry<NounRules> = registry(rules);

/** The access rules of a noun. Anything without a rule is refused. */
export const rulesOf = (noun: NounName): NounRules => ruleSet.get(noun) ?? {};
