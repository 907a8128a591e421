import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { Interview } from '../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../domain/contract/hiring/pipelineEntries.ts';
import { interviewsOn } from '../../domain/insight/hiring.ts';
import { open, openPage } from '../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof openPage>>;

const interviewsOf = ({ store }: Opened) =>
  store.rows('interviews').filter(({ companyId }) => companyId === 'CO-002');
const somebodyIn = ({ store }: Opened, stage: string) =>
  store
    .rows('pipelineEntries')
    .filter((one) => one.companyId === 'CO-002' && one.outcome === 'Live' && one.stage === stage)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] as PipelineEntry;
/** Schedules an interview with the first candidate of a stage. */
const addInterview = async (opened: Opened, startsAt: string, stage = 'offer') => {
  const entry = somebodyIn(opened, stage);
  const data = { entryId: entry.id, startsAt, timeZone: 'America/New_York', interviewer: 'Kim Osei' };
  await opened.dataProvider.create('interviews', { data });
  return entry;
};
const fill = async ({ user }: Opened, form: ReturnType<typeof within>, answers: Record<string, string>) => {
  for (const [label, answer] of Object.entries(answers)) {
    const input = form.getByLabelText(new RegExp(`^${label}`));
    await user.clear(input);
    await user.type(input, answer);
  }
};
const openSchedule = async () => {
  const opened = await openPage('recruiter', '/pipeline');
  const entry = somebodyIn(opened, 'sourcing');
  const card = within(await screen.findByRole('group', { name: entry.name }));
  await opened.user.click(card.getByRole('button', { name: /^Move to another stage/ }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Schedule Interview' }));
  const title = `Interview with ${entry.name}`;
  const form = within(await screen.findByRole('dialog', { name: title }));
  await form.findByLabelText(/^Date/);
  return { opened, entry, form };
};
/** Returns the text of the files downloaded during `act`. */
const savedBy = async (act: () => Promise<void>): Promise<string[]> => {
  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  await act();
  await waitFor(() => expect(files).not.toHaveLength(0));
  keep.mockRestore();
  return Promise.all(files.map((file) => file.text()));
};

test('an interview is scheduled from a card in the company’s time zone, without moving the candidate', async () => {
  const { opened, entry, form } = await openSchedule();
  expect(form.getByLabelText(/^Time Zone/)).toHaveValue('America/New York');
  await fill(opened, form, {
    Date: '2026-12-01',
    'Time \\*': '09:30',
    Minutes: '45',
    'Interviewer \\*': 'Kim Osei',
  });
  await opened.user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(interviewsOf(opened).at(-1)).toMatchObject({
    entryId: entry.id,
    startsAt: '2026-12-01T14:30:00.000Z',
    timeZone: 'America/New_York',
    minutes: 45,
    interviewer: 'Kim Osei',
    // One's own address went with the name.
    interviewerEmail: null,
    status: 'Scheduled',
  });
  const card = opened.store.find('pipelineEntries', entry.id);
  expect(card).toMatchObject({ stage: 'sourcing', interviewDate: '2026-12-01', interviewer: 'Kim Osei' });
});

test('the card is moved to Interview as well if selected', { tags: 'rest' }, async () => {
  const { opened, entry, form } = await openSchedule();
  await fill(opened, form, { 'Interviewer \\*': 'Kim Osei' });
  await opened.user.click(form.getByRole('switch', { name: 'Also move the candidate to Interview' }));
  await opened.user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(opened.store.find('pipelineEntries', entry.id)?.stage).toBe('interview'));
});

test('a time skipped by daylight saving, and a missing interviewer, are reported at their fields', async () => {
  const { opened, form } = await openSchedule();
  const known = interviewsOf(opened).length;
  await fill(opened, form, { Date: '2027-03-14', 'Time \\*': '02:30' });
  await opened.user.clear(form.getByLabelText(/^Interviewer \*/));
  await opened.user.click(form.getByRole('button', { name: 'Schedule' }));
  expect(await form.findByText('Required')).toBeVisible();
  await fill(opened, form, { 'Interviewer \\*': 'Kim Osei' });
  await opened.user.click(form.getByRole('button', { name: 'Schedule' }));
  const skipped = 'This time does not exist on that day because the clocks change. Choose another time.';
  expect(await form.findByText(skipped)).toBeVisible();
  expect(interviewsOf(opened)).toHaveLength(known);
});

test('a warning names the other interview if the interviewer is busy at that time', {
  tags: 'rest',
}, async () => {
  const { opened, form } = await openSchedule();
  const other = interviewsOf(opened).find(({ status }) => status === 'Scheduled') as Interview;
  const shown = new Date(other.startsAt).toLocaleString('sv', { timeZone: 'America/New_York' });
  const [date = '', time = ''] = shown.split(' ');
  await fill(opened, form, {
    Date: date,
    'Time \\*': time.slice(0, 5),
    'Interviewer \\*': other.interviewer,
  });
  expect(
    await form.findByText(new RegExp(`^${other.interviewer} has another interview at this time`)),
  ).toBeVisible();
});

test('Interviews Today on the dashboard uses the day of the company’s time zone', async () => {
  const opened = await open('recruiter', '/');
  const zone = String(opened.store.find('companies', 'CO-002')?.timeZone);
  const { startsAt_gte, startsAt_lt } = interviewsOn(new Date(), zone);
  const tile = (await screen.findByRole('heading', { name: 'Interviews Today' })).closest('li');
  await waitFor(() => expect(tile).toHaveTextContent(/Interviews Today\d/));
  const before = Number(/\d+$/.exec(String(tile?.textContent))?.[0]);
  for (const startsAt of [startsAt_gte, startsAt_lt]) await addInterview(opened, startsAt);
  await opened.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(tile).toHaveTextContent(`Interviews Today${before + 1}`));
});

