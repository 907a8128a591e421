// @module-tag rest
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from './dealSteps.ts';
import { findBarriers } from './findBarriers.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession } from './signIn.ts';
import { visit } from './visit.ts';

let site: Site;
let provider: Page;
let contact: Page;

beforeAll(async () => {
  site = await openSite();
  [provider, contact] = [await site.visitor(), await site.visitor({ width: 390 })];
  await holdSession(provider, 'provider');
});
afterAll(() => site?.close());

/** The newest stored mail to this address; mails are stored soon after they were queued. */
const mailTo = async (address: string): Promise<string> => {
  const folder = join(site.dataDir, 'outbox');
  const find = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.find((mail) => mail.includes(`To: ${address}\r\n`)) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
};

test('a provider sends a hot list to a contact, who reads it on a phone without an account, asks, and requests someone', async () => {
  await visit(provider, '/provider/employees');
  const boxes = provider.getByRole('checkbox', { name: /Select(?! all)/ });
  for (const at of [0, 1]) await boxes.nth(at).check();
  await provider.getByRole('link', { name: 'Create hot list' }).click();
  await provider.getByRole('textbox', { name: 'Email Addresses' }).fill('Bea Buyer <bea@client.example>');
  await provider.getByRole('button', { name: 'Send', exact: true }).click();
  await provider.getByText('Hot list sent to 1 recipient', { exact: true }).waitFor();
  await provider.getByRole('region', { name: 'Recipients' }).getByText('bea@client.example').waitFor();
  const people = provider.getByRole('region', { name: 'Candidates' }).getByRole('link');
  await people.first().waitFor();
  const names = await people.allTextContents();
  expect(names).toHaveLength(2);

  const mail = await mailTo('bea@client.example');
  expect(mail).toMatch(/^Reply-To: provider@talentbench\.example\r$/m);
  const link = /\/api\/v1\/hot-lists\/\S+/.exec(mail)?.[0] ?? '';
  // The browser of this test names itself a headless one, and programs do not count as opening a list.
  await contact.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0' });
  await contact.goto(link);
  await contact.getByRole('heading', { level: 1, name: /^Available this week/ }).waitFor();
  const page = await contact.getByRole('main').innerText();
  for (const name of names) {
    expect(mail).not.toContain(name);
    expect(page).not.toContain(name);
  }
  expect(await findBarriers(contact)).toEqual([]);

  const write = async (text: string) => {
    await contact.getByLabel('Your name').fill('Bea Buyer');
    await contact.getByLabel('Email').fill('bea@client.example');
    await contact.getByLabel('Message').fill(text);
    await contact.getByRole('button', { name: 'Send' }).click();
    await contact.getByText('Message sent').first().waitFor();
    await contact.goto(link);
  };
  await write('Does anyone know the energy sector?');
  await contact
    .getByRole('link', { name: /^Request/ })
    .first()
    .click();
  await write('Can we talk on Monday?');

  await provider.reload();
  await heading(provider, /^Available this week/).waitFor();
  expect(await read(provider, 'hotLists', { status: 'Sent' })).toContainEqual(
    expect.objectContaining({ recipients: 1, opened: 1, questions: 1, requests: 1 }),
  );
  await provider.getByText('Does anyone know the energy sector?').waitFor();
  await provider.getByText('Can we talk on Monday?').waitFor();

  // One click in the mail program ends the provider’s lists for this address.
  const unsubscribe = /^List-Unsubscribe: <https?:\/\/[^/]+(\/\S+)>\r$/m.exec(mail)?.[1] ?? '';
  const left = await contact.request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(200);
});
