import {
  currency,
  date,
  email,
  flag,
  instant,
  longText,
  money,
  oneOf,
  optional,
  picture,
  reference,
  skillList,
  skillUses,
  text,
  whole,
} from './fields.ts';
import { anyMove, defineNoun, type RowOf } from './noun.ts';

export const availabilities = ['Immediate', '2 weeks notice', '1 month notice'] as const;
export const candidateStatuses = ['Available', 'In Discussion', 'Placed'] as const;

/**
 * A person on a provider's bench: the provider's Available Resource and the recruiter's Candidate are this one row.
 * `listed` says that recruiters can see it: published by its owner, and the owner active; `listedAt` since when.
 */
export const candidates = defineNoun({
  name: 'candidates',
  label: 'Available Resource',
  plural: 'Available Resources',
  prefix: 'BE',
  fields: {
    companyId: reference('Provider', 'companies'),
    name: text('Name'),
    title: text('Title'),
    skills: skillList('Skills'),
    skillUses: skillUses('Experience by Skill'),
    experience: whole('Experience (years)', 0, 60),
    location: text('Location'),
    availability: oneOf('Availability', availabilities),
    availableFrom: optional(date('Available From')),
    availabilityConfirmed: optional(date('Availability Confirmed')),
    status: oneOf('Status', candidateStatuses),
    published: flag('Published'),
    listed: flag('Listed'),
    listedAt: optional(instant('Listed Since')),
    rate: money('Hourly Rate'),
    cost: optional(money('Hourly Cost')),
    currency: currency(),
    email: optional(email()),
    phone: optional(text('Phone Number', 40)),
    photo: optional(picture('Photo')),
    summary: optional(longText('Summary', 4000)),
    notes: optional(longText('Internal Notes', 4000)),
    benchSince: optional(date('On the Bench Since')),
    profileViews: whole('Profile Views'),
    requests: whole('Requests'),
    lastActive: optional(instant('Last Active')),
    /** Since when nothing of the person is left but what the books need. */
    erasedAt: optional(instant('Erased')),
  },
  fixed: ['companyId'],
  serverSet: ['listed', 'listedAt', 'profileViews', 'requests', 'lastActive', 'erasedAt'],
  defaults: { availability: 'Immediate', published: true, currency: 'USD', skills: [], skillUses: [] },
  search: ['name', 'title', 'skills'],
  title: 'name',
  /** What was known of a skill goes with it. */
  derive: ({ skills, skillUses }) => ({
    skillUses: skillUses.filter(({ skill }) => skills.includes(skill)),
  }),
  lifecycles: [
    { field: 'status', initial: candidateStatuses, moves: anyMove(candidateStatuses, ['provider', 'admin']) },
  ],
});
export type Candidate = RowOf<typeof candidates>;

/** Whether this person counts against what the company's plan has room for. */
export const isOnBench = ({ status }: Record<string, unknown>): boolean => status !== 'Placed';
export const benchStatuses = candidateStatuses.filter((status) => isOnBench({ status }));

/** Whether recruiters see this person, given the owning company's status. */
export const isListed = (candidate: { published: boolean; status: string }, companyStatus: string): boolean =>
  candidate.published && candidate.status !== 'Placed' && companyStatus === 'Active';
