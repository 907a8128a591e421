import type { Faults } from '../../messages/message.ts';
import { email, longText, oneOf, optional, text, whole } from '../fields.ts';
import { languages } from '../languages.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { companyTypes, subscriptionTiers } from './companies.ts';
import { mostOnBench, signUpLimits } from './signUpLimits.ts';

const signUpStatuses = ['Pending Approval', 'Approved', 'Declined'] as const;

/** A visitor's request to join, waiting for the operator's decision. */
export const signUpRequests = defineNoun({
  name: 'signUpRequests',
  label: 'Sign-up Request',
  plural: 'Sign-up Requests',
  prefix: 'SUR',
  fields: {
    firstName: text('First Name', signUpLimits.firstName),
    lastName: text('Last Name', signUpLimits.lastName),
    email: email(),
    company: text('Company', signUpLimits.company),
    userType: oneOf('User Type', companyTypes),
    /** As a provider stated it. */
    benchEmployees: optional(whole('Bench Employees', 1, mostOnBench)),
    message: optional(longText('Message', signUpLimits.message)),
    language: optional(oneOf('Language', languages)),
    status: oneOf('Status', signUpStatuses),
    reason: optional(text('Reason', 500)),
    /** The first plan of the new company, chosen by the operator who approves; without a choice, Basic. */
    subscription: optional(oneOf('Subscription', subscriptionTiers)),
  },
  fixed: ['firstName', 'lastName', 'email', 'company', 'userType', 'benchEmployees', 'message', 'language'],
  defaults: { userType: 'recruiter' },
  unique: ['email'],
  uniqueWhile: { status: 'Pending Approval' },
  search: ['firstName', 'lastName', 'email', 'company'],
  title: 'company',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending Approval'],
      moves: { 'Pending Approval': { Approved: ['admin'], Declined: ['admin'] } },
    },
  ],
  check: ({ status, reason, subscription }): Faults => ({
    ...(status === 'Declined' && !reason && { reason: 'sign-up.decline-reason' }),
    ...(status !== 'Approved' && subscription && { subscription: 'sign-up.plan-of-approved' }),
  }),
});
export type SignUpRequest = RowOf<typeof signUpRequests>;
