import type { Faults } from '../../messages/message.ts';
import {
  country,
  currency,
  date,
  email,
  flag,
  longText,
  matching,
  money,
  oneOf,
  optional,
  text,
  timeZone,
  webAddress,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const companyTypes = ['provider', 'recruiter'] as const;
const companyStatuses = ['Pending Approval', 'Active', 'Suspended', 'Inactive'] as const;
const verifications = ['Pending', 'Verified', 'Rejected'] as const;
export const subscriptionTiers = ['Basic', 'Premium', 'Enterprise'] as const;
const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/** A code of the European list of electronic addresses (EAS), a colon, and the address: `9930:DE123456788`. */
const electronicAddress = /^(?:(?:0[0-2]\d\d|99\d\d|A[NQSU]):[\w:.+/-]{2,100}|EM:[^\s@:]+@[^\s@:]+)$/;

/** A staffing firm (provider) or a recruiting company (recruiter). */
export const companies = defineNoun({
  name: 'companies',
  label: 'Company',
  plural: 'Companies',
  prefix: 'CO',
  fields: {
    type: oneOf('Type', companyTypes),
    name: text('Company Name'),
    industry: optional(text('Industry')),
    specialization: optional(text('Specialization')),
    size: optional(oneOf('Company Size', companySizes)),
    location: optional(text('Location')),
    timeZone: optional(timeZone()),
    website: optional(webAddress()),
    description: optional(longText('Company Description')),
    founded: optional(whole('Founded Year', 1800, 2100)),
    employees: optional(whole('Employees', 0, 5_000_000)),
    revenue: optional(money('Revenue')),
    currency: currency(),
    status: oneOf('Status', companyStatuses),
    statusReason: optional(text('Status Reason', 500)),
    subscription: oneOf('Subscription', subscriptionTiers),
    verification: oneOf('Verification', verifications),
    verificationReason: optional(text('Verification Reason', 500)),
    contactPerson: optional(text('Contact Person')),
    email: optional(email('Contact Email')),
    phone: optional(text('Phone Number', 40)),
    joinDate: date('Join Date'),
    placements: whole('Placements'),
    successRate: optional(whole('Success Rate', 0, 100)),
    gstNumber: optional(
      matching('GST Number', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'companies.gst'),
    ),
    panNumber: optional(matching('PAN Number', /^[A-Z]{5}\d{4}[A-Z]$/, 'companies.pan')),
    /** What invoices need; the location and the GST number stand in for what is missing. */
    legalName: optional(text('Legal Name')),
    country: optional(country()),
    billingAddress: optional(longText('Billing Address', 300)),
    taxNumber: optional(text('Tax Number', 40)),
    registrationNumber: optional(text('Company Registration Number', 60)),
    bankDetails: optional(longText('Bank Details', 300)),
    /** Where electronic invoices are sent to and from, and what a client wants to find on them. */
    electronicAddress: optional(
      matching('Electronic Address', electronicAddress, 'companies.electronic-address'),
    ),
    buyerReference: optional(text('Buyer Reference', 60)),
    /** A provider shows recruiters its candidates without their names until both agreed. */
    maskCandidates: flag('Mask Candidates'),
    /** A provider sends statements of work only to recruiters with whom it has an active NDA. */
    requireNda: flag('Require NDA'),
    /** When the people of a recruiter last got the weekly market notification. */
    insightsOn: optional(date('Market Insights Sent On')),
  },
  fixed: ['type'],
  serverSet: ['joinDate', 'placements', 'successRate', 'insightsOn'],
  /** A reason applies only to the status that it was given for. */
  derive: ({ status, verification }) => ({
    ...(status === 'Active' && { statusReason: null }),
    ...(verification === 'Pending' && { verificationReason: null }),
  }),
  check: ({ status, statusReason, verification, verificationReason }): Faults => ({
    ...(status === 'Suspended' && !statusReason && { statusReason: 'value.reason-needed' }),
    ...(verification === 'Rejected' && !verificationReason && { verificationReason: 'value.reason-needed' }),
  }),
  defaults: {
    currency: 'USD',
    subscription: 'Basic',
    verification: 'Pending',
    maskCandidates: false,
    requireNda: false,
  },
  counted: ['type', 'status', 'subscription', 'verification'],
  isCompany: true,
  search: ['name', 'contactPerson'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: ['Pending Approval', 'Active'],
      moves: {
        'Pending Approval': { Active: ['admin'], Inactive: ['admin'] },
        Active: { Suspended: ['admin'], Inactive: ['admin'] },
        Suspended: { Active: ['admin'], Inactive: ['admin'] },
        Inactive: { Active: ['admin'] },
      },
    },
    {
      field: 'verification',
      initial: ['Pending'],
      moves: {
        Pending: { Verified: ['admin'], Rejected: ['admin'] },
        Rejected: { Pending: ['admin'], Verified: ['admin'] },
        Verified: { Pending: ['admin'], Rejected: ['admin'] },
      },
    },
  ],
});
export type Company = RowOf<typeof companies>;
