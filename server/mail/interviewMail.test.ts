import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Interview } from '../../domain/contract/hiring/interviews.ts';
import { type MailServer, openMailServer, type Received } from '../testing/openMailServer.ts';
import { type Caller, openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';
import { mediaOf, takenApart } from '../testing/takenApart.ts';
import { mailJob } from './mailJob.ts';
import { smtpTransport } from './smtpTransport.ts';

let server: TestServer;
let mailServer: MailServer;
let recruiter: Caller;
let provider: Caller;
let start: Date;
beforeAll(async () => {
  [server, mailServer] = await Promise.all([openTestServer(), openMailServer()]);
  recruiter = await server.as('recruiter@talentbench.example');
  provider = await server.as('provider@talentbench.example');
  start = server.clock();
});
afterAll(() => Promise.all([server.close(), mailServer.close()]));
beforeEach(() => server.setNow(start));

const guest = 'guest@outside.example';
const day = 24 * 60 * 60_000;
const ahead = (days: number) => new Date(start.getTime() + days * day).toISOString();
const after = (seconds: number) => server.setNow(new Date(server.clock().getTime() + seconds * 1000));

/** The mails that leave in the next minutes, by recipient. */
const deliver = async (): Promise<Map<string, Received>> => {
  mailServer.received.length = 0;
  after(61);
  const job = mailJob({
    database: server.database,
    clock: server.clock,
    transport: smtpTransport(mailServer.url, 'TalentBench <hello@bench.example>'),
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  });
  while ((await job.run()) > 0);
  const mails = mailServer.received.filter(({ message }) => message.includes('text/calendar'));
  return new Map(mails.map((mail) => [String(mail.to[0]), mail]));
};

const eventIn = ({ message }: Received) => {
  const { calendar } = takenApart(message);
  const root = new ICAL.Component(ICAL.parse(calendar));
  const vevent = root.getFirstSubcomponent('vevent') as ICAL.Component;
  return {
    method: root.getFirstPropertyValue('method'),
    text: calendar,
    event: new ICAL.Event(vevent),
    sequence: Number(vevent.getFirstPropertyValue('sequence')),
    organizer: String(vevent.getFirstPropertyValue('organizer')),
    guests: vevent.getAllProperties('attendee').map((one) => String(one.getFirstValue()).slice(7)),
  };
};

let names = 0;
const enter = async (name = `Ana Álvarez ${++names}`) => {
  const candidate = await provider.send('POST', '/api/v1/candidates', {
    name,
    title: 'Engineer',
    skills: ['SQL'],
    experience: 7,
    location: 'Lyon, France',
    status: 'Available',
    rate: 9500,
    cost: 6000,
    email: 'ana@private.example',
  });
  // Its company has dealt with the recruiter before, who would know it.
  await server.owner.query(`update "candidates" set "revealedTo" = '{}' where "id" = $1`, [
    candidate.json().id,
  ]);
  const entry = await recruiter.send('POST', '/api/v1/pipelineEntries', { candidateId: candidate.json().id });
  expect(entry.statusCode).toBe(201);
  return entry.json();
};
const schedule = async (columns: Partial<Interview> = {}) => {
  const entry = await enter();
  const made = await recruiter.send('POST', '/api/v1/interviews', {
    entryId: entry.id,
    startsAt: ahead(7),
    minutes: 45,
    timeZone: 'Asia/Kolkata',
    interviewer: 'สมชาย "Jo" 田中, Lead',
    interviewerEmail: guest,
    place: 'https://meet.example/abc',
    notes: 'He asked for too much last time',
    kit: 'Ask about the outage',
    ...columns,
  });
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  return made.json() as Interview;
};
const change = async (interview: Interview, columns: Partial<Interview>) => {
  const path = `/api/v1/interviews/${interview.id}`;
  const edited = await recruiter.send('PUT', path, columns, { 'if-match': `"${interview.version}"` });
  expect([edited.statusCode, edited.body]).toEqual([200, expect.anything()]);
  return edited.json() as Interview;
};

/** Mails to addresses without an account have a budget for each day. */
beforeEach(() => server.owner.query('delete from "mails"'));

it('mails an invitation that calendar programs read, as an alternative of the text and as a file', async () => {
  const interview = await schedule();
  const mails = await deliver();
  expect([...mails.keys()]).toEqual(
    expect.arrayContaining([guest, 'recruiter@talentbench.example', 'provider@talentbench.example']),
  );
  const mail = mails.get(guest) as Received;
  expect(mediaOf(mail.message)).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    'text/calendar; charset=utf-8; method=REQUEST',
    'application/ics; name=invite.ics',
  ]);
  const { method, event, organizer, guests, text } = eventIn(mail);
  expect([method, organizer, guests]).toEqual(['REQUEST', 'mailto:recruiter@talentbench.example', [guest]]);
  expect(event.startDate.toJSDate().toISOString()).toBe(interview.startsAt);
  expect([event.duration.toSeconds(), event.location]).toEqual([45 * 60, 'https://meet.example/abc']);
  expect(event.attendees[0]?.getParameter('cn')).toBe('สมชาย ’Jo’ 田中, Lead');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const said = takenApart(mail.message);
  expect(said.head).toContain('Reply-To: recruiter@talentbench.example');
  expect(said.text).toMatch(/Time: .* \(Asia\/Kolkata\)/);
  expect(said.head).not.toContain('List-Unsubscribe');
  const own = takenApart((mails.get('recruiter@talentbench.example') as Received).message);
  expect(own.head).toMatch(/List-Unsubscribe: <.*interviewReminders/);
  expect(said.text + text).not.toMatch(/too much|outage|private\.example/);
});

