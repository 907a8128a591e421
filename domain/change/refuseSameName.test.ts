import { expect, it } from 'vitest';
import { refuseSameName } from './refuseSameName.ts';
import { readerOver } from './testing/readerOver.ts';

const kept = { version: 1, createdAt: '2026-06-15T09:00:00.000Z', updatedAt: '2026-06-15T09:00:00.000Z' };
const pool = { ...kept, id: 'TP-001', companyId: 'CO-001', name: 'Müller’s  Java Team' };

it.each([
  ['muller’s java team', true],
  ["MÜLLER'S JAVA TEAM", true],
  ['Mu\u0308ller\u02BCs\u00A0Java\u2003Team ', true],
  ['Müller\u200Bs Java Team', true],
  ['Müller’s Java Team GmbH', false],
  ['Müller’s JavaTeam', false],
])('a second name %j beside “Müller’s  Java Team” is refused: %s', async (name, isRefused) => {
  const reader = readerOver({ talentPools: [pool] });
  const check = refuseSameName('talentPools', { name }, { companyId: 'CO-001' }, reader);
  const outcome = await check.then(
    () => false,
    () => true,
  );
  expect(outcome).toBe(isRefused);
});

it('a row may keep its own name', async () => {
  const reader = readerOver({ talentPools: [pool] });
  expect(await refuseSameName('talentPools', pool, { companyId: 'CO-001' }, reader)).toEqual([pool]);
});
