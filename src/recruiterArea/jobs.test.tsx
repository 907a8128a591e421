import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Application } from '../../domain/contract/hiring/applications.ts';
import * as pdf from '../components/pdf/savePdf.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { openPage, sample } from '../testing/open.tsx';

test('Job Postings shows summary tiles counted from rows, and a table whose rows show 3 skills then +N', async () => {
  const { store } = await openPage('recruiter', '/jobs');
  const own = store.rows('jobs').filter(({ companyId }) => companyId === 'CO-002');
  const tile = await screen.findByRole('link', { name: 'Active Jobs' });
  const active = own.filter(({ status }) => status === 'Active').length;
  await waitFor(() => expect(tile.closest('li')).toHaveTextContent(String(active)));
  const job = own.find(({ title }) => title === 'Site Reliability Engineer');
  const skills = (job?.skills ?? []) as string[];
  const row = (await screen.findByText('Site Reliability Engineer')).closest('tr');
  for (const skill of skills.slice(0, 3)) expect(within(row as HTMLElement).getByText(skill)).toBeVisible();
  expect(within(row as HTMLElement).getByText(`+${skills.length - 3}`)).toBeVisible();
});

test('the create dialog posts a job, its skills written as comma-separated text and spelled as the market does', async () => {
  const { user, store } = await openPage('recruiter', '/jobs/create');
  const dialog = await screen.findByRole('dialog', { name: 'Post New Job' });
  const type = async (label: RegExp, words: string) => user.type(within(dialog).getByLabelText(label), words);
  await type(/^Job Title/, 'Bridge Builder');
  await type(/^Location/, 'Lyon');
  await type(/^Experience/, '3-5 years');
  await type(/^Salary Range/, '€70 – €90 per hour');
  await type(/^Skills/, 'react, rea');
  const offered = await within(dialog).findByRole('group', { name: 'Suggested skills' });
  expect(within(offered).getAllByRole('button').length).toBeGreaterThan(0);
  await user.clear(within(dialog).getByLabelText(/^Skills/));
  await type(/^Skills/, 'react, Bridge Statics');
  await user.click(within(dialog).getByRole('button', { name: 'Post job' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/recruiter\/jobs\/JOB-\d+\/show$/));
  expect(store.rows('jobs').at(-1)).toMatchObject({
    companyId: 'CO-002',
    title: 'Bridge Builder',
    type: 'Full-time',
    status: 'Active',
    skills: ['React', 'Bridge Statics'],
    applications: 0,
    views: 0,
  });
});

const ad = `Senior React Developer (m/f/d)
Austin, United States (hybrid)
Contract, six months, 2 openings
5+ years of experience with React, TypeScript and AWS
Must have:
- React
Rate: $80 - 95/h all-in
Apply by 2031-01-15`;

test('a pasted job ad fills in the form, shows the words it was read from, and keeps what was typed', async () => {
  const { user, store } = await openPage('recruiter', '/jobs/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post New Job' }));
  await user.type(dialog.getByLabelText(/^Location/), 'Lyon');
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.click(dialog.getByLabelText('Job ad'));
  await user.paste(ad);
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  expect(await dialog.findByText('“$80 - 95/h all-in”')).toBeVisible();
  expect(dialog.getByText('Shown as $80 – $95 per hour')).toBeVisible();
  expect(dialog.getByLabelText(/^Location/)).toHaveValue('Lyon');
  expect(dialog.getByRole('button', { name: 'React, must-have' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/recruiter\/jobs\/JOB-\d+\/show$/));
  expect(store.rows('jobs').at(-1)).toMatchObject({
    title: 'Senior React Developer',
    location: 'Lyon',
    workplace: 'Hybrid',
    type: 'Contract',
    experience: '5+ years',
    skills: ['React', 'TypeScript', 'AWS'],
    mustSkills: ['React'],
    salary: '$80 – $95 per hour',
    salaryMin: 8000,
    salaryMax: 9500,
    salaryPer: 'Hour',
    openings: 2,
    deadline: '2031-01-15',
    description: ad,
  });
});

