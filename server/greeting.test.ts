import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('greets with the address, and with the sample accounts where there are any', () => {
  expect(greeting('1.2.3', 'https://bench.example')).toBe(
    'TalentBench 1.2.3 is ready at https://bench.example\nPress Ctrl+C to stop it.\n',
  );
  const sample = { emails: ['a@x.example', 'b@x.example', 'c@x.example'], password: 'secret' };
  expect(greeting('1.2.3', 'http://localhost:8080', sample)).toContain(
    'Sign in as a@x.example, b@x.example, or c@x.example. The password is secret.',
  );
});
