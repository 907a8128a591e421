import { expect, test } from 'vitest';
import {
  mostToAddressFromCompanyInDay,
  strangerKeyOf,
} from '../../../domain/change/notifications/strangers.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, refusal, type SuiteUser } from './open.ts';

const first = '2099-07-01T08:00:00.000Z';
const second = '2099-07-02T08:00:00.000Z';

/** Invitations to interviews, which wait in the outbox here. */
export const interviewInvitations = (as: As): void => {
  const emailOf = async (user: SuiteUser) => {
    const { data } = await (await as(user)).create<Row>('interviews', {
      data: { entryId: (await enter()).id, startsAt: '2020-01-01T08:00:00.000Z', interviewer: 'Kim' },
    });
    return (await (await as(user)).getOne<Row>('users', { id: String(data.authorId) })).data.email;
  };
  const enter = async (name = `Ada ${freshWord()}`): Promise<Row> => {
    const candidate = await addCandidate(await as('provider'), { name });
    const data = { candidateId: candidate.id, stage: 'interview' };
    return (await (await as('recruiter')).create<Row>('pipelineEntries', { data })).data;
  };
  const outside = () => `${freshWord()}@guests.example`;
  const schedule = async (entry: Row, columns: object = {}, user: SuiteUser = 'recruiter'): Promise<Row> => {
    const data = { entryId: entry.id, startsAt: first, interviewer: 'Kim', ...columns };
    return (await (await as(user)).create<Row>('interviews', { data })).data;
  };
  const participants = async ({ id }: Row, user: SuiteUser = 'admin'): Promise<Row[]> =>
    (await list(await as(user), 'interviewParticipants', { filter: { interviewId: id } })).data;
  const partsOf = (rows: readonly Row[], status = 'Invited') =>
    rows
      .filter((row) => row.status === status)
      .map(({ part }) => part)
      .toSorted();
  const mailsOf = async (interview: Row): Promise<Row[]> => {
    const links = (await participants(interview)).map(({ id }) => `/interview-invitations/${id}`);
    const { data } = await list(await as('admin'), 'mails', {
      filter: { purpose: 'interview' },
      sort: ['createdAt', 'DESC'],
      perPage: 200,
    });
    return data.filter(({ link }) => links.includes(String(link)));
  };
  const subjects = async (interview: Row, to: unknown) =>
    (await mailsOf(interview)).filter((mail) => mail.to === to).map(({ subject }) => subject);

  test('an interview invites its interviewers, the recruiter who schedules it and the provider, each by one mail', async () => {
    const entry = await enter();
    const guest = outside();
    const colleague = await emailOf('recruiterColleague');
    const panel = [
      { name: 'Colleague', email: colleague },
      { name: 'Without address', email: null },
    ];
    const interview = await schedule(entry, { interviewer: 'Guest', interviewerEmail: guest, panel });
    const rows = await participants(interview);
    expect(new Set(partsOf(rows))).toEqual(new Set(['Interviewer', 'Organizer', 'Provider']));
    expect(rows.filter(({ part }) => part === 'Interviewer').map(({ email }) => email)).toEqual([
      guest,
      colleague,
    ]);
    expect(rows.map(({ part, answer }) => [part, answer])).toContainEqual(['Organizer', 'Accepted']);
    const mails = await mailsOf(interview);
    expect(mails).toHaveLength(rows.length);
    expect(mails.find(({ to }) => to === guest)).toMatchObject({
      userId: null,
      strangerKey: strangerKeyOf(guest),
      senderCompanyId: entry.companyId,
    });
    for (const { subject, status } of mails)
      expect([subject, status]).toEqual([
        expect.stringMatching(`^Interview with ${entry.name} on `),
        'Queued',
      ]);
    const { data } = await list(await as('admin'), 'mails', { filter: { q: entry.name }, perPage: 100 });
    expect(data.filter(({ purpose }) => purpose === 'notice')).toEqual([]);
  });

  test('a recruiter does not learn who of the provider is invited, and a provider reads no participants', async () => {
    const interview = await schedule(await enter());
    const seen = await participants(interview, 'recruiter');
    const ofProvider = seen.filter(({ part }) => part === 'Provider');
    expect(ofProvider.length).toBeGreaterThan(0);
    for (const row of ofProvider) {
      expect(row).toMatchObject({ name: null, email: null, answer: 'No Answer' });
      expect(row).not.toHaveProperty('userId');
    }
    expect(await participants(interview, 'otherRecruiter')).toEqual([]);
    for (const user of ['provider', 'otherProvider'] as const)
      expect((await refusal(participants(interview, user))).status).toBe(403);
  });

  test('changes before the mail has left become one mail with the latest time, and the sequence increases', async () => {
    const recruiter = await as('recruiter');
    const guest = outside();
    const made = await schedule(await enter(), { interviewer: 'Guest', interviewerEmail: guest });
    const before = await participants(made);
    const { data: moved } = await edit(recruiter, 'interviews', made, { startsAt: second });
    const { data: again } = await edit(recruiter, 'interviews', moved, { startsAt: second, minutes: 30 });
    const { data: noted } = await edit(recruiter, 'interviews', again, { notes: 'Private', kit: 'Ask' });
    expect(await subjects(noted, guest)).toEqual([expect.stringContaining('Jul 2')]);
    const after = await participants(noted);
    for (const [at, row] of after.entries()) {
      expect(row).toMatchObject({ startsAt: second, minutes: 30, uid: before[at]?.uid });
      expect(Number(row.sequence)).toBe(Number(before[at]?.sequence) + 2);
    }
  });

  test('another panel reaches those of the firm only, and whoever leaves it before the mail left gets none', async () => {
    const recruiter = await as('recruiter');
    const [guest, other] = [outside(), outside()];
    const made = await schedule(await enter(), { interviewer: 'Guest', interviewerEmail: guest });
    const sequences = async () =>
      Object.fromEntries((await participants(made)).map(({ part, sequence }) => [part, sequence]));
    const panel = [{ name: 'Other', email: other }];
    const { data: joined } = await edit(recruiter, 'interviews', made, { panel });
    expect(await sequences()).toMatchObject({ Organizer: 1, Interviewer: 1, Provider: 0 });
    const { data: left } = await edit(recruiter, 'interviews', joined, { panel: [] });
    expect(await subjects(left, other)).toEqual([]);
    expect((await participants(left)).filter(({ status }) => status === 'Removed')).toEqual([
      expect.objectContaining({ email: other }),
    ]);
    const { data: back } = await edit(recruiter, 'interviews', left, { panel });
    expect(await subjects(back, other)).toEqual([expect.stringMatching(/^Interview with /)]);
  });

  test.each([
    [
      'canceled',
      async (interview: Row) =>
        void (await edit(await as('recruiter'), 'interviews', interview, { status: 'Cancelled' })),
    ],
    [
      'deleted',
      async (interview: Row) =>
        void (await (
          await as('recruiter')
        ).delete('interviews', { id: interview.id, previousData: interview })),
    ],
    [
      'of a candidate who is rejected',
      async ({ entryId }: Row) => {
        const recruiter = await as('recruiter');
        const { data } = await recruiter.getOne<Row>('pipelineEntries', { id: String(entryId) });
        await edit(recruiter, 'pipelineEntries', data, { outcome: 'Rejected', outcomeReason: 'Too far' });
      },
    ],
    [
      'of an entry that is deleted',
      async ({ entryId }: Row) => {
        const recruiter = await as('recruiter');
        const { data } = await recruiter.getOne<Row>('pipelineEntries', { id: String(entryId) });
        await recruiter.delete('pipelineEntries', { id: data.id, previousData: data });
      },
    ],
  ])('an interview that is %s before its mails have left is never mailed about', async (_, end) => {
    const interview = await schedule(await enter(), { interviewer: 'Guest', interviewerEmail: outside() });
    expect((await mailsOf(interview)).length).toBeGreaterThan(1);
    await end(interview);
    expect(await mailsOf(interview)).toEqual([]);
    expect(partsOf(await participants(interview))).toEqual([]);
  });

  test('nobody is invited to an interview of the past, and one that is over removes nothing', async () => {
    const past = await schedule(await enter(), {
      startsAt: '2020-07-01T08:00:00.000Z',
      interviewerEmail: outside(),
    });
    expect(await participants(past)).toEqual([]);
    const held = await schedule(await enter());
    await edit(await as('recruiter'), 'interviews', held, { status: 'Completed' });
    expect(partsOf(await participants(held), 'Removed')).toEqual([]);
  });

  test('an outside interviewer who has had enough mails today is refused beside the field', async () => {
    const guest = outside();
    for (let times = 0; times < mostToAddressFromCompanyInDay; times++)
      await schedule(await enter(), { interviewer: 'Guest', interviewerEmail: guest });
    const entry = await enter();
    const lead = await refusal(schedule(entry, { interviewer: 'Guest', interviewerEmail: guest }));
    expect([lead.status, Object.keys(lead.body.errors ?? {})]).toEqual([400, ['interviewerEmail']]);
    const beside = await refusal(schedule(entry, { panel: [{ name: 'Guest', email: guest }] }));
    expect([beside.status, Object.keys(beside.body.errors ?? {})]).toEqual([400, ['panel']]);
  });

  test('an interviewer who has switched interview mails off gets none', async () => {
    const colleague = await as('recruiterColleague');
    const email = await emailOf('recruiterColleague');
    const { data: off } = await colleague.create<Row>('preferences', {
      data: { kind: 'notification', key: 'interviewReminders', label: 'Interview Reminders', enabled: false },
    });
    const interview = await schedule(await enter(), { interviewer: 'Colleague', interviewerEmail: email });
    expect(partsOf(await participants(interview))).not.toContain('Interviewer');
    await colleague.update('preferences', { id: off.id, data: { enabled: true }, previousData: off });
    const later = await schedule(await enter(), { interviewer: 'Colleague', interviewerEmail: email });
    expect(await subjects(later, email)).toHaveLength(1);
  });

  test('answers are asked for again if the time changes, not if the place does', async () => {
    const recruiter = await as('recruiter');
    const { data } = await list(recruiter, 'interviews', { filter: { status: 'Scheduled' }, perPage: 100 });
    const answered = async (interview: Row) =>
      (await participants(interview, 'recruiter')).filter(({ answeredAt }) => answeredAt !== null);
    let sample: Row | undefined;
    for (const one of data)
      if (
        String(one.startsAt) > '2026-06-16' &&
        String(one.startsAt) < '2027' &&
        (await answered(one)).length > 0
      )
        sample = one;
    const given = await answered(sample as Row);
    const { data: elsewhere } = await edit(recruiter, 'interviews', sample as Row, { place: 'Room 9' });
    expect(await answered(elsewhere)).toEqual(
      given.map((row) => expect.objectContaining({ id: row.id, answer: row.answer })),
    );
    const { data: moved } = await edit(recruiter, 'interviews', elsewhere, { startsAt: second });
    expect(await answered(moved)).toEqual([]);
    const now = await participants(moved, 'recruiter');
    for (const { id } of given)
      expect(now.find((row) => row.id === id)).toMatchObject({ answer: 'No Answer', startsAt: second });
  });
};