test('a second pasted ad leaves nothing that was read from the first, and keeps what was typed since', {
  tags: 'rest',
}, async () => {
  const { user, dialog } = await pasteAd(ad);
  await user.clear(dialog.getByLabelText(/^Location/));
  await user.type(dialog.getByLabelText(/^Location/), 'Lyon');
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.clear(dialog.getByLabelText('Job ad'));
  await user.type(dialog.getByLabelText('Job ad'), 'Bridge Builder');
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Job Title/)).toHaveValue('Bridge Builder'));
  expect(dialog.getByLabelText(/^Location/)).toHaveValue('Lyon');
  expect(dialog.getByLabelText(/^Experience/)).toHaveValue('');
  expect(dialog.getByLabelText(/^Skills/)).toHaveValue('');
  expect(dialog.queryByText(/^Shown as/)).toBeNull();
  expect(dialog.getByLabelText(/^Openings/)).toHaveValue(1);
});

test('type, workplace and deadline of a second pasted ad replace those of the first', {
  tags: 'rest',
}, async () => {
  const { user, dialog } = await pasteAd(ad);
  const shown = () =>
    [/^Job Type|^Type/, /^Workplace/].map(
      (label) => dialog.getByRole('combobox', { name: label }).textContent,
    );
  expect(shown()).toEqual(['Contract', 'Hybrid']);
  expect(dialog.getByLabelText(/^Application Deadline/)).toHaveValue('2031-01-15');
  const second = 'Bridge Builder\nFreelance, fully remote\nApply by March 3, 2032';
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.clear(dialog.getByLabelText('Job ad'));
  await user.click(dialog.getByLabelText('Job ad'));
  await user.paste(second);
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  await waitFor(() => expect(shown()).toEqual(['Freelance', 'Remote']));
  expect(dialog.getByLabelText(/^Application Deadline/)).toHaveValue('2032-03-03');
});

test('of a pasted mail, the ad becomes the description; what is around it and asks for personal data is listed', async () => {
  const work = ['Bridge Builder', 'Location: Lyon, France', 'Start: ASAP', 'Duration: 6 months'];
  const lines = ['Hi Marcus,', ...work, 'Send your date of birth'];
  const { dialog } = await pasteAd([...lines, 'Regards,', 'Priya, +1 704 555 0134'].join('\n'));
  await waitFor(() => expect(dialog.getByLabelText(/Description/)).toHaveValue(work.join('\n')));
  expect(dialog.getByText(/^Kept in the description/).nextElementSibling).toHaveTextContent(
    'Start Date“Start: ASAP”Duration“Duration: 6 months”',
  );
  expect(dialog.getByRole('note')).toHaveTextContent(
    'This text asks for personal data: “Send your date of birth”. That part isn’t in the description.',
  );
  const around = dialog.getByText(
    '3 lines of the email around the ad are not in the description',
  ).parentElement;
  expect(around).toHaveTextContent(/Hi Marcus,Regards,Priya, \+1 704 555 0134$/);
});

const court = `Court Reporter
Must have:
- Experience with Flow Designer daily
- Kwibble 3000 experience
- Excel`;

