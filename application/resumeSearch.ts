import { type Party, type Scope, scopesOf } from '../domain/access/can.ts';
import type { CandidateDocument } from '../domain/contract/candidates/candidateDocuments.ts';
import type { CandidateDocumentText } from '../domain/contract/candidates/candidateDocumentTexts.ts';
import { nounOf } from '../domain/contract/index.ts';
import { type ListQuery, readListQuery } from '../domain/query/query.ts';
import { type ExcerptsAsked, type ResumeExcerpt, unfoundIn } from '../domain/query/resumeExcerpts.ts';
import { excerptOf } from '../domain/search/excerpt.ts';
import {
  alsoFinding,
  readSearchExpression,
  type SearchExpression,
  textsIn,
} from '../domain/search/searchExpression.ts';
import type { Verbs } from './rows.ts';
import { loadOtherNames } from './skillFilters.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** A word that is in more resumes finds the candidates of the newest ones. */
const mostFound = 10_000;

/**
 * The resumes that this person may open. Someone who reads any candidate masked finds none by a resume, as its text has names
 * and contact details. See docs/decisions/0149.
 */
const searchedBy = (actor: Party): Scope[] =>
  scopesOf(actor, 'list', 'candidates').some(({ mask }) => mask)
    ? []
    : scopesOf(actor, 'show', 'candidateDocuments');

/**
 * A search of candidates that also finds skills by their other names ("k8s" finds Kubernetes), and both in the resumes that the
 * reader may open.
 */
export const withNamesAndResumes = async (
  query: ListQuery,
  { read }: Pick<Verbs, 'read'>,
  actor: Party | undefined,
): Promise<ListQuery> => {
  const { search } = query;
  if (!search) return query;
  const scopes = actor ? searchedBy(actor) : [];
  const othersOf = await loadOtherNames();
  const found = new Map<string, SearchExpression[]>();
  for (const text of textsIn(search, 'all')) {
    const names = othersOf(text).map((name) => ({ text: name }));
    const ids = scopes.length > 0 ? await candidatesWith({ any: [{ text }, ...names] }, scopes, read) : [];
    found.set(text, ids.length > 0 ? [...names, { ids }] : names);
  }
  return { ...query, search: alsoFinding(search, (text) => found.get(text) ?? []) };
};

const candidatesWith = async (
  search: SearchExpression,
  scopes: readonly Scope[],
  read: Verbs['read'],
): Promise<string[]> => {
  const noun = 'candidateDocumentTexts';
  const query = readListQuery(noun, scopes, { sort: ['id', 'DESC'] });
  const searched = [...nounOf(noun).search];
  const q = textsIn(search, 'all').join(' ');
  const most = { ...query, q, search, searched, from: 0, to: mostFound - 1 };
  const rows = await read({ noun, fields: ['candidateId'], scopes, query: most });
  return [...new Set(rows.map(({ candidateId }) => String(candidateId)))];
};

/**
 * Where a search found these candidates in their resumes: for each, the newest resume with a word that its profile does not have.
 */
export const readResumeExcerpts = async (
  { actor, rows: { own, system } }: UnitOfWork,
  { q, ids }: ExcerptsAsked,
): Promise<{ excerpts: ResumeExcerpt[] }> => {
  const read = readSearchExpression(q);
  const words = read.fault || read.search === null ? [] : textsIn(read.search, 'wanted');
  const scopes = searchedBy(actor);
  if (words.length === 0 || scopes.length === 0) return { excerpts: [] };
  const all = { from: 0, to: mostFound - 1 };
  const candidateScopes = scopesOf(actor, 'list', 'candidates');
  const candidates = await own.read({
    noun: 'candidates',
    fields: ['id', ...nounOf('candidates').search],
    scopes: candidateScopes,
    query: { ...readListQuery('candidates', candidateScopes, { filter: { id: [...ids] } }), ...all },
  });
  const ofThese = { filter: { candidateId: candidates.map(({ id }) => id) }, sort: ['id', 'DESC'] };
  const texts = (await system.read({
    noun: 'candidateDocumentTexts',
    fields: ['documentId', 'candidateId', 'text'],
    scopes,
    query: { ...readListQuery('candidateDocumentTexts', scopes, ofThese), ...all },
  })) as CandidateDocumentText[];
  const excerpts = candidates.flatMap((candidate) => {
    const unfound = unfoundIn(candidate, words);
    for (const { documentId, candidateId, text } of texts) {
      const parts = candidateId === candidate.id ? excerptOf(text, unfound) : null;
      if (parts) return [{ candidateId, documentId, parts }];
    }
    return [];
  });
  const documents = await system.findMany(
    'candidateDocuments',
    excerpts.map(({ documentId }) => documentId),
  );
  const nameOf = new Map(documents.map(({ id, name }: CandidateDocument) => [id, name]));
  return {
    excerpts: excerpts.map((excerpt) => ({ ...excerpt, name: nameOf.get(excerpt.documentId) ?? '' })),
  };
};
