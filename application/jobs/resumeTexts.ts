import type { CandidateDocument } from '../../domain/contract/candidates/candidateDocuments.ts';
import type { TextAnswer } from '../../domain/documentText/readAnswer.ts';
import type { Due } from '../../domain/query/due.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import type { Past } from './takeTurns.ts';

/** Resumes whose text has not been read. */
export const unread = ({ owners, rows }: Past): Due<'candidateDocuments'> => ({
  noun: 'candidateDocuments',
  order: 'createdAt',
  where: () => [
    ['textState', '=', null],
    ...owners.map((owner) => ['companyId', '<>', owner] as const),
    ...rows.map((id) => ['id', '<>', id] as const),
  ],
});

/** Stores the text of a resume, or why it has none: that is said once, and the file is not read again. */
export const keepText = async (
  { rows: { system } }: UnitOfWork,
  { id }: CandidateDocument,
  answer: TextAnswer,
): Promise<void> => {
  const [document] = await system.findAllToChange('candidateDocuments', { id });
  if (!document || document.textState !== null) return;
  if ('text' in answer) {
    const { candidateId, companyId } = document;
    const text = answer.text.replace(/\s+/gu, ' ').trim();
    await system.insert('candidateDocumentTexts', { documentId: id, candidateId, companyId, text });
  }
  // Without a new version, so that someone who has just added the resume can still remove it.
  const textState = 'text' in answer ? 'Searchable' : answer.fault;
  await system.patch('candidateDocuments', { id }, { textState });
};