it('tells the provider neither who interviews nor an address of the recruiter, and never the notes', async () => {
  await schedule();
  const mails = await deliver();
  const mail = mails.get('provider@talentbench.example') as Received;
  const { organizer, guests, text } = eventIn(mail);
  expect([organizer, guests]).toEqual(['mailto:hello@bench.example', ['provider@talentbench.example']]);
  const said = takenApart(mail.message);
  expect(said.text).toContain('Ana Álvarez');
  expect(said.text).toContain('https://meet.example/abc');
  for (const part of [said.text, said.html, text])
    expect(part).not.toMatch(/สมชาย|outside\.example|recruiter@|too much|outage/);
  expect(said.head).not.toContain('Reply-To');
});

it('lets the recruiter who scheduled it accept the event, and tells nothing of the provider', async () => {
  await schedule();
  const mail = (await deliver()).get('recruiter@talentbench.example') as Received;
  const { organizer, guests, event, text } = eventIn(mail);
  expect(organizer).toBe('mailto:hello@bench.example');
  expect(guests).toEqual(['recruiter@talentbench.example', guest]);
  expect(event.attendees.map((one) => one.getParameter('partstat'))).toEqual(['ACCEPTED', 'NEEDS-ACTION']);
  expect(text + mail.message).not.toMatch(/provider@|private\.example/);
});

it('names a masked candidate to the recruiting firm as masked, and to its provider by name', async () => {
  const { companyId } = (
    await server.owner.query(`select "companyId" from "users" where "email" = 'provider@talentbench.example'`)
  ).rows[0];
  const settings = async (maskCandidates: boolean) => {
    const company = (await provider.get(`/api/v1/companies/${companyId}`)).json();
    const saved = await provider.send(
      'PUT',
      `/api/v1/companies/${companyId}`,
      { maskCandidates },
      { 'if-match': `"${company.version}"` },
    );
    expect(saved.statusCode).toBe(200);
  };
  await settings(true);
  const interview = await schedule();
  const mails = await deliver();
  const { rows } = await server.owner.query('select * from "pipelineEntries" where "id" = $1', [
    interview.entryId,
  ]);
  await settings(false);
  expect(rows[0].masked).toBe(true);
  for (const to of [guest, 'recruiter@talentbench.example']) {
    const { message } = mails.get(to) as Received;
    const { text, html, calendar } = takenApart(message);
    for (const part of [text, html, calendar, message]) expect(part).not.toMatch(/Ana|Álvarez|provider@/);
    expect(text).toContain(rows[0].name);
  }
  expect(takenApart((mails.get('provider@talentbench.example') as Received).message).text).toContain(
    'Ana Álvarez',
  );
});

