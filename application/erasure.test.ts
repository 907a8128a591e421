import { expect, test } from 'vitest';
import type { Actor } from '../domain/access/can.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import { tinyWorld } from '../src/dataProvider/tinyWorld.ts';
import { erasePerson, exportPerson, previewErasure } from './erasure.ts';
import { openMemory } from './testing/openMemory.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const open = () => {
  const memory = openMemory(tinyWorld, now);
  const operator = memory.of('users').find(({ userType }) => userType === 'admin');
  const person = memory.of('candidates')[0];
  if (!operator || !person) throw new Error('The sample world lacks an operator or a candidate');
  const actor: Actor = { userId: operator.id, userType: 'admin', companyId: null, permissions };
  const by = (one: Actor) => ({ actor: one, name: operator.fullName });
  return { ...memory, actor, by, person, noun: 'candidates' as const };
};

test('an erased candidate has no name, and the audit log names the author, but not the person', async () => {
  const { within, by, actor, person, noun, of } = open();
  const { id, name } = person;
  const { row } = await within((work) => erasePerson(work, { noun, id, name }), by(actor));
  expect(row).toMatchObject({ id, name: `Erased person ${id}` });
  expect(of('candidates')[0]).toMatchObject({ name: `Erased person ${id}`, erasedAt: now.toISOString() });
  expect(of('auditLogs')).toMatchObject([
    { action: 'erase personal data', noun, target: id, userId: actor.userId, before: null, after: null },
  ]);
});

test('an erasure needs security permissions and the person’s name, else nothing changes', async () => {
  const { within, by, actor, person, noun, of } = open();
  const erase = (name: string, one: Actor) =>
    within((work) => erasePerson(work, { noun, id: person.id, name }), by(one));
  await expect(erase(person.name, { ...actor, permissions: [] })).rejects.toMatchObject({ status: 403 });
  await expect(erase('Somebody', actor)).rejects.toMatchObject({ status: 400 });
  expect([of('candidates')[0], of('auditLogs')]).toEqual([person, []]);
});

test('a preview counts what an erasure would change, and changes nothing', async () => {
  const { within, by, actor, person, noun, of } = open();
  const preview = await within((work) => previewErasure(work, { noun, id: person.id }), by(actor));
  expect(preview).toMatchObject({ name: person.name, refused: null });
  expect(preview.replaced).toContainEqual({ noun, rows: 1 });
  expect([of('candidates')[0], of('auditLogs')]).toEqual([person, []]);
});

test('an export has the person’s row, and is recorded without its content', async () => {
  const { within, by, actor, person, noun, of } = open();
  const data = await within((work) => exportPerson(work, { noun, id: person.id }), by(actor));
  expect(data.person).toMatchObject({ id: person.id, name: person.name });
  expect(of('auditLogs')).toMatchObject([{ action: 'export personal data', target: person.id, after: null }]);
});
