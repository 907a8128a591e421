import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { envelopeExpiry, signingReminders } from '../../application/jobs/signing.ts';
import type { Letter } from '../../application/mailCarriers.ts';
import {
  mostFromCompanyInDay,
  mostToAddressFromCompanyInDay,
  mostToAddressInDay,
  strangerKeyOf,
} from '../../domain/change/notifications/strangers.ts';
import { readPdf } from '../../domain/documentText/readPdf.ts';
import { mailJob } from '../mail/mailJob.ts';
import { verifyPdf } from '../signing/sealPdf.ts';
import { signedDocumentsJob } from '../signing/signedDocumentsJob.ts';
import { newCandidate } from '../testing/newCandidate.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';
import { readingTimeZone } from './signing/readingTimeZone.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
const letters: Letter[] = [];
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
});
afterAll(() => server.close());
beforeEach(() => {
  letters.length = 0;
});

const send = async (by: Caller, method: 'POST' | 'PUT', path: string, body: object, version?: number) => {
  const tag: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return by.send(method, `/api/v1/${path}`, body, tag);
};
const all = async (noun: string, filter: object, by = provider) =>
  (await by.get(`/api/v1/${noun}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
const draft = async () => {
  const terms = {
    recruiterId: 'CO-002',
    employee: 'Dana Reyes',
    client: 'Harbour Hiring',
    type: 'SOW',
    startDate: '2026-07-01',
    endDate: '2026-12-31',
    rate: 9500,
    body: 'Work for {{client}}. Signed on {{signedDate}}.',
  };
  return (await send(provider, 'POST', 'contracts', terms)).json();
};
const signersWith = (email: string, language?: string) => [
  { side: 'provider', name: 'Pat Provider' },
  { side: 'recruiter', name: 'Rory Recruiter' },
  { side: 'outside', name: 'Lee <Legal>', email, ...(language && { language }) },
];
/** A contract sent to the client and to someone from outside. */
const sent = async (email: string, language?: string) => {
  const contract = await draft();
  const signers = signersWith(email, language);
  const made = await send(provider, 'POST', 'envelopes', { contractId: contract.id, signers });
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  return made.json();
};
const signIn = async (by: Caller, envelope: { id: string; contentHash: string }, side: string) => {
  const [signer] = await all('signers', { envelopeId: envelope.id, side }, by);
  const { contentHash } = envelope;
  const body = { status: 'Signed', kind: 'Typed', signature: 'A Name', contentHash };
  const { statusCode } = await send(by, 'PUT', `signers/${signer.id}`, body, signer.version);
  expect(statusCode).toBe(200);
};
const deliver = () =>
  mailJob({
    database: server.database,
    clock: server.clock,
    transport: { leaves: 'Sent', carry: async (letter) => void letters.push(letter), close: () => {} },
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  }).run();
const linkTo = async (email: string) => {
  await deliver();
  const letter = letters.findLast(({ to }) => to === email);
  return /https:\/\/bench\.example(\/api\/v1\/signing\/\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const open = (url: string) =>
  server.app.inject({ method: 'GET', url, headers: { 'user-agent': 'A Browser 1.0' } });
const post = (url: string, form: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'A Browser 1.0' },
    payload: new URLSearchParams(form).toString(),
  });
const statusOf = async (id: string) => (await provider.get(`/api/v1/envelopes/${id}`)).json().status;

/** A contract that follows a proposal of €99 from August 3 for three months, with these terms instead. */
const fromProposal = async (email: string, terms: object) => {
  const made = async (by: Caller, path: string, body: object) => {
    const answer = await send(by, 'POST', path, body);
    expect([path, answer.statusCode, answer.body]).toEqual([path, 201, expect.anything()]);
    return answer.json();
  };
  const candidate = await made(provider, 'candidates', newCandidate);
  const request = await made(recruiter, 'requests', {
    providerId: candidate.companyId,
    candidateId: candidate.id,
    position: 'Bridge Builder',
    duration: '3 months',
  });
  const offer = { candidateId: candidate.id, rate: 9900, currency: 'EUR', startDate: '2026-08-03' };
  const proposal = await made(provider, 'proposals', { requestId: request.id, ...offer });
  const accepted = { status: 'Accepted' };
  await send(recruiter, 'PUT', `proposals/${proposal.id}`, accepted, proposal.version);
  const contract = await made(recruiter, 'contracts', {
    proposalId: proposal.id,
    type: 'SOW',
    startDate: '2026-08-03',
    endDate: '2026-11-02',
  });
  const changed = await send(
    provider,
    'PUT',
    `contracts/${contract.id}`,
    { body: 'Work.', ...terms },
    contract.version,
  );
  expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()]);
  return made(provider, 'envelopes', { contractId: contract.id, signers: signersWith(email) });
};

it('the page of a link names every term on which the contract differs from what was agreed, in each language', async () => {
  const terms = { rate: 12_950, monthlyHours: 200, endDate: '2027-01-31' };
  await fromProposal('differs@outside.example', terms);
  const link = await linkTo('differs@outside.example');
  const page = (await open(link)).body;
  expect(page).toContain('The contract differs from what was agreed:');
  expect(page).toContain('<li>Hourly Rate: €129.50. The proposal says €99.00.</li>');
  expect(page).toContain('<li>Hours per Month: 200. The proposal names no hours; full time is 160.</li>');
  expect(page).toContain('<li>End Date: January 31, 2027. The request says November 2, 2026.</li>');
  expect(page.match(/<li>/g)).toHaveLength(3);
  for (const [language, rate] of [
    ['de', /<li>Stundensatz: 129,50.€\. [^<]*99,00.€\.<\/li>/],
    ['fr', /<li>[^<]*129,50.€[^<]*99,00.€[^<]*<\/li>/],
    ['es', /<li>[^<]*129,50.€[^<]*99,00.€[^<]*<\/li>/],
  ] as const)
    expect((await open(link.replace(/lang=\w+/, `lang=${language}`))).body).toMatch(rate);
});

it('a contract as agreed, or without a proposal, shows no differences to the person of a link', async () => {
  await fromProposal('same@outside.example', {});
  await sent('alone@outside.example');
  for (const email of ['same@outside.example', 'alone@outside.example']) {
    const page = await open(await linkTo(email));
    expect([page.statusCode, page.body.includes('from what was agreed')]).toEqual([200, false]);
  }
});

it('a contract is signed by both companies and by link, sealed, and filed for both', async () => {
  const envelope = await sent('legal@outside.example');
  const { contentHash } = envelope;
  const link = await linkTo('legal@outside.example');
  const page = await open(link);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Lee &lt;Legal&gt;');
  expect(page.body).toContain('Work for Harbour Hiring.');
  expect(page.body).toContain('<dd>July 1, 2026</dd>');
  expect(page.body).toContain(contentHash);
  expect(await statusOf(envelope.id)).toBe('Viewed');

  const unsigned = await post(link, { answer: 'sign', contentHash, typed: '', agreed: 'yes' });
  expect([unsigned.statusCode, unsigned.body]).toEqual([
    409,
    expect.stringContaining('Type or draw your signature'),
  ]);
  const changed = await post(link, { answer: 'sign', contentHash: 'other', typed: 'Lee', agreed: 'yes' });
  expect([changed.statusCode, changed.body]).toEqual([409, expect.stringContaining('has changed')]);
  const unprintable = await post(link, { answer: 'sign', contentHash, typed: 'Lee 🚀', agreed: 'yes' });
  expect([unprintable.statusCode, unprintable.body]).toEqual([
    409,
    expect.stringContaining('characters that we cannot print: 🚀. Draw it'),
  ]);
  await signIn(provider, envelope, 'provider');
  await signIn(recruiter, envelope, 'recruiter');
  expect(await statusOf(envelope.id)).toBe('Partly Signed');
  const drawn = '1,1 90,90;5,5 6,6';
  const timeZone = 'Asia/Kolkata';
  const signed = await post(link, { answer: 'sign', contentHash, drawn, agreed: 'yes', timeZone });
  expect([signed.statusCode, signed.body]).toEqual([200, expect.stringContaining('You signed the contract')]);
  expect(signed.body).toContain('Everyone has signed.');
  expect(await statusOf(envelope.id)).toBe('Completed');
  const contract = (await provider.get(`/api/v1/contracts/${envelope.contractId}`)).json();
  expect(contract).toMatchObject({ status: 'Active', signedDate: '2026-06-15' });

  // The link answers once.
  const again = await post(link, { answer: 'decline', reason: 'No' });
  expect(again.body).toContain('You signed the contract');
  const events = await all('signingEvents', { envelopeId: envelope.id });
  expect(events.map(({ kind, actor }: Record<string, string>) => [kind, actor])).toContainEqual([
    'signed',
    'Lee <Legal>',
  ]);
  expect(events.find(({ kind }: Record<string, string>) => kind === 'viewed')).toMatchObject({
    ip: '127.0.0.1',
    userAgent: 'A Browser 1.0',
  });

  const job = signedDocumentsJob({ database: server.database, clock: server.clock, secrets: testSecrets });
  expect(await job.run(AbortSignal.timeout(60_000))).toBe(1);
  expect(await job.run(AbortSignal.timeout(60_000))).toBe(0);
  for (const by of [provider, recruiter]) {
    const [document] = await all('contractDocuments', { contractId: envelope.contractId }, by);
    expect(document).toMatchObject({
      name: `Signed contract ${envelope.contractId}.pdf`,
      author: 'TalentBench',
    });
    const file = await by.get(`/api/v1/contractDocuments/${document.id}/content`);
    expect(await verifyPdf(file.rawPayload)).toMatchObject({ state: 'intact', by: 'TalentBench' });
    const text = (await readPdf(Uint8Array.from(file.rawPayload))).replace(/\s+/g, ' ');
    expect(text).toMatch(/Signed June 15, 2026 at [\d:]+ AM UTC \([\d:]+ (AM|PM) Asia\/Kolkata\)/);
    expect(text).toContain('Drawn signature · signed by link · IP address 127.0.0.1');
    expect(text).toContain('Typed signature · signed in the console');
    expect(text).toContain('Signed on the day of the last signature (2026-06-15).');
    expect(file.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  }
  const { rows } = await server.owner.query('select "sealedKey" from "signingIdentities"');
  expect(rows).toEqual([{ sealedKey: expect.stringMatching(/^v1\./) }]);
});

it('whoever signed by link gets a link to the sealed contract, for 30 days and within the budget for the address', async () => {
  const address = 'copy@outside.example';
  const envelope = await sent(address, 'de');
  const { contentHash } = envelope;
  const link = await linkTo(address);
  const file = link.replace('?', '/document?');
  const sign = { answer: 'sign', contentHash, typed: 'Lee', agreed: 'yes' };
  expect((await open(file)).statusCode).toBe(404);
  await post(link, sign);
  expect((await open(file)).statusCode).toBe(404);
  await signIn(provider, envelope, 'provider');
  await signIn(recruiter, envelope, 'recruiter');
  expect((await open(link)).body).toContain('Sie erhalten den unterzeichneten Vertrag in wenigen Minuten');
  expect((await open(file)).statusCode).toBe(404);
  await signedDocumentsJob({
    database: server.database,
    clock: server.clock,
    secrets: testSecrets,
  }).run(AbortSignal.timeout(60_000));
  expect(await linkTo(address)).toBe(link);
  expect(letters.at(-1)).toMatchObject({ to: address, subject: 'Ihr Exemplar des unterzeichneten Vertrags' });
  expect(letters.at(-1)?.text).toContain('gilt 30 Tage ab der letzten Unterschrift');
  const { rows } = await server.owner.query(
    `select "senderCompanyId", "strangerOn" is not null as "counted" from "mails" where "purpose" = 'signedCopy' and "to" = $1`,
    [address],
  );
  expect(rows).toEqual([{ senderCompanyId: 'CO-001', counted: true }]);
  const page = await open(link);
  expect(page.body).toContain('Dieser Link gilt bis 15. Juli 2026.');
  const href = /href="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const copy = await open(href);
  expect([copy.statusCode, copy.headers['content-type'], copy.headers['referrer-policy']]).toEqual([
    200,
    'application/pdf',
    'no-referrer',
  ]);
  expect(await verifyPdf(copy.rawPayload)).toMatchObject({ state: 'intact', by: 'TalentBench' });
  const forged = await open(href.replace(/SGN-\d+/, 'SGN-1'));
  expect(forged.statusCode).toBe(404);
  server.setNow(new Date(today.getTime() + 31 * 86_400_000));
  expect((await open(href)).statusCode).toBe(404);
  expect((await open(link)).body).not.toContain('href=');
  server.setNow(today);
});

it.each([
  ['Berlin is large', null],
  ['', null],
  ['Europe/Berlin', 'Europe/Berlin'],
])('whoever signs by link with the time zone “%s” signs in %s', async (given, kept) => {
  const address = `zone-${given.length}@outside.example`;
  const envelope = await sent(address);
  const { contentHash } = envelope;
  const sign = { answer: 'sign', contentHash, typed: 'Lee', agreed: 'yes', timeZone: given };
  expect((await post(await linkTo(address), sign)).statusCode).toBe(200);
  const [signer] = await all('signers', { envelopeId: envelope.id, side: 'outside' });
  expect(signer).toMatchObject({ status: 'Signed', timeZone: kept });
});

it('the page of a signing link tells its form the time zone of the browser', async () => {
  await sent('script@outside.example');
  const { body } = await open(await linkTo('script@outside.example'));
  expect(body).toContain('<input type="hidden" name="timeZone" id="timeZone">');
  expect(body).toContain(readingTimeZone);
  const field = { value: '' };
  const clock = { resolvedOptions: () => ({ timeZone: 'Asia/Kolkata' }) };
  runInNewContext(readingTimeZone, {
    document: { getElementById: (id: string) => (id === 'timeZone' ? field : null) },
    Intl: { DateTimeFormat: () => clock },
  });
  expect(field.value).toBe('Asia/Kolkata');
});

it('the page of a signing link tells no other site its address', async () => {
  await sent('referrer@outside.example');
  const link = await linkTo('referrer@outside.example');
  for (const url of [link, link.replace(/SGN-\d+/, 'SGN-1'), `${link.replace('?', '/document?')}`])
    expect((await open(url)).headers['referrer-policy']).toBe('no-referrer');
});

it('someone from outside is written to in the language chosen for them, or else in the sender’s, and signs in it', async () => {
  await sent('lee@german.example', 'de');
  const link = await linkTo('lee@german.example');
  expect(link).toMatch(/\?lang=de$/);
  expect(letters.at(-1)?.subject).toBe('Ein Vertrag wartet auf Ihre Unterschrift');
  for (const url of [link, link.replace('?lang=de', '')]) {
    const { headers, body } = await open(url);
    expect([headers['content-language'] ?? 'de', /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual(['de', 'de']);
  }
  expect((await open(link.replace('lang=de', 'lang=fr'))).body).toContain('<html lang="fr"');
  const userId = (await server.find('provider@talentbench.example')).id;
  const made = await send(provider, 'POST', 'preferences', {
    userId,
    kind: 'display',
    key: 'language',
    label: 'Language',
    value: 'es',
    enabled: true,
  });
  await sent('lee@spanish.example');
  expect(await linkTo('lee@spanish.example')).toMatch(/\?lang=es$/);
  const chosen = made.json();
  await send(provider, 'PUT', `preferences/${chosen.id}`, { ...chosen, value: 'en' }, chosen.version);
});

it('a link of another signer, or with another mark, opens nothing', async () => {
  await sent('second@outside.example');
  const link = await linkTo('second@outside.example');
  const forged = link.replace(
    /SGN-(\d+)/,
    (_, number) => `SGN-${String(Number(number) - 1).padStart(3, '0')}`,
  );
  for (const url of [forged, link.replace(/\.[\w-]/, '.!'), '/api/v1/signing/SGN-001.x'])
    expect((await open(url)).statusCode).toBe(404);
});

it('after its last day an envelope expires, and its link no longer signs', async () => {
  const envelope = await sent('late@outside.example');
  const link = await linkTo('late@outside.example');
  const later = new Date(Date.parse(envelope.expiresAt) + 1000);
  server.setNow(later);
  const late = await post(link, {
    answer: 'sign',
    contentHash: envelope.contentHash,
    typed: 'Lee',
    agreed: 'yes',
  });
  expect([late.statusCode, late.body]).toEqual([404, expect.stringContaining('no longer valid')]);
  await runJob(server, envelopeExpiry, later);
  const { rows } = await server.owner.query(
    'select e."status", c."status" as "contract" from "envelopes" e join "contracts" c on c."id" = e."contractId" where e."id" = $1',
    [envelope.id],
  );
  expect(rows).toEqual([{ status: 'Expired', contract: 'Draft' }]);
  server.setNow(today);
});

it('signers are reminded after three days, with a link that works', async () => {
  const envelope = await sent('forgetful@outside.example');
  const link = await linkTo('forgetful@outside.example');
  letters.length = 0;
  await runJob(server, signingReminders, new Date(today.getTime() + 3 * 86_400_000));
  expect(await linkTo('forgetful@outside.example')).toBe(link);
  const declined = await post(link, { answer: 'decline', reason: 'The rate is too high' });
  expect([declined.statusCode, declined.body]).toEqual([
    200,
    expect.stringContaining('You declined to sign'),
  ]);
  expect(await statusOf(envelope.id)).toBe('Declined');
});

it('of two signatures of one signer at the same time, one counts', async () => {
  const envelope = await sent('twice@outside.example');
  const link = await linkTo('twice@outside.example');
  const form = { answer: 'sign', contentHash: envelope.contentHash, typed: 'Lee', agreed: 'yes' };
  await Promise.all([post(link, form), post(link, form), post(link, form)]);
  const events = await all('signingEvents', { envelopeId: envelope.id, kind: 'signed' });
  expect(events).toHaveLength(1);
});

it('a signer is reminded once a day, also by two people at the same time', async () => {
  const envelope = await sent('once@outside.example');
  const remind = () => send(provider, 'POST', 'signingEvents', { envelopeId: envelope.id });
  expect((await remind()).statusCode).toBe(409);
  server.setNow(new Date(today.getTime() + 86_400_000));
  const later = await server.as('provider@talentbench.example');
  const again = () => send(later, 'POST', 'signingEvents', { envelopeId: envelope.id });
  const answers = await Promise.all([again(), again(), again()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  server.setNow(today);
});

it('of many mails to one stranger at the same time, no more leave than the budget has', async () => {
  const address = 'flooded@outside.example';
  const drafts = await Promise.all(Array.from({ length: 6 }, draft));
  const answers = await Promise.all(
    drafts.map(({ id: contractId }, at) =>
      send(provider, 'POST', 'envelopes', {
        contractId,
        signers: signersWith(at % 2 ? address : address.toUpperCase()),
      }),
    ),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(mostToAddressFromCompanyInDay);
  const refused = answers.find(({ statusCode }) => statusCode === 400)?.json();
  expect(refused.errors.signers.message).toContain('has already had as many emails');
  const { rows } = await server.owner.query(
    'select "strangerOn"::text as "day", "senderCompanyId" from "mails" where lower("to") = $1',
    [address],
  );
  expect(rows).toEqual(made.map(() => ({ day: '2026-06-15', senderCompanyId: 'CO-001' })));
});

/** As if so many mails had gone to this address on a day, for this company. */
const mailedOn = (day: string, address: string, count: number, companyId: string | null = null) =>
  server.owner.query(
    `insert into "mails" ("to", "subject", "purpose", "language", "status", "attempts", "strangerKey", "strangerOn", "senderCompanyId")
     select $1, 'Before', 'newsletter', 'en', 'Sent', 1, $2, $3, $4 from generate_series(1, $5::integer)`,
    [address, strangerKeyOf(address), day, companyId, count],
  );

it('a company that has mailed so many people without an account on one day mails no more of them on it', async () => {
  const goTo = async (now: Date) => {
    server.setNow(now);
    provider = await server.as('provider@talentbench.example');
  };
  await goTo(new Date('2026-07-05T09:00:00Z'));
  await mailedOn('2026-07-05', 'someone@outside.example', mostFromCompanyInDay, 'CO-001');
  const { id: contractId } = await draft();
  const envelope = { contractId, signers: signersWith('one-more@outside.example') };
  const refused = await send(provider, 'POST', 'envelopes', envelope);
  expect([refused.statusCode, refused.json().errors.signers]).toEqual([
    400,
    expect.objectContaining({ code: 'mails.company-day', values: { most: mostFromCompanyInDay } }),
  ]);
  await goTo(new Date('2026-07-06T00:00:00Z'));
  expect((await send(provider, 'POST', 'envelopes', envelope)).statusCode).toBe(201);
  await goTo(today);
});

it('an automatic reminder to an address that has had its mails of the day waits for the next day with room', async () => {
  const address = 'patient@outside.example';
  await sent(address);
  await deliver();
  await mailedOn('2026-06-18', address, mostToAddressInDay);
  await mailedOn('2026-06-19', address, mostToAddressInDay);
  const later = new Date(today.getTime() + 3 * 86_400_000);
  server.setNow(later);
  await runJob(server, signingReminders, later);
  const { rows } = await server.owner.query(
    'select "status", "heldUntil", "strangerOn"::text from "mails" where "to" = $1 order by "seq" desc limit 1',
    [address],
  );
  expect(rows).toEqual([
    { status: 'Queued', heldUntil: '2026-06-20T00:00:00.000Z', strangerOn: '2026-06-20' },
  ]);
  letters.length = 0;
  expect(await linkTo(address)).toBe('');
  server.setNow(new Date('2026-06-20T00:00:00Z'));
  expect(await linkTo(address)).toContain('/api/v1/signing/');
  server.setNow(today);
});

it('an address that belongs to somebody else gets no more mail about the envelope, and the sender is told', async () => {
  const envelope = await sent('wrong@outside.example');
  const link = await linkTo('wrong@outside.example');
  expect((await open(link)).body).toContain('Not Lee &lt;Legal&gt;?');
  const told = await post(link, { answer: 'notMe' });
  expect([told.statusCode, told.body]).toEqual([200, expect.stringContaining('You will get no more emails')]);
  expect((await open(link)).body).toContain('Thank you for telling us');
  const form = { answer: 'sign', contentHash: envelope.contentHash, typed: 'Lee', agreed: 'yes' };
  expect([(await post(link, form)).statusCode, await statusOf(envelope.id)]).toEqual([200, 'Viewed']);
  letters.length = 0;
  await runJob(server, signingReminders, new Date(today.getTime() + 4 * 86_400_000));
  await deliver();
  expect(letters.filter(({ to }) => to === 'wrong@outside.example')).toEqual([]);
  const { id } = await server.find('provider@talentbench.example');
  const { rows } = await server.owner.query(
    `select "userId" from "notifications" where "title" like 'Lee <Legal> did not get the contract%'`,
  );
  expect(rows).toEqual([{ userId: id }]);
  const events = await all('signingEvents', { envelopeId: envelope.id, kind: 'misdirected' });
  expect(events).toHaveLength(1);
});

it('the mail itself has a link that stops further mails, one of them queued already', async () => {
  await sent('stop@outside.example');
  await deliver();
  const { unsubscribe = '' } = letters.findLast(({ to }) => to === 'stop@outside.example') ?? {};
  const url = unsubscribe.replace('https://bench.example', '');
  expect((await open(url)).body).toContain('This is not me');
  await runJob(server, signingReminders, new Date(today.getTime() + 4 * 86_400_000));
  expect((await post(url, {})).body).toContain('The sender has been told');
  letters.length = 0;
  await deliver();
  expect(letters.filter(({ to }) => to === 'stop@outside.example')).toEqual([]);
});
