import { expect, test } from 'vitest';
import { type Actor, scopesOf } from '../domain/access/can.ts';
import { permissionsOf } from '../domain/access/permissions.ts';
import { readListQuery } from '../domain/query/query.ts';
import { passesSearch } from '../domain/search/searchExpression.ts';
import { withNamesAndResumes } from './resumeSearch.ts';
import type { Verbs } from './rows.ts';

const kept = { id: 'TX-1', version: 1, createdAt: '2026-01-01', updatedAt: '2026-01-01' };
const resumes = { 'BE-1': 'runs kubernetes clusters', 'BE-2': 'bakes bread' };
const read: Verbs['read'] = async ({ query }) =>
  Object.entries(resumes).flatMap(([candidateId, text]) =>
    query?.search && passesSearch(query.search, (one) => text.includes(one))
      ? [{ ...kept, candidateId }]
      : [],
  );

const actorOf = (userType: 'provider' | 'recruiter'): Actor => ({
  userId: 'U-1',
  userType,
  companyId: 'CO-001',
  permissions: permissionsOf('Super Admin'),
});

/** Whom a search finds, by the list of skills or by the resume. */
const found = async (userType: 'provider' | 'recruiter', q: string) => {
  const actor = actorOf(userType);
  const query = readListQuery('candidates', scopesOf(actor, 'list', 'candidates'), { filter: { q } });
  const { search } = await withNamesAndResumes(query, { read }, actor);
  const skills = { 'BE-1': 'java', 'BE-2': 'bread', 'BE-3': 'kubernetes', 'BE-4': 'k8s' };
  return Object.entries(skills).flatMap(([id, listed]) =>
    search && passesSearch(search, (text) => listed.includes(text), id) ? [id] : [],
  );
};

test('a skill is found by its other names, in lists and in the resumes that the reader may open', async () => {
  expect(await found('provider', 'k8s')).toEqual(['BE-1', 'BE-3', 'BE-4']);
  expect(await found('provider', 'kubernetes')).toEqual(['BE-1', 'BE-3', 'BE-4']);
  expect(await found('provider', '-k8s')).toEqual(['BE-2']);
  expect(await found('recruiter', 'k8s')).toEqual(['BE-3', 'BE-4']);
});
