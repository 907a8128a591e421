import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('the greeting shows the address, the sample accounts if there are any, and where data is stored', () => {
  const start = { version: '1.2.3', url: 'https://bench.example', data: '/srv/bench' };
  expect(greeting(start)).toBe(
    'TalentBench 1.2.3 is ready at https://bench.example\nYour data is stored in /srv/bench. Press Ctrl+C to stop.\n',
  );
  const sample = { emails: ['a@x.example', 'b@x.example', 'c@x.example'], password: 'secret' };
  expect(greeting({ ...start, sample }).split('\n')[1]).toBe(
    'Sign in as a@x.example, b@x.example, or c@x.example with the password secret.',
  );
});
