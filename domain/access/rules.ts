import type { Permission } from '../contract/accounts/permissions.ts';
import { fieldsToIssue } from '../contract/billing/fieldsToIssue.ts';
import type { NounName, OwnFields, OwnNounName } from '../contract/index.ts';
import { type Registry, registry } from '../contract/registry.ts';
import type { Seen } from '../contract/seenBy.ts';
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

/** What somebody reads of the rows is declared with each field, so a rule for reading hides none. */
type ReadGrant = Grant & { hide?: never };
type ReadRule = 'yes' | ReadGrant | readonly ReadGrant[];
/** The rows of the reader's own company, the reader's own rows, or some fields by name. */
type OwnGrant = ReadGrant &
  (
    | { where: { companyId: '$company' } | { userId: '$user' } | { id: '$company' } }
    | { only: readonly string[] }
  );
/**
 * A company reads rows of others only of nouns all of whose fields say who reads them (`contract/seenBy.ts`), so that
 * no new field is shown to another company by accident.
 */
type CompanyReadRule<N extends OwnNounName> =
  OwnFields<N> extends Record<string, Seen> ? ReadRule : OwnGrant | readonly OwnGrant[];
type CompanyRules<N extends OwnNounName> = Partial<
  Record<'list' | 'show', CompanyReadRule<N>> & Record<'create' | 'edit' | 'delete', Rule>
>;
type RulesOf<N extends OwnNounName> = {
  provider?: CompanyRules<N>;
  recruiter?: CompanyRules<N>;
  admin?: Partial<Record<'list' | 'show', ReadRule> & Record<'create' | 'edit' | 'delete', Rule>>;
  visitor?: { create: Rule };
};

const own = { where: { companyId: '$company' } } as const;
const mine = { where: { userId: '$user' } } as const;
const provided = { where: { providerId: '$company' } } as const;
const recruited = { where: { recruiterId: '$company' } } as const;