it('sends an update with the same event and a higher sequence, and removes it for whoever leaves', async () => {
  const interview = await schedule({ panel: [{ name: 'Second', email: 'second@outside.example' }] });
  const first = await deliver();
  const moved = await change(interview, { startsAt: ahead(8) });
  const again = await change(moved, { startsAt: ahead(9) });
  const second = await deliver();
  expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted());
  for (const [to, mail] of second) {
    const [was, is] = [eventIn(first.get(to) as Received), eventIn(mail)];
    expect([is.method, is.event.uid, is.event.startDate.toJSDate().toISOString()]).toEqual([
      'REQUEST',
      was.event.uid,
      ahead(9),
    ]);
    expect(is.sequence).toBe(was.sequence + 2);
    expect(takenApart(mail.message).head).toContain('Subject:');
  }
  const noted = await change(again, { notes: 'Only for us' });
  expect((await deliver()).size).toBe(0);
  const left = await change(noted, { panel: [] });
  const third = await deliver();
  expect(eventIn(third.get('second@outside.example') as Received)).toMatchObject({
    method: 'CANCEL',
    sequence: 4,
    guests: ['second@outside.example'],
  });
  expect(eventIn(third.get(guest) as Received).method).toBe('REQUEST');
  expect(third.has('provider@talentbench.example')).toBe(false);
  await server.owner.query(`update "mails" set "strangerOn" = null where "strangerOn" is not null`);
  await change(left, { status: 'Cancelled' });
  const last = await deliver();
  expect([...last.keys()].toSorted()).toEqual(
    [...first.keys()].filter((to) => to !== 'second@outside.example').toSorted(),
  );
  for (const mail of last.values()) expect(eventIn(mail)).toMatchObject({ method: 'CANCEL', sequence: 5 });
});

it('removes a deleted interview, and one of a deleted pipeline entry, from calendars', async () => {
  const [one, other] = [await schedule(), await schedule({ interviewerEmail: 'second@outside.example' })];
  await deliver();
  const remove = (path: string, version: number) =>
    recruiter.send('DELETE', `/api/v1/${path}`, undefined, { 'if-match': `"${version}"` });
  expect((await remove(`interviews/${one.id}`, one.version)).statusCode).toBeLessThan(300);
  const entry = (await recruiter.get(`/api/v1/pipelineEntries/${other.entryId}`)).json();
  expect((await remove(`pipelineEntries/${entry.id}`, entry.version)).statusCode).toBeLessThan(300);
  const mails = await deliver();
  for (const to of [guest, 'second@outside.example'])
    expect(eventIn(mails.get(to) as Received)).toMatchObject({ method: 'CANCEL', sequence: 1 });
});

it('mails nobody about an interview that has begun before the mail could leave', async () => {
  await schedule({ startsAt: new Date(start.getTime() + 30_000).toISOString() });
  expect((await deliver()).size).toBe(0);
});

it('writes the latest state if a first attempt has failed meanwhile', async () => {
  const interview = await schedule();
  await server.owner.query(`update "mails" set "attempts" = 1 where "purpose" = 'interview'`);
  await change(interview, { startsAt: ahead(9) });
  const mails = await deliver();
  for (const mail of mails.values())
    expect(eventIn(mail).event.startDate.toJSDate().toISOString()).toBe(ahead(9));
});

it('removes an interview from calendars when its candidate is erased, without saying who that was', async () => {
  const interview = await schedule();
  await deliver();
  const [{ candidateId, name }] = (
    await server.owner.query(
      `select e."candidateId", c."name" from "pipelineEntries" e join "candidates" c on c."id" = e."candidateId" where e."id" = $1`,
      [interview.entryId],
    )
  ).rows;
  const admin = await server.as('admin@talentbench.example');
  const erased = await admin.send('POST', `/api/v1/candidates/${candidateId}/erasure`, { name });
  expect([erased.statusCode, erased.body]).toEqual([200, expect.anything()]);
  const mails = await deliver();
  expect([...mails.keys()]).toEqual(
    expect.arrayContaining([guest, 'recruiter@talentbench.example', 'provider@talentbench.example']),
  );
  for (const mail of mails.values()) {
    const { method, event } = eventIn(mail);
    expect([method, event.uid.startsWith(interview.id)]).toEqual(['CANCEL', true]);
    expect(mail.message + takenApart(mail.message).text).not.toContain(name);
  }
});
