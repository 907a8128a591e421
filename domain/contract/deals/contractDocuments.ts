import type { Faults } from '../../messages/message.ts';
import { date, longText, oneOf, optional, reference, text, whole } from '../fields.ts';
import { documentFormats, largestDocument } from '../files/documentFile.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';

/** A file of a contract: both sides can read it, the provider uploads it. Its bytes are stored separately. */
export const contractDocuments = defineNoun({
  name: 'contractDocuments',
  label: 'Document',
  plural: 'Documents',
  prefix: 'CD',
  fields: {
    contractId: both(reference('Contract', 'contracts', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    name: both(text('Name')),
    format: both(oneOf('Format', documentFormats)),
    sizeBytes: both(whole('Size', 1, largestDocument)),
    author: both(text('Added By', 254)),
    /** An operator records with this file that the contract was signed on paper, on this day and for this reason. */
    signedOn: both(optional(date('Signed on Paper On'))),
    paperReason: both(optional(longText('Reason for Signing on Paper', 1000))),
  },
  fixed: ['contractId', 'format', 'sizeBytes'],
  serverSet: ['providerId', 'recruiterId', 'author'],
  search: ['name'],
  title: 'name',
  check: ({ signedOn, paperReason }): Faults =>
    (signedOn === null) === (paperReason === null)
      ? {}
      : { [signedOn === null ? 'signedOn' : 'paperReason']: 'text.required' },
  file: { below: { noun: 'contracts', field: 'contractId', path: 'documents' } },
});
export type ContractDocument = RowOf<typeof contractDocuments>;