const read = <const R extends ReadRule>(rule: R) => ({ list: rule, show: rule });
const readAndEdit = <const R extends ReadRule>(rule: R) => ({ ...read(rule), edit: rule });
const readAndCreate = <const R extends ReadRule>(rule: R) => ({ ...read(rule), create: rule });
const everything = <const R extends ReadRule>(rule: R) => ({
  ...readAndEdit(rule),
  create: rule,
  delete: rule,
});
const all = everything('yes');
/** Values of custom fields are read and written by the company alone. */
const allButCustomFields = {
  ...all,
  create: { hide: ['customFields'] },
  edit: { hide: ['customFields'] },
} as const;
/** The fields that a company adds to its own rows. */
const ownCustomFields = {
  ...read(own),
  create: {
    where: { companyId: '$company', status: 'Active' },
    only: ['noun', 'name', 'kind', 'choices'],
  },
  edit: { ...own, only: ['name', 'choices', 'position', 'status'] },
} satisfies NounRules['provider'];
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
  'legalName',
  'country',
  'billingAddress',
  'taxNumber',
  'registrationNumber',
  'bankDetails',
  'electronicAddress',
  'buyerReference',
  'gstNumber',
  'panNumber',
];
/** What a provider sets about its dealings with recruiters. */
const protection = ['maskCandidates', 'requireNda'];
const ownCompany = { where: { id: '$company' } } as const;
const companyOf = (counterpart: UserType) => ({
  ...read([ownCompany, { where: { type: counterpart, status: 'Active' }, only: directory }]),
  edit: { ...ownCompany, only: counterpart === 'recruiter' ? [...profile, ...protection] : profile },
});
const ownOrPlatforms = [own, { where: { companyId: null } }] as const;
/** People who manage users invite colleagues, with no more rights than their own, and deactivate them. */
const companyUsers = {
  ...read(own),
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
const ownTicketEvents = read({ where: { companyId: '$company', internal: false } });
/** Anyone with write access sets their own preferences; those of the company need the settings permission. */
const myOwn = { needs: 'tickets.write' } satisfies Grant;
const companys = { companyId: '$company', userId: null } as const;
const personal = {
  ...read([mine, { where: companys }]),
  create: [
    { where: { companyId: '$company', userId: '$user' }, ...myOwn },
    { where: { ...companys, kind: 'security' } },
    { where: { ...companys, kind: 'work' } },
  ],
  edit: [
    { ...mine, ...myOwn, only: ['enabled', 'value'] },
    { where: companys, only: ['enabled', 'value'] },
  ],
};
/** Everyone sees whom a record concerns in their company, and follows for themselves. */
const following = <C extends '$company' | null>(companyId: C) => {
  const forMe = { where: { companyId, userId: '$user', kind: 'Follower' } } as const;
  return { ...read({ where: { companyId } }), create: forMe, delete: forMe };
};
/** Companies also assign their records; `behaviors/follows.ts` checks that both people may act on the record. */
const charge = { where: { companyId: '$company', kind: 'In Charge' } } as const;
const companyFollowing = {
  ...following('$company'),
  create: [following('$company').create, charge],
  edit: { ...charge, only: ['userId'] },
} satisfies NounRules['provider'];
/** Anyone with write access can ask to be verified; colleagues cannot see each other's requests. */
const ownVerification = {
  ...read(mine),
  create: { where: { companyId: '$company', userId: '$user' }, ...myOwn, hide: ['reason'] },
};
/**
 * Company documents are uploaded by people who manage its profile; personal documents are visible to their
 * owner only.
 */
const ownPapers = {
  ...read([{ where: companys }, mine]),
  create: [
    { where: { ...companys, requestId: null }, needs: 'companies.write' },
    { where: { companyId: '$company', userId: '$user' }, ...myOwn },
  ],
  delete: [
    { where: companys, needs: 'companies.write' },
    { ...mine, ...myOwn },
  ],
} satisfies NounRules['provider'];
/** Submitted by visitors of the site. */
const arrivals = { ...readAndEdit('yes'), delete: 'yes' as const };
/** Both sides read every step of their requests; each writes in its own name. */
const stepsOf = (side: UserType, { where, ...masked }: Pick<Grant, 'where' | 'mask'>) => ({
  ...read({ where, ...masked }),
  create: { where: { ...where, side } },
});
/** Each side decides on a quote; its terms change by a new round. */
const settled = ['status', 'endReason', 'reason'];
/** Signers of one's own side. */
const signerOf = (side: UserType, { where }: Pick<Grant, 'where'>): Grant => ({
  where: { ...where, side },
  only: ['status', 'kind', 'signature', 'contentHash', 'timeZone', 'reason'],
});
/** A recruiter drafts a contract from an accepted proposal, which sets everything else. */
const draftedByRecruiter = ['proposalId', 'type', 'startDate', 'endDate', 'monthlyHours', 'description'];
/** Each side proposes amendments of its deployments; the other one answers. */
const amended = ['contractId', 'kind', 'endDate', 'rate', 'reason', 'note', 'status'];
const amendmentsOf = (side: UserType, { where }: Pick<Grant, 'where'>) => ({
  ...read({ where }),
  create: { where: { ...where, side }, only: amended },
  edit: { where, only: ['status', 'answer'] },
});
/** Each side opens disputes about its contracts; the other one answers, and the operator decides. */
const disputed = ['contractId', 'timesheetId', 'invoiceId', 'reason', 'text'];
const disputesOf = (side: UserType, { where }: Pick<Grant, 'where'>) => ({
  ...read({ where }),
  create: { where: { ...where, side, status: 'Open' }, only: disputed },
  edit: { where, only: ['status', 'answer'] },
});
/** A client sees a timesheet once it is submitted. */
const sharedSheet = { where: { recruiterId: '$company', shared: true } } as const;
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
const madeRole = { where: { kind: 'custom' } } as const;
/** Anyone with read access has an inbox. */
const inboxed = { ...mine, needs: 'market.read' } satisfies Grant;
const inbox = { ...read(mine), edit: { ...inboxed, only: ['readAt'] }, delete: inboxed };

/** People read their own keys, and administrators of a company all of its keys. Keys are written by operations alone. */
const myKeys = { ...mine, needs: 'market.read' } satisfies ReadGrant;
const companyKeys = read([{ ...own, needs: 'settings.write' }, myKeys]);

/**
 * Access rules of the product's own nouns. Used by menus and pages, the fakerest provider, the server's guard
 * and the database policies.
 */
const rules: { [N in OwnNounName]: RulesOf<N> } = {
  companies: { provider: companyOf('recruiter'), recruiter: companyOf('provider'), admin: all },
  users: { provider: companyUsers, recruiter: companyUsers, admin: all },
  roles: { admin: { ...everything(madeRole), ...read('yes') } },
  apiKeys: {
    provider: companyKeys,
    recruiter: companyKeys,
    admin: read([{ needs: 'security.write' }, myKeys]),
  },
  verificationRequests: { provider: ownVerification, recruiter: ownVerification, admin: all },
  verificationDocuments: {
    provider: ownPapers,
    recruiter: ownPapers,
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  signUpRequests: {
    visitor: { create: { where: { status: 'Pending Approval', reason: null, subscription: null } } },
    admin: arrivals,
  },
  newsletterSubscriptions: { visitor: { create: { where: { status: 'Subscribed' } } }, admin: arrivals },
  contactMessages: { visitor: { create: { where: { status: 'New' } } }, admin: arrivals },
  customFields: { provider: ownCustomFields, recruiter: ownCustomFields, admin: read('yes') },
  candidates: {
    provider: everything(own),
    recruiter: read({ where: { listed: true }, mask: maskedCandidate }),
    admin: allButCustomFields,
  },
  candidateDocuments: {
    provider: { ...read(own), create: own, delete: own },
    admin: { ...read('yes'), create: 'yes', delete: 'yes' },
  },
  // Searched by the rule of `candidateDocuments`.
  candidateDocumentTexts: { admin: read('yes') },
  requisitions: { recruiter: everything(own), admin: read('yes') },
  requests: {
    provider: {
      ...read(provided),
      edit: { ...provided, only: ['status', 'endReason', 'reason'] },
    },
    recruiter: {
      ...read({ ...recruited, mask: maskedRequest }),
      create: { ...recruited, hide: ['endReason', 'reason'] },
      edit: recruited,
    },
    admin: all,
  },
  proposals: {
    provider: {
      ...read(provided),
      create: provided,
      edit: { ...provided, only: settled },
    },
    recruiter: {
      ...read({ ...recruited, mask: maskedQuote }),
      edit: { ...recruited, only: settled },
    },
    admin: read('yes'),
  },
  quoteRounds: {
    provider: stepsOf('provider', provided),
    recruiter: stepsOf('recruiter', { ...recruited, mask: maskedRound }),
    admin: read('yes'),
  },
  requestSteps: {
    provider: stepsOf('provider', provided),
    recruiter: stepsOf('recruiter', { ...recruited, mask: maskedStep }),
    admin: read('yes'),
  },
  holds: { provider: everything(own), admin: all },
  calendarLinks: {
    provider: { ...read(own), create: own, delete: own },
    admin: { ...read('yes'), delete: 'yes' },
  },
  contracts: {
    provider: everything(provided),
    recruiter: {
      ...read(recruited),
      create: { where: { recruiterId: '$company', status: 'Draft' }, only: draftedByRecruiter },
      edit: { ...recruited, only: ['status', 'endReason'] },
    },
    admin: all,
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
    recruiter: read(recruited),
    admin: read('yes'),
  },
  conversationMessages: {
    provider: {
      ...read(provided),
      create: { where: { ...provided.where, side: 'provider' } },
    },
    recruiter: {
      ...read({ ...recruited, mask: maskedMessage }),
      create: { where: { ...recruited.where, side: 'recruiter' } },
    },
    admin: read('yes'),
  },
  // Read positions are private; the other side sees only that the company has read.
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
        only: fieldsToIssue,
      },
      edit: { ...provided, only: ['status', 'paidDate', 'paymentReference', 'voidReason'] },
    },
    recruiter: read({ where: { recruiterId: '$company', sent: true } }),
    admin: read('yes'),
  },
  timesheets: {
    provider: everything(provided),
    recruiter: {
      ...read(sharedSheet),
      edit: { ...sharedSheet, only: ['status', 'reason'] },
    },
    admin: read('yes'),
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
    provider: { ...read(provided), create: { where: { ...provided.where, kind: 'reminded' } } },
    recruiter: read(recruited),
    admin: read('yes'),
  },
  hotLists: { provider: everything(provided), admin: read('yes') },
  hotListRecipients: {
    provider: read(provided),
    recruiter: read(recruited),
    admin: read('yes'),
  },
  hotListQuestions: {
    provider: { ...read(provided), edit: { ...provided, only: ['status', 'answer'] } },
    admin: read('yes'),
  },
  hotListOptOuts: { admin: read('yes') },
  contractTemplates: { provider: { ...everything(own), ...read(ownOrPlatforms) }, admin: all },
  jobs: {
    provider: read({ where: { listed: true } }),
    recruiter: everything(own),
    admin: allButCustomFields,
  },
  applications: {
    provider: {
      ...read(provided),
      create: { ...provided, hide: ['reason'] },
      edit: { ...provided, only: ['status'] },
    },
    recruiter: {
      ...read({ ...recruited, mask: maskedApplication }),
      edit: { ...recruited, only: ['status', 'reason'] },
    },
    admin: read('yes'),
  },
  pipelineEntries: {
    recruiter: { ...everything(own), ...read({ ...own, mask: maskedProvider }) },
    admin: all,
  },
  stageChanges: { recruiter: read(own), admin: read('yes') },
  interviews: { recruiter: everything(own), admin: all },
  interviewParticipants: { recruiter: read(own), admin: read('yes') },
  scorecards: {
    recruiter: {
      ...read(mine),
      create: { where: { companyId: '$company', userId: '$user' } },
    },
    admin: read('yes'),
  },
  hireReviews: {
    recruiter: {
      ...read({ ...own, mask: maskedProvider }),
      edit: { ...own, only: ['quality'] },
    },
    provider: {
      ...read(provided),
      edit: { ...provided, only: ['satisfaction'] },
    },
    admin: read('yes'),
  },
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
  tickets: {
    provider: ownTickets,
    recruiter: ownTickets,
    // Only the company that opened the ticket can rate it.
    admin: { ...all, create: { hide: ['satisfaction'] }, edit: { hide: ['satisfaction'] } },
  },
  ticketResponses: { provider: ownResponses, recruiter: ownResponses, admin: readAndCreate('yes') },
  ticketEvents: { provider: ownTicketEvents, recruiter: ownTicketEvents, admin: read('yes') },
  responseTemplates: { admin: all },
  reports: { admin: all },
  reportSchedules: { admin: all },
  reportTemplates: { admin: all },
  plans: {
    // Subscribers of a plan can still read it after it is no longer offered.
    provider: read('yes'),
    recruiter: read('yes'),
    admin: all,
  },
  subscriptions: { provider: ownPlan, recruiter: ownPlan, admin: all },
  invoices: { provider: read(own), recruiter: read(own), admin: keptForGood },
  // Written by operations alone.
  bankStatements: { admin: { ...read('yes'), delete: 'yes' } },
  bankEntries: { admin: read('yes') },
  accountingPeriods: { admin: read('yes') },
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
  follows: { provider: companyFollowing, recruiter: companyFollowing, admin: following(null) },
  mails: { admin: { ...read('yes'), edit: { only: ['status'] } } },
  profileViews: { provider: read(own), admin: read('yes') },
  reveals: { provider: read(provided), admin: read('yes') },
  jobViews: { recruiter: read(own), admin: read('yes') },
  searches: { recruiter: read(own), admin: read('yes') },
  searchFeedback: {
    recruiter: {
      ...read(own),
      create: { where: { companyId: '$company', userId: '$user' } },
      edit: { ...mine, only: ['verdict'] },
      delete: mine,
    },
    admin: read('yes'),
  },
  unknownSkills: { admin: { ...readAndEdit('yes'), delete: 'yes' } },
  platformDays: { admin: read('yes') },
  maintenances: { admin: { ...readAndCreate('yes'), edit: 'yes' } },
  featureDays: { admin: read('yes') },
  // Figures of the whole market, from at least five firms.
  benchModels: { provider: read('yes'), admin: read('yes') },
  agreedRates: { provider: read('yes'), recruiter: read('yes'), admin: read('yes') },
};

/** The rules of the product's own nouns as declared, whichever of its plugins are on. */
export const ownRules: Readonly<Record<OwnNounName, NounRules>> = rules;

/** The rules of all nouns that there are. */
export const ruleSet: Registry<NounRules> = registry(rules);

const noRules: NounRules = {};
/** The rules of a noun as declared. Anything without a rule is refused. */
export const declaredRulesOf = (noun: NounName): NounRules => ruleSet.get(noun) ?? noRules;
