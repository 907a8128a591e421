import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressCleanup, hotListEnds } from '../../application/jobs/hotLists.ts';
import type { Letter } from '../../application/mailCarriers.ts';
import { mostToAddressInDay, strangerKeyOf } from '../../domain/change/notifications/strangers.ts';
import { mailJob } from '../mail/mailJob.ts';
import { type Caller, openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
let provider: Caller;
const letters: Letter[] = [];
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
});
afterAll(() => server.close());
beforeEach(() => {
  letters.length = 0;
});

const get = async (path: string) => (await provider.get(`/api/v1/${path}`)).json();
const all = (noun: string, filter: object) =>
  get(`${noun}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const addCandidate = async (columns: object = {}) =>
  (
    await provider.send('POST', '/api/v1/candidates', {
      name: 'Mira Hotlist',
      title: 'Data Engineer',
      skills: ['SQL', 'Kafka'],
      experience: 7,
      location: 'Lyon, France',
      status: 'Available',
      rate: 9550,
      cost: 6000,
      email: 'mira@private.example',
      ...columns,
    })
  ).json();
const post = (columns: object) =>
  provider.send('POST', '/api/v1/hotLists', { title: 'Available this week', status: 'Sent', ...columns });
const deliver = () =>
  mailJob({
    database: server.database,
    clock: server.clock,
    transport: { leaves: 'Sent', carry: async (letter) => void letters.push(letter), close: () => {} },
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  }).run();
/** Sends a list to this address and returns the list, its mail and the link in it. */
const sentTo = async (email: string, columns: object = {}) => {
  const made = await post({ addresses: [email], ...columns });
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  await deliver();
  const letter = letters.findLast(({ to }) => to === email);
  const link = /https:\/\/bench\.example(\/api\/v1\/hot-lists\/\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { list: made.json(), letter, link };
};
const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140' };
const open = (url: string, headers: Record<string, string> = browser) =>
  server.app.inject({ method: 'GET', url, headers });
const submit = (url: string, form: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

it('mails a masked list with a page of its own, counts who opens it, and forwards questions and requests', async () => {
  const [mira, placed] = [await addCandidate(), await addCandidate({ name: 'Otto Placed' })];
  const { list, letter, link } = await sentTo('buyer@client.example', {
    candidateIds: [mira.id, placed.id],
    note: 'Mira Hotlist can start on Monday. Call +33 6 12 34 56 78.',
    showRates: true,
  });
  expect(letter?.subject).toMatch(/: Available this week$/);
  expect(letter?.replyTo).toBe('provider@talentbench.example');
  expect(letter?.text).toContain('M. H. can start on Monday. Call •••.\n\nData Engineer · Lyon, France · ');
  expect(letter?.text).toContain('The sender can see when you open this page.');
  expect(letter?.text).not.toMatch(/Mira|Otto|private\.example/);

  // A scanner that says what it is does not count.
  expect((await open(link, { 'user-agent': 'MailScanner/1.0' })).statusCode).toBe(200);
  expect(await get(`hotLists/${list.id}`)).toMatchObject({ recipients: 1, opened: 0 });
  const [first, second] = [await open(link), await open(link)];
  expect([first.statusCode, second.body]).toEqual([200, first.body]);
  expect(first.headers['referrer-policy']).toBe('no-referrer');
  expect(await get(`hotLists/${list.id}`)).toMatchObject({ opened: 1 });
  expect((await all('hotListRecipients', { hotListId: list.id }))[0]).toMatchObject({
    email: 'buyer@client.example',
    openedAt: expect.any(String),
  });
  expect(first.body).toContain('M. H.');
  expect(first.body).toContain('$95.50');
  expect(first.body).not.toMatch(/Mira|Otto|private\.example/);
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(first.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

  const wrong = await submit(link, { name: 'Bea Buyer', email: 'nowhere', text: 'Is <M. H.> free?' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('value="Bea Buyer"');
  expect(wrong.body).toContain('Is &lt;M. H.&gt; free?');
  expect(wrong.body).toContain('id="email-fault"');
  const asker = { name: 'Bea Buyer', email: 'bea@client.example', text: 'When could we talk?' };
  expect((await submit(link, { ...asker, homepage: 'https://spam.example' })).statusCode).toBe(200);
  expect((await submit(link, asker)).statusCode).toBe(200);
  expect((await submit(link, { ...asker, candidate: mira.id })).body).toContain('Message sent');
  expect(await get(`hotLists/${list.id}`)).toMatchObject({ questions: 1, requests: 1 });
  expect(await all('hotListQuestions', { hotListId: list.id, kind: 'Request' })).toMatchObject([
    { ...asker, candidateId: mira.id },
  ]);
  const { version } = await get(`candidates/${placed.id}`);
  const left = await provider.send(
    'PUT',
    `/api/v1/candidates/${placed.id}`,
    { status: 'Placed' },
    { 'if-match': `"${version}"` },
  );
  expect(left.statusCode).toBe(200);
  expect((await open(link)).body).toContain('No longer available');
  expect((await submit(link, { ...asker, candidate: placed.id })).statusCode).toBe(400);
});

it.each([
  ['en', '7 years · SQL, Kafka · From Dec 1, 2026 · $95.50 per hour'],
  ['de', 'Data Engineer · Lyon, Frankreich · 7 Jahre · SQL, Kafka · Ab 01.12.2026 · 95,50 $ pro Stunde'],
  ['fr', '7 ans · SQL, Kafka · À partir du 1 déc. 2026 · 95,50 $US de l’heure'],
  ['es', '7 años · SQL, Kafka · Desde el 1 dic 2026 · 95,50 US$ por hora'],
] as const)('tells in %s, as text and HTML, what the page says of a person: %s', async (language, line) => {
  const mira = await addCandidate({ availableFrom: '2026-12-01' });
  const columns = { candidateIds: [mira.id], language, showRates: true };
  const { letter } = await sentTo(`${language}@client.example`, columns);
  const plain = (text = '') => text.replace(/[\u00a0\u202f]/gu, ' ');
  expect(plain(letter?.text)).toContain(line);
  expect(plain(letter?.html)).toContain(line);
  expect(letter?.html).not.toMatch(/Mira|private\.example/);
});

it('a mail names no rate of a list that shows none', async () => {
  const mira = await addCandidate();
  const { letter } = await sentTo('rateless@client.example', { candidateIds: [mira.id] });
  expect(letter?.text).toContain('Data Engineer · Lyon, France · 7 years · SQL, Kafka · Immediately\n\n');
});

it('loads fonts for the letters of a page that a system may lack, and none for other pages', async () => {
  const person = await addCandidate();
  const inThai = { candidateIds: [person.id], title: 'พร้อมเริ่มงาน' };
  const page = await open((await sentTo('thai@client.example', inThai)).link);
  expect(page.body).toMatch(
    /@font-face { font-family: "More Scripts"; src: url\(\/fonts\/noto-sans-thai-400-normal\.woff\); unicode-range: U\+e1e,/,
  );
  expect(page.headers['content-security-policy']).toContain("font-src 'self'");
  const inEnglish = { candidateIds: [person.id] };
  expect((await open((await sentTo('english@client.example', inEnglish)).link)).body).not.toContain(
    '@font-face',
  );
});

it('says the same about a wrong link and a list that has ended, and deletes the addresses 90 days later', async () => {
  const { list, link } = await sentTo('later@client.example', {
    candidateIds: [(await addCandidate()).id],
    endsOn: '2026-06-20',
  });
  const asker = { name: 'Bea', email: 'bea@client.example', text: 'Hello' };
  expect((await submit(link, asker)).statusCode).toBe(200);
  // Nobody asks about what they have not read.
  expect(await get(`hotLists/${list.id}`)).toMatchObject({ opened: 1, questions: 1 });
  const wrong = await open(link.replace(/\.[\w-]{43}/, `.${'x'.repeat(43)}`));
  expect(wrong.statusCode).toBe(404);
  const { version } = await get(`hotLists/${list.id}`);
  await provider.send(
    'PUT',
    `/api/v1/hotLists/${list.id}`,
    { status: 'Ended' },
    { 'if-match': `"${version}"` },
  );
  const ended = await open(link);
  expect([ended.statusCode, ended.body]).toEqual([404, wrong.body]);
  expect((await submit(link, asker)).statusCode).toBe(404);
  const later = new Date(server.clock().getTime() + 92 * 86_400_000);
  await runJob(server, hotListEnds, later);
  await runJob(server, addressCleanup, later);
  expect(await get(`hotLists/${list.id}`)).toMatchObject({ addresses: [], clearedAt: later.toISOString() });
  expect(await all('hotListRecipients', { hotListId: list.id })).toMatchObject([{ email: null }]);
  expect(await all('hotListQuestions', { hotListId: list.id })).toEqual([]);
  const { rows } = await server.owner.query('select "id" from "mails" where "hotListId" = $1', [list.id]);
  expect(rows).toEqual([]);
});

it('unsubscribes an address from this provider with one click, for good', async () => {
  const candidateIds = [(await addCandidate()).id];
  const { letter } = await sentTo('enough@client.example', { candidateIds });
  const url = (letter?.unsubscribe ?? '').replace('https://bench.example', '');
  const page = await open(url);
  expect(page.body).toMatch(/You will no longer receive hot lists from .+\./);
  for (const _ of [1, 2]) {
    const done = await submit(url, { 'List-Unsubscribe': 'One-Click' });
    expect([done.statusCode, done.body]).toEqual([
      200,
      expect.stringContaining('You no longer receive hot lists'),
    ]);
  }
  const alone = await post({ candidateIds, addresses: ['enough@client.example'] });
  expect([alone.statusCode, Object.keys(alone.json().errors)]).toEqual([400, ['addresses']]);
  const both = await post({ candidateIds, addresses: ['enough@client.example', 'other@client.example'] });
  expect(both.json()).toMatchObject({ recipients: 1, leftOut: ['enough@client.example'] });
  letters.length = 0;
  await deliver();
  expect(letters.map(({ to }) => to)).toEqual(['other@client.example']);
});

/** Asks on the page of a list, and returns the question. */
const asked = async (link: string, listId: string, form: object = {}) => {
  const asker = { name: 'Bea Buyer', email: 'Bea@asker.example', text: 'When could we talk?', ...form };
  expect((await submit(link, asker)).statusCode).toBe(200);
  return (await all('hotListQuestions', { hotListId: listId })).at(-1);
};
const answer = (question: { id: string; version: number }, words: string) =>
  provider.send(
    'PUT',
    `/api/v1/hotListQuestions/${question.id}`,
    { answer: words },
    { 'if-match': `"${question.version}"` },
  );
const linkIn = (letter: Letter | undefined, path: string) =>
  new RegExp(`https://bench\\.example(/api/v1/${path}/\\S+)`).exec(letter?.text ?? '')?.[1] ?? '';

it('mails an answer once, in the asker’s language, with the sender to reply to and a link to the list', async () => {
  const { list, link } = await sentTo('forwards@client.example', {
    candidateIds: [(await addCandidate()).id],
  });
  const question = await asked(link.replace('lang=en', 'lang=de'), list.id);
  expect(question).toMatchObject({ email: 'bea@asker.example', language: 'de', status: 'Open' });
  const both = await Promise.all(
    ['Mira Hotlist, on Monday.', 'Never.'].map((words) => answer(question, words)),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const { sentAnswer } = both.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  await deliver();
  await deliver();
  const mails = letters.filter(({ to }) => to === 'bea@asker.example');
  expect(mails).toMatchObject([
    {
      subject: expect.stringContaining('hat Ihre Nachricht beantwortet'),
      replyTo: 'provider@talentbench.example',
      text: expect.stringContaining(`Available this week\n\n${sentAnswer}\n\n`),
    },
  ]);
  expect(mails[0]?.text).toContain('Sie sind das nicht?');
  expect(mails[0]?.text).not.toContain('Mira');
  const own = linkIn(mails[0], 'hot-lists');
  expect(own).toMatch(/\/HLQ-\d+\..+\?lang=de$/);
  const page = await open(own);
  expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  // The asker’s own link, and never the recipient’s, ends mails.
  expect(page.body).toContain('/api/v1/unsubscribe/asker.HLQ-');
  expect((await asked(own, list.id, { text: 'And who else?' })).recipientId).toBe(question.recipientId);
  expect((await open(own.replace(/HLQ-\d+/, 'HLQ-1'))).statusCode).toBe(404);
});

it('ends all mails of a provider to an address that has not asked, for good', async () => {
  const candidateIds = [(await addCandidate()).id];
  const { list, link } = await sentTo('knows@client.example', { candidateIds });
  const email = 'victim@client.example';
  const [first, second] = [await asked(link, list.id, { email }), await asked(link, list.id, { email })];
  expect((await answer(first, 'On Monday.')).statusCode).toBe(200);
  await deliver();
  const url = linkIn(
    letters.find(({ to }) => to === email),
    'unsubscribe',
  );
  expect((await open(url)).body).toContain('This is not me');
  const late = await asked(link, list.id, { email, text: 'And on Tuesday?' });
  for (const _ of [1, 2]) expect((await submit(url, {})).body).toContain('You no longer receive answers');
  expect(await get(`hotListQuestions/${second.id}`)).toMatchObject({ notMeAt: expect.any(String) });
  for (const { id } of [second, late, await asked(link, list.id, { email })]) {
    const refused = await answer(await get(`hotListQuestions/${id}`), 'On Monday.');
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['answer']]);
  }
  expect((await post({ candidateIds, addresses: [email] })).json().errors).toHaveProperty('addresses');
});

