import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Letter } from '../../application/mailCarriers.ts';
import type { Interview } from '../../domain/contract/hiring/interviews.ts';
import { secretsWith } from '../configuration/secrets.ts';
import { mailJob } from '../mail/mailJob.ts';
import { interviewLink } from '../mail/rowLink.ts';
import { type Caller, openTestServer, type TestServer, testSecrets } from '../testing/openTestServer.ts';

let server: TestServer;
let recruiter: Caller;
let provider: Caller;
let start: Date;
const letters: Letter[] = [];
beforeAll(async () => {
  server = await openTestServer();
  recruiter = await server.as('recruiter@talentbench.example');
  provider = await server.as('provider@talentbench.example');
  start = server.clock();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(start);
  letters.length = 0;
  await server.owner.query('delete from "mails"');
});

const guest = 'guest@outside.example';
const second = 'second@outside.example';
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const deliver = async () => {
  letters.length = 0;
  server.setNow(new Date(server.clock().getTime() + 61_000));
  const job = mailJob({
    database: server.database,
    clock: server.clock,
    transport: {
      leaves: 'Sent',
      sender: 'hello@bench.example',
      carry: async (letter) => void letters.push(letter),
      close: () => {},
    },
    secrets: testSecrets,
    publicUrl: () => 'https://bench.example',
  });
  while ((await job.run()) > 0);
};
let names = 0;
const schedule = async (columns: Partial<Interview> = {}) => {
  const candidate = await provider.send('POST', '/api/v1/candidates', {
    name: `Ana Álvarez ${++names}`,
    title: 'Engineer',
    skills: ['SQL'],
    experience: 7,
    location: 'Lyon, France',
    status: 'Available',
    rate: 9500,
    cost: 6000,
  });
  const entry = await recruiter.send('POST', '/api/v1/pipelineEntries', { candidateId: candidate.json().id });
  const made = await recruiter.send('POST', '/api/v1/interviews', {
    entryId: entry.json().id,
    startsAt: later(48).toISOString(),
    interviewer: 'Gus Guest',
    interviewerEmail: guest,
    panel: [{ name: 'Sea Second', email: second }],
    place: 'Room <4>',
    notes: 'Too expensive',
    ...columns,
  });
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
  await deliver();
  return made.json() as Interview;
};
const change = async ({ id, version }: Interview, columns: Partial<Interview>) => {
  const edited = await recruiter.send('PUT', `/api/v1/interviews/${id}`, columns, {
    'if-match': `"${version}"`,
  });
  expect(edited.statusCode).toBe(200);
  return edited.json() as Interview;
};
/** The link with this answer in the mail to this address. */
const linkTo = (to: string, answer = 'Accepted') => {
  const { text } = letters.find((letter) => letter.to === to) as Letter;
  return String(new RegExp(`https://bench\\.example(\\S+answer=${answer})`).exec(text)?.[1]);
};
const open = (url: string) => server.app.inject({ method: 'GET', url });
const press = (url: string, answer: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer }).toString(),
  });
const answersOf = async ({ id }: Interview): Promise<Record<string, string>> => {
  const filter = encodeURIComponent(JSON.stringify({ interviewId: id, status: 'Invited' }));
  const rows = (await recruiter.get(`/api/v1/interviewParticipants?filter=${filter}`)).json();
  return Object.fromEntries(
    rows.map(({ email, part, answer }: Record<string, string>) => [email ?? part, answer]),
  );
};
const declinesToRecruiter = async () =>
  (
    await server.owner.query(
      `select n."title" from "notifications" n join "users" u on u."id" = n."userId"
       where u."email" = 'recruiter@talentbench.example' and n."title" like '%declined the interview%' order by n."seq"`,
    )
  ).rows.map(({ title }) => title);

it('shows the interview when the link is opened, and answers only when a button is pressed', async () => {
  const interview = await schedule();
  const link = linkTo(guest, 'Tentative');
  const page = await open(link);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Will you attend this interview?');
  expect(page.body).toContain('Room &lt;4&gt;');
  expect(page.body).not.toContain('Too expensive');
  expect([...page.body.matchAll(/<button name="answer" value="(\w+)"/g)].map(([, one]) => one)).toEqual([
    'Tentative',
    'Accepted',
    'Declined',
  ]);
  expect((await answersOf(interview))[guest]).toBe('No Answer');
  const answered = await press(link, 'Tentative');
  expect([answered.statusCode, answered.body]).toEqual([200, expect.stringContaining('Your answer: Maybe.')]);
  expect(await answersOf(interview)).toMatchObject({ [guest]: 'Tentative', [second]: 'No Answer' });
  expect((await press(link, 'Accepted')).statusCode).toBe(200);
  expect((await answersOf(interview))[guest]).toBe('Accepted');
  expect((await open(link)).body).toContain('Your current answer: Accepted');
});

