import { optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** The most tags that one candidate has in a company. */
export const mostTags = 20;

/** A word that a recruiter's company has put on a candidate. `word` is the tag in lower case, to find it by. */
export const candidateTags = defineNoun({
  name: 'candidateTags',
  label: 'Tag',
  plural: 'Tags',
  prefix: 'TAG',
  fields: {
    companyId: reference('Company', 'companies'),
    candidateId: reference('Candidate', 'candidates', 'removed'),
    tag: text('Tag', 40),
    word: text('Word', 80),
    author: optional(text('Added By')),
  },
  fixed: ['companyId', 'candidateId', 'tag'],
  serverSet: ['word', 'author'],
  search: ['tag'],
  title: 'tag',
  derive: ({ tag }) => ({ word: wordOf(tag) }),
});
export type CandidateTag = RowOf<typeof candidateTags>;

/** Tags that differ only in case are the same. */
export const wordOf = (tag: string): string => tag.trim().toLowerCase();
