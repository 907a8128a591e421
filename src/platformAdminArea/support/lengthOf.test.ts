import { expect, test } from 'vitest';
import { lengthOf } from './lengthOf.ts';

test.each([
  [0, 'minute', 'good'],
  [59, 'minute', 'good'],
  [60, 'hour', 'waiting'],
  [1439, 'hour', 'waiting'],
  [1440, 'day', 'wrong'],
] as const)('a response time of %i minutes is shown in a %s, with the tone %s', (minutes, name, tone) => {
  expect(lengthOf(minutes)).toMatchObject({ name, tone });
});
