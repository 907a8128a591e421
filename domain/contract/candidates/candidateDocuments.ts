import { documentFaults } from '../../documentText/documentFault.ts';
import { oneOf, optional, reference, text, whole } from '../fields.ts';
import { largestDocument, textFormats } from '../files/documentFile.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/**
 * The original of a candidate's resume. It has contact details and more than the candidate's fields, so only the provider
 * and operators read it. Its bytes are stored separately.
 */
export const candidateDocuments = defineNoun({
  name: 'candidateDocuments',
  label: 'Resume',
  plural: 'Resumes',
  prefix: 'RES',
  fields: {
    candidateId: reference('Candidate', 'candidates', 'removed'),
    companyId: reference('Provider', 'companies'),
    name: text('Name'),
    format: oneOf('Format', textFormats),
    sizeBytes: whole('Size', 1, largestDocument),
    author: text('Added By', 254),
    /** Null until the text has been read. A file from which none can be read is not tried again. */
    textState: optional(oneOf('Text', ['Searchable', ...documentFaults])),
  },
  fixed: ['candidateId', 'format', 'sizeBytes'],
  serverSet: ['companyId', 'author', 'textState'],
  search: ['name'],
  title: 'name',
  file: {
    below: { noun: 'candidates', field: 'candidateId', path: 'documents' },
    formats: textFormats,
  },
});
export type CandidateDocument = RowOf<typeof candidateDocuments>;