it('drops an answer that was queued before the address said that it had not asked', async () => {
  const { list, link } = await sentTo('knows2@client.example', { candidateIds: [(await addCandidate()).id] });
  const email = 'late.victim@client.example';
  await answer(await asked(link, list.id, { email }), 'On Monday.');
  await deliver();
  const url = linkIn(
    letters.find(({ to }) => to === email),
    'unsubscribe',
  );
  await answer(await asked(link, list.id, { email }), 'On Tuesday.');
  await submit(url, {});
  letters.length = 0;
  await deliver();
  expect(letters).toEqual([]);
});

it('counts answers to the budget of mails to an address, and refuses one too many beside its text', async () => {
  const { list, link } = await sentTo('asks@client.example', { candidateIds: [(await addCandidate()).id] });
  const email = 'often@client.example';
  const answers = [];
  for (const text of ['One?', 'Two?', 'Three?', 'Four?'])
    answers.push(await answer(await asked(link, list.id, { email, text }), 'Yes.'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400]);
  expect(Object.keys(answers.at(-1)?.json().errors)).toEqual(['answer']);
  expect((await all('hotListQuestions', { hotListId: list.id, status: 'Open' })).length).toBe(1);
});

it('leaves out an address that has had its mails of the day, and refuses a list that nobody would get', async () => {
  const [full, free] = ['full@client.example', 'free@client.example'];
  await server.owner.query(
    `insert into "mails" ("to", "subject", "purpose", "language", "status", "attempts", "strangerKey", "strangerOn")
     select $1, 'Before', 'newsletter', 'en', 'Sent', 1, $2, '2026-06-15' from generate_series(1, $3::integer)`,
    [full, strangerKeyOf(full), mostToAddressInDay],
  );
  const candidateIds = [(await addCandidate()).id];
  const made = await post({ addresses: [full, free], candidateIds });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    expect.objectContaining({ leftOut: [full], recipients: 1 }),
  ]);
  await deliver();
  const reached = letters.filter(({ subject }) => subject.includes('Available this week'));
  expect(reached.map(({ to }) => to)).toEqual([free]);
  const refused = await post({ addresses: [full], candidateIds });
  expect([refused.statusCode, refused.json().errors.addresses?.code]).toEqual([400, 'hotLists.all-left-out']);
});

it('names no one to reply to once the sender’s account is not active', async () => {
  const sender = `"email" = 'provider@talentbench.example'`;
  const { id } = await addCandidate();
  const made = await post({ addresses: ['late@client.example'], candidateIds: [id] });
  expect(made.statusCode).toBe(201);
  await server.owner.query(`update "users" set "status" = 'Inactive' where ${sender}`);
  try {
    await deliver();
    const letter = letters.find(({ to }) => to === 'late@client.example');
    expect([letter?.subject, letter?.replyTo]).toEqual([expect.any(String), undefined]);
  } finally {
    await server.owner.query(`update "users" set "status" = 'Active' where ${sender}`);
  }
});
