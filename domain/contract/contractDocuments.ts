import { documentFormats, largestDocument } from './documentFile.ts';
import { oneOf, optional, reference, text, whole } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

/** A file that belongs to a contract: read by both of its sides, put there by the provider. Its bytes are kept apart. */
export const contractDocuments = defineNoun({
  name: 'contractDocuments',
  label: 'Document',
  plural: 'Documents',
  prefix: 'CD',
  fields: {
    contractId: reference('Contract', 'contracts', 'removed'),
    providerId: reference('Provider', 'companies'),
    recruiterId: optional(reference('Recruiter', 'companies')),
    name: text('Name'),
    format: oneOf('Format', documentFormats),
    sizeBytes: whole('Size', 1, largestDocument),
    author: text('Added by', 254),
  },
  fixed: ['contractId', 'format', 'sizeBytes'],
  serverSet: ['providerId', 'recruiterId', 'author'],
  search: ['name'],
  title: 'name',
  file: { below: { noun: 'contracts', field: 'contractId', path: 'documents' } },
});
export type ContractDocument = RowOf<typeof contractDocuments>;
