import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, list, refusal } from './open.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour)).toISOString();
const planned = (from: number, to: number, more: object = {}) => ({
  title: 'Move to new disks',
  startsAt: at(from),
  endsAt: at(to),
  ...more,
});

/** Scheduled maintenance and its announcement. The suite's clock is set to nine in the morning. */
export const maintenance = (as: As): void => {
  const make = async (data: object) => (await (await as('admin')).create<Row>('maintenances', { data })).data;
  const faultsOf = async (data: object) => (await refusal(make(data))).body.errors;

  test('only operators manage maintenance, and everyone sees its announcement', async () => {
    for (const user of ['provider', 'recruiter', 'viewer'] as const) {
      const provider = await as(user);
      expect((await refusal(list(provider, 'maintenances'))).status).toBe(403);
      const made = provider.create('maintenances', { data: planned(12, 13) });
      expect((await refusal(made)).status).toBe(403);
      expect((await provider.maintenance()).data).toBeNull();
    }
  });

  test('a maintenance ends after it starts, starts in the future, and overlaps with no other', async () => {
    expect(await faultsOf(planned(13, 12))).toEqual({ endsAt: 'Choose a time after the start' });
    expect(await faultsOf(planned(8, 12))).toEqual({ startsAt: 'Choose a time in the future' });
    const row = await make(planned(12, 14, { priority: 'High' }));
    expect(row).toMatchObject({ status: 'Scheduled', endedAt: null });
    expect(await faultsOf(planned(13, 15))).toEqual({ startsAt: 'Overlaps with “Move to new disks”' });
    const { data } = await (await as('provider')).maintenance();
    expect(data).toMatchObject({ id: row.id, priority: 'High', underWay: false, endsAt: at(14) });

    const admin = await as('admin');
    const { data: longer } = await edit(admin, 'maintenances', row, { endsAt: at(15) });
    const ended = await refusal(edit(admin, 'maintenances', longer, { status: 'Done' }));
    expect(ended.body.errors).toEqual({ status: 'This maintenance has not started. Cancel it instead.' });
    const { data: cancelled } = await edit(admin, 'maintenances', longer, { status: 'Cancelled' });
    expect(cancelled).toMatchObject({ status: 'Cancelled', endedAt: expect.any(String) });
    const over = await refusal(edit(admin, 'maintenances', cancelled, { title: 'Again' }));
    expect([over.status, over.message]).toEqual([409, 'This maintenance has ended']);
    expect((await (await as('provider')).maintenance()).data).toBeNull();
  });
};
