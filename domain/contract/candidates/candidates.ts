import { customValues } from '../customFields/customValues.ts';
import {
  currency,
  date,
  email,
  flag,
  instant,
  list,
  longText,
  money,
  oneOf,
  optional,
  partOfList,
  picture,
  reference,
  skillList,
  skillUses,
  text,
  whole,
} from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import { both, ownProvider, providers } from '../seenBy.ts';
import { availabilities } from './availabilities.ts';
import { bookedDays } from './bookedDays.ts';
import { addedFacts } from './factFields.ts';
import { certificateList, educationList, engagementList, languageList } from './history.ts';
import { acceptedJobTypes } from './jobTypes.ts';
import { acceptedWorkplaces } from './workplaces.ts';

/**
 * Confirmed skills count in full however many others are listed, so at most as many can be confirmed as a list may
 * have before its length counts (`undoubtedUnits` in domain/matching/credits.ts).
 */
export const mostConfirmedSkills = 12;

export { availabilities };
/** Days of each notice period, counted from today. */
export const noticeDays: Record<(typeof availabilities)[number], number | null> = {
  Immediate: null,
  '2 weeks notice': 14,
  '1 month notice': 30,
};
/** A provider's choice for one candidate, in place of its setting for all of them. */
export const identityChoices = ['Masked', 'Shown'] as const;
export const candidateStatuses = ['Available', 'In Discussion', 'Placed'] as const;

/**
 * A candidate on a provider's bench: the provider's Available Resource and the recruiter's Candidate are the
 * same row.
 * `listed` means visible to recruiters: published by its owner, and the owner is active; `listedAt` says
 * since when.
 * While it is `masked`, recruiters see what `domain/access/masks.ts` declares, except companies in `revealedTo`.
 */
export const candidates = defineNoun({
  name: 'candidates',
  label: 'Available Resource',
  plural: 'Available Resources',
  prefix: 'BE',
  scattered: true,
  fields: {
    companyId: both(reference('Provider', 'companies')),
    name: both(text('Name')),
    title: both(text('Title')),
    skills: both(skillList('Skills')),
    skillUses: both(skillUses('Experience by Skill')),
    /** Skills that the provider has checked, for example in an interview, and when it last did. */
    confirmedSkills: both(partOfList('Confirmed Skills', 'skills', mostConfirmedSkills)),
    skillsConfirmed: both(optional(date('Last Skill Check'))),
    experience: both(whole('Experience (years)', 0, 60)),
    location: both(text('Location')),
    engagements: both(optional(engagementList('Engagements'))),
    languages: both(optional(languageList('Languages'))),
    education: both(optional(educationList('Education'))),
    certificates: both(optional(certificateList('Certificates'))),
    availability: both(oneOf('Availability', availabilities)),
    availableFrom: both(optional(date('Available From'))),
    availabilityConfirmed: providers(optional(date('Availability Confirmed'))),
    /** The days on which signed contracts book the candidate, and the last of them; those that have passed count no more. */
    bookings: both(bookedDays('Booked')),
    bookedUntil: both(optional(date('Booked Until'))),
    jobTypes: both(acceptedJobTypes()),
    workplaces: both(acceptedWorkplaces()),
    status: both(oneOf('Status', candidateStatuses)),
    published: both(flag('Published')),
    listed: both(flag('Listed')),
    listedAt: both(optional(instant('Listed Since'))),
    rate: both(money('Hourly Rate')),
    cost: providers(optional(money('Hourly Cost'))),
    currency: both(currency()),
    email: providers(optional(email())),
    phone: providers(optional(text('Phone Number', 40))),
    photo: both(optional(picture('Photo'))),
    summary: both(optional(longText('Summary', 4000))),
    notes: providers(optional(longText('Internal Notes', 4000))),
    customFields: ownProvider(optional(customValues('Custom Fields'))),
    benchSince: both(optional(date('On the Bench Since'))),
    profileViews: both(whole('Profile Views')),
    requests: both(whole('Requests')),
    /** When the provider last added, changed or confirmed the profile. */
    lastActive: both(optional(instant('Last Active'))),
    identity: providers(optional(oneOf('Identity', identityChoices))),
    masked: providers(flag('Masked')),
    revealedTo: providers(list('Revealed To', 100_000)),
    initials: providers(optional(text('Initials', 20))),
    maskedSummary: providers(optional(longText('Masked Summary', 8000))),
    maskedEngagements: providers(optional(engagementList('Masked Engagements'))),
    maskedEducation: providers(optional(educationList('Masked Education'))),
    maskedCertificates: providers(optional(certificateList('Masked Certificates'))),
    providerVerified: both(flag('Provider Verified')),
    addedFacts: both(addedFacts()),
    /** When the person's data were erased, except what accounting requires. */
    erasedAt: both(optional(instant('Erased'))),
  },
  fixed: ['companyId'],
  serverSet: [
    'bookings',
    'bookedUntil',
    'listed',
    'listedAt',
    'profileViews',
    'requests',
    'lastActive',
    'masked',
    'revealedTo',
    'initials',
    'maskedSummary',
    'maskedEngagements',
    'maskedEducation',
    'maskedCertificates',
    'providerVerified',
    'addedFacts',
    'erasedAt',
  ],
  defaults: {
    availability: 'Immediate',
    published: true,
    currency: 'USD',
    bookings: [],
    skills: [],
    skillUses: [],
    confirmedSkills: [],
    jobTypes: [],
    workplaces: [],
    masked: false,
    revealedTo: [],
    providerVerified: false,
    addedFacts: [],
  },
  confidential: ['customFields'],
  inCharge: [],
  search: ['name', 'title', 'skills'],
  booleanSearch: true,
  title: 'name',
  /** Details of a skill are removed with it. */
  derive: ({ skills, skillUses, confirmedSkills, skillsConfirmed }) => {
    const confirmed = [...new Set(confirmedSkills)].filter((skill) => skills.includes(skill));
    return {
      skillUses: skillUses.filter(({ skill }) => skills.includes(skill)),
      confirmedSkills: confirmed,
      skillsConfirmed: confirmed.length > 0 ? skillsConfirmed : null,
    };
  },
  lifecycles: [
    { field: 'status', initial: candidateStatuses, moves: anyMove(candidateStatuses, ['provider', 'admin']) },
  ],
});
export type Candidate = RowOf<typeof candidates>;

/** Whether this candidate counts towards the plan's bench limit. */
export const isOnBench = ({ status }: Record<string, unknown>): boolean => status !== 'Placed';
export const benchStatuses = candidateStatuses.filter((status) => isOnBench({ status }));

/** Whether recruiters see this candidate, given the owning company's status. */
export const isListed = (candidate: { published: boolean; status: string }, companyStatus: string): boolean =>
  candidate.published && candidate.status !== 'Placed' && companyStatus === 'Active';
