import { expect, test } from 'vitest';
import { erasePerson } from '../../../application/erasure.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { signedIn } from '../signedIn.ts';
import { verificationJob } from './fakerestVerification.ts';
import { openFiles } from './files.ts';
import { inMemory, inMemoryEach } from './keep.ts';
import { inTransaction } from './memoryRows.ts';
import { openWorldStore } from './worldStore.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

test('in the browser, too, the hash chain stays valid after an erasure, and refilled values are detected', async () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const verify = verificationJob(store, () => now);
  const verdict = async () => {
    const asked = { status: 'Running', checked: 0, total: 0, waiting: 0, head: null };
    const { id } = store.write((writer) => writer.add('auditVerifications', asked));
    await verify.runWhenDue();
    return store.find('auditVerifications', id)?.status;
  };
  const told = store
    .rows('auditLogs')
    .find(({ noun, after }) => noun === 'candidates' && after !== null) as Row;
  const person = store.find('candidates', String(told.target)) as Row;
  store.write((writer) => {
    for (const { id } of store.rows('contracts').filter(({ employee }) => employee === person.name))
      writer.touch('contracts', id, { status: 'Expired' });
  });
  expect(await verdict()).toBe('Intact');
  const operator = signedIn(store.find('users', 'USR-001') as User, null);
  const files = openFiles(inMemoryEach());
  const author = { actor: operator, name: operator.name, now };
  await inTransaction({ store, files }, author, (work) =>
    erasePerson(work, { noun: 'candidates', id: person.id, name: String(person.name) }),
  );
  expect(store.find('auditLogs', told.id)).toMatchObject({ user: told.user, before: null, after: null });
  expect(await verdict()).toBe('Intact');
  store.write((writer) => writer.touch('auditLogs', told.id, { after: '{"name":"Forged"}' }));
  expect(await verdict()).toBe('Altered');
});