test('Schedule Interview on the dashboard asks for the candidate', { tags: 'rest' }, async () => {
  const { user } = await openPage('recruiter', '/');
  await user.click(await screen.findByRole('link', { name: 'Schedule Interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Schedule Interview' }));
  expect(await form.findByLabelText(/^Candidate/)).toBeVisible();
  expect(location.pathname).toBe('/recruiter/interviews/create');
});

test('an invitation can be downloaded, and after cancellation its cancellation with the same UID', async () => {
  const opened = await openPage('recruiter', '/interviews?view=all');
  const list = within(await screen.findByRole('list', { name: 'Interviews' }));
  const [invite] = await list.findAllByRole('button', { name: /^Invitation/ });
  const line = within((invite as HTMLElement).closest('li') as HTMLElement);
  const lineOf = (file: string | undefined, key: string) =>
    file?.split('\r\n').find((one) => one.startsWith(key));
  const [invitation] = await savedBy(() => opened.user.click(invite as HTMLElement));
  expect(lineOf(invitation, 'METHOD')).toBe('METHOD:REQUEST');
  expect(lineOf(invitation, 'ORGANIZER')).toContain('recruiter@talentbench.example');
  const askToCancel = async (answer: string) => {
    await opened.user.click(line.getByRole('button', { name: /^Cancel interview/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this interview?' }));
    await opened.user.click(question.getByRole('button', { name: answer }));
  };
  await askToCancel('Keep interview');
  expect(line.queryByRole('button', { name: /^Cancellation/ })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await askToCancel('Cancel interview');
  const cancel = await line.findByRole('button', { name: /^Cancellation/ });
  const [cancellation] = await savedBy(() => opened.user.click(cancel));
  expect(lineOf(cancellation, 'METHOD')).toBe('METHOD:CANCEL');
  expect(lineOf(cancellation, 'UID')).toBe(lineOf(invitation, 'UID'));
  const sequence = (file?: string) => Number(lineOf(file, 'SEQUENCE')?.slice(9));
  expect(sequence(cancellation)).toBeGreaterThan(sequence(invitation));
});

test('upcoming interviews are listed with their candidates, the next one first', async () => {
  const opened = await openPage('recruiter', '/');
  const later = await addInterview(opened, '2098-07-02T14:00:00.000Z', 'offer');
  const next = await addInterview(opened, '2098-07-01T14:00:00.000Z', 'screening');
  await addInterview(opened, '2020-07-01T14:00:00.000Z', 'hired');
  await opened.user.click(await screen.findByRole('link', { name: 'Interviews Today' }));
  const list = within(await screen.findByRole('list', { name: 'Interviews' }));
  await list.findByRole('link', { name: later.name });
  const names = list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual([next.name, later.name]);
  const day = within(list.getByRole('list', { name: 'Wednesday, July 2, 2098' }));
  expect(day.getByText('10:00 AM EDT')).toBeVisible();
  const job = opened.store.find('jobs', String(later.jobId))?.title;
  expect(day.getByText(`· ${job}`)).toBeVisible();
  expect(list.getByRole('heading', { name: 'Tuesday, July 1, 2098' })).toBeVisible();
});

test('several people interview: a colleague who is chosen and someone who is typed, nobody twice', async () => {
  const { opened, entry, form } = await openSchedule();
  const { user, store } = opened;
  const me = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example');
  const colleague = store
    .rows('users')
    .find(
      ({ companyId, status, id }) => companyId === 'CO-002' && status === 'Active' && id !== me?.id,
    ) as User;
  await fill(opened, form, { Date: '2026-12-02' });
  const add = async () => {
    await user.click(form.getByRole('button', { name: 'Add interviewer' }));
    return form.getAllByLabelText(/^Name/).at(-1) as HTMLElement;
  };
  await user.type(await add(), colleague.fullName.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(colleague.email) }));
  expect(form.getAllByLabelText('Email').at(-1)).toHaveValue(colleague.email);
  await user.type(await add(), 'สมชาย ใจดี');
  await user.type(form.getAllByLabelText('Email').at(-1) as HTMLElement, String(me?.email).toUpperCase());
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  expect(await form.findByText('สมชาย ใจดี is listed twice')).toBeVisible();
  await user.clear(form.getAllByLabelText('Email').at(-1) as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(interviewsOf(opened).at(-1)).toMatchObject({
    entryId: entry.id,
    interviewer: me?.fullName,
    panel: [
      { name: colleague.fullName, email: colleague.email },
      { name: 'สมชาย ใจดี', email: null },
    ],
  });
});

test('the kit of a job’s last interview is taken over, and opened with the candidate’s profile', async () => {
  const opened = await openPage('recruiter', '/');
  const entry = somebodyIn(opened, 'screening');
  const [skill = ''] = opened.store.find('jobs', String(entry.jobId))?.skills ?? [];
  const data = {
    entryId: entry.id,
    startsAt: '2098-07-01T14:00:00.000Z',
    timeZone: 'America/New_York',
    interviewer: 'Kim Osei',
    panel: [{ name: 'Lee Park', email: null }],
    focus: [skill],
    kit: 'What did you ship last?',
  };
  await opened.dataProvider.create('interviews', { data });
  const { user } = opened;
  await user.click(await screen.findByRole('link', { name: 'Interviews Today' }));
  expect(await screen.findByText(/^with Kim Osei and Lee Park, 60 minutes/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Interview kit: .*2098/ }));
  const kit = within(await screen.findByRole('dialog', { name: `Interview kit: ${entry.name}` }));
  expect(await kit.findByText('What did you ship last?')).toBeVisible();
  expect(kit.getByText(skill)).toBeVisible();
  expect(kit.getByRole('link', { name: `Profile of ${entry.name}` })).toHaveAttribute(
    'href',
    expect.stringContaining(`/candidates/${entry.candidateId}/show`),
  );
  await user.click(kit.getByRole('button', { name: 'Close' }));
  await user.click((await screen.findAllByRole('link', { name: entry.name })).at(-1) as HTMLElement);
  const page = within(await screen.findByRole('dialog', { name: entry.name }));
  await user.click(await page.findByRole('button', { name: 'Schedule Interview' }));
  const form = within(await screen.findByRole('dialog', { name: `Interview with ${entry.name}` }));
  await waitFor(() => expect(form.getByLabelText('Interview Kit')).toHaveValue('What did you ship last?'));
  expect(form.getByLabelText('Focus')).toHaveTextContent(skill);
});

test('an interviewer rates the job’s skills after the interview, and then sees the scorecards of colleagues', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/');
  const me = opened.store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example');
  const cards = opened.store.rows('scorecards');
  const interview = interviewsOf(opened).find(
    ({ id, status }) =>
      status === 'Completed' &&
      cards.some((one) => one.interviewId === id) &&
      cards.every((one) => one.interviewId !== id || one.userId !== me?.id),
  ) as Interview;
  const others = cards.filter(({ interviewId }) => interviewId === interview.id);
  const entry = opened.store.find('pipelineEntries', interview.entryId);
  const [skill] = (opened.store.find('jobs', String(entry?.jobId))?.skills ?? []) as string[];

  const { user, store } = await openPage('recruiter', `/pipeline/${interview.entryId}/show`);
  const dialog = await screen.findByRole('dialog', { name: String(entry?.name) });
  expect(await within(dialog).findByText(/hidden until you give yours/)).toBeVisible();
  expect(within(dialog).queryByText(String(others[0]?.notes))).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: /^Scorecards \(\d\): / }));
  const form = within(await screen.findByRole('dialog', { name: /^Scorecards?: / }));
  const ratings = within(await form.findByRole('group', { name: skill }));
  await user.click(ratings.getByRole('button', { name: 'Excellent' }));
  await user.type(form.getByLabelText('Notes'), 'Knows the subject well');
  await user.click(form.getByRole('button', { name: 'Submit scorecard' }));
  expect(await form.findByText('Choose a recommendation')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Strong Yes' }));
  await user.click(form.getByRole('button', { name: 'Submit scorecard' }));

  const table = within(await form.findByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(others.length + 2);
  expect(table.getByText('Knows the subject well')).toBeVisible();
  for (const { notes } of others) expect(table.getAllByText(String(notes))[0]).toBeVisible();
  expect(store.rows('scorecards').at(-1)).toMatchObject({
    interviewId: interview.id,
    userId: me?.id,
    recommendation: 'Strong Yes',
    ratings: [{ skill, rating: 4 }],
  });
});

