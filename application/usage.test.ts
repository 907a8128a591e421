import { expect, test } from 'vitest';
import { openMemory } from './testing/openMemory.ts';
import { addUse } from './usage.ts';

test('uses of a feature are counted by day', async () => {
  const memory = openMemory({}, new Date('2026-06-15T23:59:00.000Z'));
  for (const feature of ['exports', 'comparisons', 'exports'] as const)
    await memory.within((work) => addUse(work, { feature }));
  await memory.within((work) => addUse(work, { feature: 'exports' }), {
    now: new Date('2026-06-16T00:01:00.000Z'),
  });
  expect(memory.of('featureDays')).toMatchObject([
    { day: '2026-06-15', feature: 'exports', uses: 2 },
    { day: '2026-06-15', feature: 'comparisons', uses: 1 },
    { day: '2026-06-16', feature: 'exports', uses: 1 },
  ]);
});
