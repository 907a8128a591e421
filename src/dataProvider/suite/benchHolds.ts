import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal } from './open.ts';

/** Holds and calendar links of a provider. */
export const benchHolds = (as: As): void => {
  const hold = async (columns: Record<string, unknown> = {}) => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    const data = {
      candidateId: candidate.id,
      heldFor: 'A public tender',
      startDate: '2026-07-01',
      endDate: '2026-07-31',
      ...columns,
    };
    return (await provider.create<Row>('holds', { data })).data;
  };

  test('a provider holds a candidate, changes the dates, and releases the hold', async () => {
    const provider = await as('provider');
    const row = await hold();
    const { data } = await edit(provider, 'holds', row, { endDate: '2026-08-15' });
    expect(data).toMatchObject({
      startDate: '2026-07-01',
      endDate: '2026-08-15',
      heldFor: 'A public tender',
    });
    await provider.delete('holds', { id: row.id, previousData: data });
    expect((await refusal(provider.getOne('holds', { id: row.id }))).status).toBe(404);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['that ends before it begins', { endDate: '2026-06-30' }, 'endDate'],
    ['for nobody', { heldFor: null }, 'heldFor'],
    ['for a company that is not there', { recruiterId: 'CO-999999' }, 'recruiterId'],
    ['of somebody who is not there', { candidateId: 'BE-999999' }, 'candidateId'],
  ])('a hold %s is refused at its field', async (_, columns, field) => {
    const error = await refusal(hold(columns));
    expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
  });

  test('holds are private, and another company’s candidate cannot be held', async () => {
    const row = await hold({ note: 'Between us' });
    expect((await refusal((await as('otherProvider')).getOne('holds', { id: row.id }))).status).toBe(404);
    expect((await refusal(list(await as('recruiter'), 'holds'))).status).toBe(403);
    const stranger = await addCandidate(await as('otherProvider'));
    const error = await refusal(hold({ candidateId: stranger.id }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['candidateId']]);
  });

  test('a hold is deleted with its candidate', async () => {
    const provider = await as('provider');
    const row = await hold();
    const { data: candidate } = await provider.getOne<Row>('candidates', { id: String(row.candidateId) });
    await provider.delete('candidates', { id: candidate.id, previousData: candidate });
    expect((await list(provider, 'holds', { filter: { candidateId: candidate.id } })).total).toBe(0);
  });

  test('a calendar link is created and revoked, and never shows the hash of its secret', async () => {
    const provider = await as('provider');
    const data = { name: 'Delivery team', secretHash: 'ab'.repeat(32) };
    const { data: link } = await provider.create<Row>('calendarLinks', { data });
    expect(link.name).toBe('Delivery team');
    expect(link).not.toHaveProperty('secretHash');
    expect((await refusal(list(provider, 'calendarLinks', { filter: { secretHash: 'x' } }))).status).toBe(
      400,
    );
    expect((await refusal((await as('otherProvider')).getOne('calendarLinks', { id: link.id }))).status).toBe(
      404,
    );
    await provider.delete('calendarLinks', { id: link.id, previousData: link });
    expect((await refusal(provider.getOne('calendarLinks', { id: link.id }))).status).toBe(404);
  });

  test('a calendar link with an invalid hash is refused', async () => {
    const data = { name: 'Delivery team', secretHash: 'secret' };
    const error = await refusal((await as('provider')).create('calendarLinks', { data }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['secretHash']]);
  });
};
