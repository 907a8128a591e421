import { documentFormats, largestDocument } from './documentFile.ts';
import { oneOf, optional, reference, text, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const documentKinds = [
  'Registration certificate',
  'Tax certificate',
  'Proof of address',
  'Identity document',
  'Other',
] as const;

/**
 * A paper that proves who somebody is: of the company itself, or of the person whose request it belongs to, and then
 * for the eyes of that person and of operators alone. Its bytes are kept apart.
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
    author: text('Added by', 254),
  },
  fixed: ['companyId', 'requestId', 'format', 'sizeBytes'],
  serverSet: ['userId', 'author'],
  search: ['name'],
  title: 'name',
  file: {},
});
export type VerificationDocument = RowOf<typeof verificationDocuments>;
