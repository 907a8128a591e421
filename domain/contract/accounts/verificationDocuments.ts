import { oneOf, optional, reference, text, whole } from '../fields.ts';
import { documentFormats, largestDocument } from '../files/documentFile.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const documentKinds = [
  'Registration certificate',
  'Tax certificate',
  'Proof of address',
  'Identity document',
  'Other',
] as const;

/**
 * A document that proves an identity: of the company, or of the person whose request it belongs to, and then
 * visible only to that person and to operators. Its bytes are stored separately.
 */
export const verificationDocuments = defineNoun({
  name: 'verificationDocuments',
  label: 'Verification Document',
  plural: 'Verification Documents',
  prefix: 'VD',
  fields: {
    companyId: reference('Company', 'companies'),
    requestId: optional(reference('Verification Request', 'verificationRequests', 'removed')),
    userId: optional(reference('User', 'users')),
    name: text('Name'),
    kind: oneOf('Kind', documentKinds),
    format: oneOf('Format', documentFormats),
    sizeBytes: whole('Size', 1, largestDocument),
    author: text('Added By', 254),
  },
  fixed: ['companyId', 'requestId', 'format', 'sizeBytes'],
  serverSet: ['userId', 'author'],
  search: ['name'],
  title: 'name',
  file: {},
});
export type VerificationDocument = RowOf<typeof verificationDocuments>;