it('shows the provider its candidate, without who interviews, and answers for the provider alone', async () => {
  const interview = await schedule();
  const link = linkTo('provider@talentbench.example', 'Declined');
  const { body } = await open(link);
  expect(body).toContain('Ana Álvarez');
  expect(body).not.toMatch(/Gus|Sea|outside\.example|recruiter@|Too expensive/);
  const before = (await declinesToRecruiter()).length;
  await press(link, 'Declined');
  expect(await answersOf(interview)).toMatchObject({ [guest]: 'No Answer', Provider: 'Declined' });
  expect((await declinesToRecruiter()).slice(before)).toEqual([
    expect.stringMatching(/^The provider declined the interview with Ana Álvarez/),
  ]);
});

it('notifies the recruiter who scheduled the interview of a decline, once', async () => {
  await schedule();
  const before = (await declinesToRecruiter()).length;
  for (const answer of ['Accepted', 'Declined', 'Declined']) await press(linkTo(guest), answer);
  expect((await declinesToRecruiter()).slice(before)).toEqual([
    expect.stringMatching(/^Gus Guest declined the interview with Ana Álvarez/),
  ]);
});

it('has links in the mail of everyone who is to answer, and none in calendar events', async () => {
  await schedule();
  const own = letters.find(({ to }) => to === 'recruiter@talentbench.example') as Letter;
  expect(own.text).not.toContain('interview-invitations');
  const { text, html } = letters.find(({ to }) => to === guest) as Letter;
  expect(text.match(/^(Accept|Maybe|Decline): https/gm)).toHaveLength(3);
  expect(html.match(/class="button" href="[^"]*interview-invitations/g)).toHaveLength(3);
  for (const { calendar } of letters)
    expect(calendar?.text.replaceAll('\r\n ', '')).not.toContain('interview-invitations');
});

it('asks again once the time has changed, and accepts an answer by the link of an earlier mail', async () => {
  const interview = await schedule();
  const link = linkTo(guest);
  await press(link, 'Accepted');
  const elsewhere = await change(interview, { place: 'Room 5' });
  expect((await answersOf(interview))[guest]).toBe('Accepted');
  await deliver();
  const event = letters.find(({ to }) => to === second)?.calendar?.text.replaceAll('\r\n ', '');
  expect(event).toContain(`PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:${guest}`);
  await change(elsewhere, { startsAt: later(72).toISOString() });
  expect((await answersOf(interview))[guest]).toBe('No Answer');
  expect((await open(link)).body).toContain('Your current answer: None');
  await press(link, 'Declined');
  expect((await answersOf(interview))[guest]).toBe('Declined');
});

it('refuses a link that is forged, another participant’s, or of another server, in words', async () => {
  const interview = await schedule();
  const link = linkTo(guest);
  const [, id = '', mark = ''] = /(IVP-\d+)\.([\w-]{43})/.exec(link) ?? [];
  const other = `IVP-${String(Number(id.slice(4)) + 1).padStart(3, '0')}`;
  const foreign = interviewLink.markOf(secretsWith(Buffer.alloc(32, 7)), id);
  for (const token of [`${other}.${mark}`, `${id}.${mark.slice(1)}A`, `${id}.${foreign}`, id, 'x'])
    for (const answer of [
      await open(`/api/v1/interview-invitations/${token}`),
      await press(`/api/v1/interview-invitations/${token}`, 'Declined'),
    ])
      expect([token, answer.statusCode, answer.body]).toEqual([
        token,
        404,
        expect.stringContaining('This link is not valid'),
      ]);
  expect(new Set(Object.values(await answersOf(interview)))).toEqual(new Set(['No Answer', 'Accepted']));
  expect((await press(link, 'Perhaps')).statusCode).toBe(400);
});

it.each<[string, (interview: Interview) => Promise<unknown>]>([
  ['is canceled', (interview) => change(interview, { status: 'Cancelled' })],
  ['no longer has this interviewer', (interview) => change(interview, { interviewerEmail: null })],
  ['has begun', async () => server.setNow(later(48))],
])('takes no answer once the interview %s, and says so', async (_, end) => {
  const interview = await schedule();
  const link = linkTo(guest);
  await end(interview);
  for (const answer of [await open(link), await press(link, 'Accepted')])
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      expect.stringContaining('You can no longer answer this invitation'),
    ]);
  const { rows } = await server.owner.query(
    'select "answer" from "interviewParticipants" where "interviewId" = $1 and "email" = $2',
    [interview.id, guest],
  );
  expect(rows).toEqual([{ answer: 'No Answer' }]);
});

it.each([
  ['de', 'Nehmen Sie an diesem Interview teil?'],
  ['fr', 'Participerez-vous à cet entretien\u202f?'],
  ['es', '¿Participará en esta entrevista?'],
])('speaks %s', async (language, title) => {
  await schedule();
  const { body, headers } = await open(linkTo(guest).replace('lang=en', `lang=${language}`));
  expect([headers['content-language'], body]).toEqual([language, expect.stringContaining(title)]);
});
