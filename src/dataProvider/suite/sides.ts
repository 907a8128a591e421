import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { World } from '../browser/worldStore.ts';
import { type As, fieldErrors, refusal, type SuiteUser } from './open.ts';

/** Deals are between a provider and a recruiter. */
export const sides = (as: As, world: () => World): void => {
  const company = (type: string, besides = '') =>
    (world().companies ?? []).find(
      (row) => row.type === type && row.status === 'Active' && row.id !== besides,
    ) as Row;
  const request = { position: 'Builder', duration: '3 months', message: 'Is anyone free?' };
  const term = { startDate: '2026-08-01', endDate: '2026-09-30', rate: 9500 };
  const errorsOf = async (user: SuiteUser, noun: string, data: Record<string, unknown>) =>
    fieldErrors(await refusal((await as(user)).create(noun, { data })));

  test('a recruiter cannot send a request to a recruiting company', async () => {
    const other = company('recruiter');
    expect(await errorsOf('recruiter', 'requests', { ...request, providerId: other.id })).toEqual([
      'providerId',
    ]);
  });

  test('a contract is between a provider and a recruiter', async () => {
    const contract = { employee: 'Lin', client: 'Hire Co', type: 'SOW', ...term };
    const otherProvider = company('provider', 'CO-001');
    expect(await errorsOf('provider', 'contracts', { ...contract, recruiterId: otherProvider.id })).toEqual([
      'recruiterId',
    ]);
  });

  test('a contract does not name its own provider as the client', async () => {
    const own = (world().companies ?? []).find(({ id }) => id === 'CO-001') as Row;
    const contract = { employee: 'Lin', type: 'SOW', ...term };
    expect(
      await errorsOf('provider', 'contracts', { ...contract, client: ` ${String(own.name).toUpperCase()}` }),
    ).toEqual(['client']);
  });

  test('jobs and pipeline entries belong to a recruiting company', async () => {
    const { id: companyId } = company('provider');
    const job = { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    expect(await errorsOf('admin', 'jobs', { ...job, companyId })).toEqual(['companyId']);
    const [candidate] = world().candidates ?? [];
    expect(await errorsOf('admin', 'pipelineEntries', { companyId, candidateId: candidate?.id })).toEqual([
      'companyId',
    ]);
  });
};
