import { documentLimits } from '../../documentText/limits.ts';
import { longText, reference } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

/**
 * The text of a resume, in one line, so that candidates are found by it. A background job reads it once. It is searched for
 * those who may open the resume, and nobody reads it as a whole.
 */
export const candidateDocumentTexts = defineNoun({
  name: 'candidateDocumentTexts',
  label: 'Resume Text',
  plural: 'Resume Texts',
  prefix: 'RTX',
  fields: {
    documentId: reference('Resume', 'candidateDocuments', 'removed'),
    candidateId: reference('Candidate', 'candidates', 'removed'),
    companyId: reference('Provider', 'companies'),
    text: nobody(longText('Text', documentLimits.characters)),
  },
  unique: ['documentId'],
  search: ['text'],
  title: 'id',
});
export type CandidateDocumentText = RowOf<typeof candidateDocumentTexts>;
