import { foldText } from '../search/foldText.ts';

/** A company as visitors of the public site find it: with its listed people, or with its open jobs. */
export type FoundCompany = { company: string; people: number; jobs: number };
export const mostCompanies = 6;

type Named = {
  id: string;
  name: string;
  status: string;
  /** A provider that does not tell whose people it lists is not found. */
  maskCandidates: boolean;
};

/** The active companies with people or jobs whose name has all of these words, those with the most to offer first. */
export const companiesNamed = (
  companies: readonly Named[],
  words: readonly string[],
  offered: (id: string) => { people: number; jobs: number },
): FoundCompany[] =>
  companies
    .filter(
      ({ name, status, maskCandidates }) =>
        status === 'Active' && !maskCandidates && words.every((word) => foldText(name).includes(word)),
    )
    .map(({ id, name }) => ({ company: name, ...offered(id) }))
    .filter(({ people, jobs }) => people + jobs > 0)
    .sort((a, b) => b.people + b.jobs - a.people - a.jobs || (a.company < b.company ? -1 : 1))
    .slice(0, mostCompanies);
