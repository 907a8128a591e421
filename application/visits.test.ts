import { expect, test } from 'vitest';
import { visitor } from '../domain/access/can.ts';
import type { World } from '../src/dataProvider/browser/worldStore.ts';
import { openMemory } from './testing/openMemory.ts';
import { acceptForm } from './visits.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const subscription = (status: string) => ({
  ...kept,
  ...{ id: 'NLS-001', email: 'ada@reader.example', status, language: 'en' },
});
const open = (rows: World = {}) => openMemory(rows, now);
const subscribe = ({ within }: ReturnType<typeof open>, email = 'ada@reader.example') =>
  within((work) => acceptForm(work, 'newsletterSubscriptions', { email }), {
    actor: visitor,
    name: 'Visitor',
  });

test('a visitor who subscribes to the newsletter gets one mail', async () => {
  const memory = open();
  await subscribe(memory);
  expect(memory.of('newsletterSubscriptions')).toMatchObject([{ status: 'Subscribed' }]);
  expect(memory.of('mails')).toMatchObject([{ to: 'ada@reader.example', purpose: 'newsletter' }]);
});

test('a former subscriber is subscribed again', async () => {
  const memory = open({ newsletterSubscriptions: [subscription('Unsubscribed')] });
  await subscribe(memory, ' Ada@Reader.example ');
  expect(memory.of('newsletterSubscriptions')).toMatchObject([{ id: 'NLS-001', status: 'Subscribed' }]);
});

test('a current subscriber gets the mail again, once a day', async () => {
  const memory = open({ newsletterSubscriptions: [subscription('Subscribed')] });
  await subscribe(memory);
  await subscribe(memory);
  expect(memory.of('mails')).toHaveLength(1);
});
