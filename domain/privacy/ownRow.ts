import type { Values } from '../change/context.ts';
import type { EraseModes } from './eraseModes.ts';
import type { PersonNoun } from './personNouns.ts';

/**
 * What remains of the person's own row. All fields of the two nouns are listed: a test compares them with the
 * contract, so that a new one cannot be forgotten.
 */
export const ownRow: Record<PersonNoun, EraseModes> = {
  users: {
    companyId: 'kept',
    userType: 'kept',
    role: 'kept',
    customRoleId: 'emptied',
    firstName: 'firstName',
    lastName: 'lastName',
    fullName: 'name',
    displayName: 'emptied',
    email: 'address',
    phone: 'emptied',
    title: 'emptied',
    avatar: 'emptied',
    status: 'kept',
    statusReason: 'emptied',
    invitedAt: 'emptied',
    verified: 'no',
    twoFactor: 'no',
    accessNote: 'emptied',
    premium: 'no',
    agentRole: 'emptied',
    skills: 'emptied',
    education: 'emptied',
    certifications: 'emptied',
    profileViews: 'zero',
    loginCount: 'zero',
    lastLogin: 'emptied',
    lastActive: 'emptied',
    erasedAt: 'now',
  },
  candidates: {
    companyId: 'kept',
    name: 'name',
    title: 'blank',
    skills: 'emptied',
    skillUses: 'emptied',
    experience: 'zero',
    location: 'blank',
    engagements: 'emptied',
    languages: 'emptied',
    education: 'emptied',
    certificates: 'emptied',
    availability: 'kept',
    availableFrom: 'emptied',
    availabilityConfirmed: 'emptied',
    status: 'kept',
    published: 'no',
    listed: 'no',
    listedAt: 'emptied',
    rate: 'zero',
    cost: 'emptied',
    currency: 'kept',
    email: 'emptied',
    phone: 'emptied',
    photo: 'emptied',
    summary: 'emptied',
    notes: 'emptied',
    benchSince: 'emptied',
    profileViews: 'zero',
    requests: 'kept',
    lastActive: 'emptied',
    erasedAt: 'now',
  },
};

/** States in which an erased person does not count towards a plan, cannot sign in, and is not listed. */
export const lastState: Record<PersonNoun, Values> = {
  users: { status: 'Inactive' },
  candidates: { status: 'Placed' },
};