const pasteAd = async (text: string, through?: (plain: DataProvider) => DataProvider) => {
  const { user, store } = await openPage('recruiter', '/jobs/create', { ...(through && { through }) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Post New Job' }));
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.click(dialog.getByLabelText('Job ad'));
  await user.paste(text);
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  await dialog.findByText(/^Filled in from your text/);
  return { user, store, dialog };
};

test('a pasted ad lists names that only candidates know as skills with their sentence, but not names that nobody has', {
  tags: 'rest',
}, async () => {
  const { user, dialog } = await pasteAd(court);
  const skills = dialog.getByLabelText(/^Skills/);
  expect(skills).toHaveValue('Excel, Flow Designer');
  expect(dialog.getByRole('button', { name: 'Flow Designer, must-have' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(dialog.getByText(/^Flow Designer isn’t in our skills dictionary/)).toBeVisible();
  await user.click(dialog.getByText('The sentences behind 2 skills'));
  expect(dialog.getByText('“Experience with Flow Designer daily”')).toBeVisible();
  await user.click(dialog.getByText('1 line was not understood'));
  expect(dialog.getByText('Kwibble 3000 experience')).toBeVisible();
  await user.clear(skills);
  await user.type(skills, 'Excel');
  expect(dialog.queryByRole('button', { name: 'Flow Designer, must-have' })).toBeNull();
});

test('a pasted ad fills in the form if names cannot be looked up, and says which ones', {
  tags: 'rest',
}, async () => {
  const { dialog } = await pasteAd(court, (plain) => ({
    ...plain,
    knownNames: () => Promise.reject(new Error('no connection')),
  }));
  expect(dialog.getByLabelText(/^Skills/)).toHaveValue('Excel');
  expect(
    dialog.getByText(/^We couldn’t check whether any candidates know Flow Designer and Kwibble 3000\./),
  ).toBeVisible();
});

test('skills of which a pasted ad does not tell whether it asks for them are settled by one click each', async () => {
  const { user, dialog } = await pasteAd(
    'Go Developer\n- Go\n- Our colleagues do the Kubernetes part\n- If you have never seen Terraform, this is not for you',
  );
  const skills = dialog.getByLabelText(/^Skills/);
  expect(skills).toHaveValue('Go');
  const open = within(
    dialog.getByRole('group', { name: 'It’s not clear from the text whether these skills are required' }),
  );
  expect(open.getByText('“Our colleagues do the Kubernetes part”')).toBeVisible();
  await user.click(open.getByRole('button', { name: 'Ask for Terraform' }));
  expect(skills).toHaveValue('Go, Terraform');
  await user.click(dialog.getByRole('button', { name: 'Leave out Kubernetes' }));
  expect(skills).toHaveValue('Go, Terraform');
  expect(dialog.queryByRole('group', { name: /^It’s not clear from the text/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.clear(dialog.getByLabelText('Job ad'));
  await user.click(dialog.getByLabelText('Job ad'));
  await user.paste('Rust Developer\n- Rust');
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  await waitFor(() => expect(skills).toHaveValue('Rust'));
});

test('settling such skills keeps the focus among them, says what was done, and takes a double click for one', async () => {
  const { user, dialog } = await pasteAd(
    'Go Developer\n- Go\n- Our colleagues do the Kubernetes part\n- Nobody here writes Perl\n- If you have never seen Terraform, this is not for you',
  );
  const status = () => dialog.getByRole('status');
  expect(status()).toBeEmptyDOMElement();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out Kubernetes' }), { detail: 1 });
  expect(status()).toHaveTextContent('Not asked for: Kubernetes');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Ask for Perl' })).toHaveFocus());
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out Perl' }), { detail: 2 });
  expect(dialog.getByRole('button', { name: 'Leave out Perl' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask for Terraform' }));
  expect(status()).toHaveTextContent('Asked for: Terraform');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Ask for Perl' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(dialog.getByLabelText(/^Skills/)).toHaveValue('Go, Terraform, Perl');
  await waitFor(() => expect(status()).toHaveFocus());
  expect(status()).toHaveTextContent('Asked for: Perl');
});

test('a pasted ad in a language that is not read says so', async () => {
  const { dialog } = await pasteAd(
    'Wymagania:\n- bardzo dobra znajomość Java i Spring Boot\n- Nie wymagamy znajomości Django, ale chętnie ją docenimy',
  );
  expect(
    dialog.getByText(
      /^This text is in a language that we do not read\. Skills are found by their names only/,
    ),
  ).toBeVisible();
});

test('a text without any details of a job becomes the description, and says so', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage('recruiter', '/jobs/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post New Job' }));
  await user.click(dialog.getByRole('button', { name: 'Paste a job ad' }));
  await user.click(dialog.getByLabelText('Job ad'));
  await user.paste('Come and see us. We are happy to tell you everything in person.');
  await user.click(dialog.getByRole('button', { name: 'Fill in the form' }));
  expect(await dialog.findByText(/^The text is now the description/)).toBeVisible();
  expect(dialog.getByLabelText(/^Description/)).toHaveValue(
    'Come and see us. We are happy to tell you everything in person.',
  );
});

test('a salary typed in words offers its amounts', { tags: 'rest' }, async () => {
  const { user } = await openPage('recruiter', '/jobs/create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post New Job' }));
  await user.type(dialog.getByLabelText(/^Salary Range/), '€60k-75k');
  await user.click(dialog.getByRole('button', { name: 'Use as amounts: €60,000 – €75,000 per year' }));
  expect(dialog.getByText('Shown as €60,000 – €75,000 per year')).toBeVisible();
  expect(dialog.queryByLabelText(/^Salary Range/)).toBeNull();
});

test('experience 40–2 is refused at its field, and nothing is posted', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', '/jobs/create');
  const before = store.rows('jobs').length;
  const dialog = await screen.findByRole('dialog', { name: 'Post New Job' });
  await user.type(within(dialog).getByLabelText(/^Experience/), '40–2');
  await user.click(within(dialog).getByRole('button', { name: 'Post job' }));
  expect(await within(dialog).findByText('The range can’t end before it starts')).toBeVisible();
  expect(store.rows('jobs')).toHaveLength(before);
});

test('the edit dialog changes a job, including its deadline', async () => {
  const { user, store } = await openPage('recruiter', '/jobs/JOB-001');
  const dialog = await screen.findByRole('dialog', { name: 'Edit job posting JOB-001' });
  const deadline = await within(dialog).findByLabelText(/^Application Deadline/);
  expect(deadline).toHaveAttribute('type', 'date');
  await user.clear(deadline);
  await user.type(deadline, '2026-12-24');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('jobs', 'JOB-001')?.deadline).toBe('2026-12-24'));
});

test('a job without applicants is deleted after confirmation, which can be undone', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('recruiter', '/jobs/create');
  const form = await screen.findByRole('dialog', { name: 'Post New Job' });
  for (const [label, words] of [
    [/^Job Title/, 'Gone soon'],
    [/^Location/, 'Lyon'],
    [/^Experience/, '1+'],
    [/^Salary Range/, '1'],
  ] as const)
    await user.type(within(form).getByLabelText(label), words);
  await user.click(within(form).getByRole('button', { name: 'Post job' }));
  const more = await screen.findByRole('button', { name: /^(?!Edit|Add task).*Gone soon$/ });
  const { id } = store.rows('jobs').at(-1) ?? {};
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Gone soon”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Gone soon')).toBeVisible();
  expect(store.find('jobs', String(id))).toMatchObject({ title: 'Gone soon' });
});

test('a job with applicants is closed instead of deleted', async () => {
  const { user, store } = await openPage('recruiter', '/jobs/JOB-002/show');
  await user.click(
    await screen.findByRole('button', { name: /^(?!Edit|Add task).*Java Engineer, Payments Ledger$/ }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: /can’t be deleted$/ });
  await user.click(within(question).getByRole('button', { name: 'Close job' }));
  await waitFor(() => expect(store.find('jobs', 'JOB-002')?.status).toBe('Closed'));
});

test('an application is moved to the pipeline on the job’s page, or declined with a reason', async () => {
  const waiting = sample.store
    .rows('applications')
    .filter(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Received');
  const byJob = Map.groupBy(waiting, ({ jobId }) => jobId);
  const [jobId, [one, two] = []] = [...byJob].find(([, list]) => list.length > 1) ?? [];
  const page = await openPage('recruiter', `/jobs/${jobId}/show`);
  await page.user.click(await screen.findByRole('button', { name: `Add to pipeline: ${one?.name}` }));
  await waitFor(() => expect(page.store.find('applications', String(one?.id))?.status).toBe('In Pipeline'));
  expect(page.store.rows('pipelineEntries').at(-1)).toMatchObject({
    jobId,
    candidateId: one?.candidateId,
    source: 'Job Posting',
  });
  await page.user.click(await screen.findByRole('button', { name: `Decline ${two?.name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Decline ${two?.name}?` });
  await page.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(page.store.find('applications', String(two?.id))?.status).toBe('Received');
  await page.user.type(within(dialog).getByLabelText(/^Reason/), 'Too far away');
  await page.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(page.store.find('applications', String(two?.id))).toMatchObject({
      status: 'Declined',
      reason: 'Too far away',
    }),
  );
});

const applicationsOf = (path = '') => {
  const waiting = sample.store
    .rows('applications')
    .filter(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Received');
  const byJob = Map.groupBy(waiting, ({ jobId }) => jobId);
  const [jobId, applications = []] = [...byJob].find(([, list]) => list.length > 1) ?? [];
  return { applications, path: `/jobs/${jobId}/show${path}` };
};
const shownNames = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const scoresIn = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button', { name: /% match for/ })
    .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));

test('an application shows the score with its reasons, what is lacking, and leads to the profile and back', {
  tags: 'rest',
}, async () => {
  const { applications, path } = applicationsOf();
  const { user } = await openPage('recruiter', path);
  const panel = await screen.findByRole('region', { name: /^Applications/ });
  const first = await within(panel).findByRole('heading', { name: String(applications[0]?.name) });
  const card = first.closest('li') as HTMLElement;
  expect(within(card).getByText('Strengths:').parentElement).toHaveTextContent(
    /\+\d+.* · .*\+\d+.* · .*\+\d+/,
  );
  expect(card).toHaveTextContent(/(Has|Missing)/);
  expect(card).toHaveTextContent(/applied \w{3} \d+, 20\d\d/);
  await user.click(within(card).getByRole('button', { name: /% match for .*, with reasons/ }));
  expect(await screen.findByRole('dialog', { name: /^Why .* scores \d+$/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(card).getByRole('link', { name: String(applications[0]?.name) }));
  await user.click(await screen.findByRole('link', { name: /^Back to applications for/ }));
  expect(window.location.pathname).toBe(`/recruiter${path}`);
});

test('applications are sorted by score or date and filtered by a minimum score, kept in the address', {
  tags: 'rest',
}, async () => {
  const { applications, path } = applicationsOf();
  const { user } = await openPage('recruiter', path);
  const panel = await screen.findByRole('region', { name: /^Applications/ });
  await within(panel).findByRole('heading', { name: String(applications[0]?.name) });
  const scores = scoresIn(panel).slice(0, applications.length);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  await user.click(within(panel).getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Newest' }));
  const newest = applications
    .toSorted((a, b) => String(b.received).localeCompare(String(a.received)) || (a.id < b.id ? -1 : 1))
    .map(({ name }) => name);
  await waitFor(() => expect(shownNames(panel).slice(0, newest.length)).toEqual(newest));
  await user.click(within(panel).getByRole('combobox', { name: 'Match score' }));
  await user.click(await screen.findByRole('option', { name: '90% or more' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=received&min=90'));
  await waitFor(() => {
    const shown = within(panel).queryAllByRole('button', { name: /% match for/ });
    for (const button of shown) expect(Number.parseInt(button.textContent ?? '', 10)).toBeGreaterThan(89);
  });
});

test('selected applications are declined together with one reason, and those that cannot be are named', async () => {
  const { applications, path } = applicationsOf();
  const [one, two] = applications;
  const { user, store } = await openPage('recruiter', path);
  const panel = await screen.findByRole('region', { name: /^Applications/ });
  for (const { name } of applications)
    await user.click(await within(panel).findByRole('checkbox', { name: `Select ${name}` }));
  store.write((writer) => {
    writer.change('applications', two as Application, {
      status: 'Withdrawn',
    });
  });
  const count = applications.length;
  await user.click(within(panel).getByRole('button', { name: `Decline ${count} applications` }));
  const dialog = await screen.findByRole('dialog', { name: `Decline ${count} applications?` });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The position is filled');
  await user.click(within(dialog).getByRole('button', { name: `Decline ${count} applications` }));
  expect(
    await within(dialog).findByText(`${count - 1} of ${count} declined.`, { exact: false }),
  ).toBeVisible();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(`${two?.name}: `);
  expect(store.find('applications', String(one?.id))).toMatchObject({
    status: 'Declined',
    reason: 'The position is filled',
  });
  expect(store.find('applications', String(two?.id))?.status).toBe('Withdrawn');
  const told = store.rows('notifications').filter(({ body }) => body === 'The position is filled');
  expect(told.map(({ link }) => link)).toContain('/provider/applications');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the Recruiter Dashboard has six tiles, three Smart Insights with their numbers, and working actions', async () => {
  await openPage('recruiter', '/');
  for (const tile of [
    'Active Jobs',
    'Total Candidates',
    'Interviews Today',
    'Placements This Month',
    'Response Rate',
    'Avg Time to Hire',
  ])
    expect(await screen.findByRole('heading', { name: tile, level: 2 })).toBeVisible();
  const panel = await screen.findByRole('region', { name: 'Smart Insights' });
  await waitFor(() => expect(within(panel).getAllByRole('heading', { level: 3 })).toHaveLength(3));
  for (const text of within(panel).getAllByRole('listitem')) expect(text.textContent).toMatch(/\d/);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Post New Job')).toBe('/recruiter/jobs/create');
  expect(to('Search Candidates')).toBe('/recruiter/talent-pool');
  expect(to('Schedule Interview')).toBe('/recruiter/interviews/create');
  screen.getByRole('button', { name: 'Generate Report' });
});

test('Generate Report creates a PDF of the last 30 days', async () => {
  const saved: string[] = [];
  vi.spyOn(pdf, 'savePdf').mockImplementation(async ({ blocks }, name) => {
    saved.push(name, JSON.stringify(blocks));
    return [];
  });
  const { user } = await openPage('recruiter', '/');
  await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
  await waitFor(() => expect(saved[0]).toBe('Hiring report 2026-03-02.pdf'));
  expect(saved[1]).toContain('Site Reliability Engineer');
  vi.restoreAllMocks();
});