test('an interview that has not started, or was canceled, has no scorecards', async () => {
  const opened = await openPage('recruiter', '/interviews?view=all');
  const without = interviewsOf(opened).findLast(({ status }) => status === 'Cancelled') as Interview;
  const name = String(opened.store.find('pipelineEntries', without.entryId)?.name);
  const lines = await screen.findAllByRole('link', { name });
  for (const line of lines) {
    const item = within(line.closest('li') as HTMLElement);
    if (item.queryByText('Canceled')) expect(item.queryByRole('button', { name: /scorecard/i })).toBeNull();
  }
  expect(
    (await screen.findAllByRole('button', { name: /^(Give scorecard|Scorecards)/ })).length,
  ).toBeGreaterThan(0);
});

test('an interview shows what its interviewers and the provider have answered, and a new time asks again', async () => {
  const opened = await openPage('recruiter', '/interviews?view=all');
  const participants = () => opened.store.rows('interviewParticipants');
  const answered = participants().findLast(
    ({ companyId, answeredAt, part }) =>
      companyId === 'CO-002' && answeredAt !== null && part === 'Interviewer',
  );
  const sample = interviewsOf(opened).find(({ id }) => id === answered?.interviewId) as Interview;
  const name = String(opened.store.find('pipelineEntries', sample.entryId)?.name);
  const edit = await screen.findByRole('button', { name: new RegExp(`^Edit: ${name}`) });
  const line = within(edit.closest('li') as HTMLElement);
  const answers = within(await line.findByRole('list', { name: 'Interview Participants' }));
  const shown = () => answers.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toContain(`${answered?.name}${answered?.answer}`);
  expect(shown().at(-1)).toMatch(/^Provider(Accepted|No Answer)$/);

  await opened.user.click(edit);
  const form = within(await screen.findByRole('dialog', { name: `Edit interview with ${name}` }));
  await form.findByLabelText(/^Date/);
  await fill(opened, form, { Date: '2027-02-03' });
  await opened.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(participants().find(({ id }) => id === answered?.id)?.answer).toBe('No Answer'));
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('list', { name: 'Interview Participants' })
        .some(({ textContent }) => textContent?.includes(`${answered?.name}No Answer`)),
    ).toBe(true),
  );
});
