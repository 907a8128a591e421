import { act, screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobTypes } from '../../../domain/contract/candidates/jobTypes.ts';
import { workplaces } from '../../../domain/contract/candidates/workplaces.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { RecommendInput } from '../../../domain/matching/market/recommend.ts';
import { starts } from '../../../domain/matching/market/startNeeded.ts';
import { defaultWeights, parts } from '../../../domain/matching/weights.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import english from '../../../locales/en/recruiter.json';
import type { DataProvider } from '../../dataProvider/port.ts';
import { open } from '../../testing/open.tsx';
import { askedOf, type CriteriaForm, criteriaOfJob, noCriteria } from './criteriaForm.ts';

const words = english.recommendations;

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const today = defaultClock.toISOString().slice(0, 10);

/** A wide window, in which the form never collapses. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
  window.happyDOM.setViewport({ width: 1366 });
});
afterEach(() => {
  vi.useRealTimers();
  window.happyDOM.setViewport({ width: 1024 });
});

type Opened = Awaited<ReturnType<typeof openPage>>;

/** Opens an address with these searches already stored, and records each search sent from there. */
const openPage = async (
  path: string,
  earlier: readonly CriteriaForm[] = [],
  described?: string,
  broken = (plain: DataProvider) => plain,
) => {
  const sent: RecommendInput[] = [];
  const through = (plain: DataProvider): DataProvider => {
    const kept = earlier.reduce<Promise<unknown>>(
      (before, form) => before.then(() => plain.recommend(askedOf(form, today))),
      Promise.resolve(),
    );
    return {
      ...broken(plain),
      getList: async (...asked) => kept.then(() => plain.getList(...asked)) as never,
      getOne: async (noun, params) => {
        const found = await plain.getOne(noun, params);
        const isBare = noun === 'jobs' && described !== undefined;
        return isBare ? { data: { ...found.data, skills: [], description: described } } : found;
      },
      keptSearch: async (params) => kept.then(() => plain.keptSearch(params)),
      recommend: async (asked) => {
        sent.push(asked);
        return plain.recommend(asked);
      },
    };
  };
  return { ...(await open('recruiter', path, { through })), sent };
};

const button = (name: string) => screen.findByRole('button', { name });
const listed = (text: string) => text.split(', ').filter(Boolean);
const numberIn = (label: string) => {
  const { value } = screen.getByLabelText<HTMLInputElement>(label);
  return value === '' ? null : Number(value);
};
const pressed = (name: string) =>
  screen.queryByRole('button', { name })?.getAttribute('aria-pressed') === 'true';
const chips = () => screen.getByRole('group', { name: words.form.only });

const rateShown = (): CriteriaForm['rate'] => {
  const { value } = screen.getByLabelText<HTMLInputElement>('Hourly rate up to');
  const currency = screen.getByRole('combobox', { name: 'Currency' }).textContent;
  return value ? { upTo: Number(value) * 100, currency: currency as 'USD' } : null;
};

/** The criteria as the form shows them. */
const shown = async ({ user }: Opened): Promise<CriteriaForm> => {
  const skills = listed(screen.getByLabelText<HTMLInputElement>('Skills').value);
  const start = screen.getByRole('combobox', { name: 'Availability' }).textContent;
  const fold = screen.getByRole('button', { name: /^Weights/ });
  if (fold.getAttribute('aria-expanded') === 'false') await user.click(fold);
  const musts = screen.queryByRole('group', { name: words.form.musts });
  if (skills.length > 0)
    expect(within(musts as HTMLElement).getAllByRole('button')).toHaveLength(skills.length);
  const filters = within(chips()).queryAllByRole('button');
  const filter = (name: RegExp) =>
    filters.some((chip) => name.test(chip.textContent ?? '') && chip.getAttribute('aria-pressed') === 'true');
  return {
    ...noCriteria,
    jobTitle: screen.getByLabelText<HTMLInputElement>('Job Title').value,
    skills,
    musts: skills.filter((skill) => pressed(`${skill}, must-have`)).map(skillKey),
    experienceFrom: numberIn('Experience From'),
    experienceTo: numberIn('Experience To'),
    locations: [...document.querySelectorAll('.MuiAutocomplete-tag')].map(({ textContent }) => textContent),
    within: Number(
      /\d+/.exec(screen.queryByRole('combobox', { name: 'Distance' })?.textContent ?? '')?.[0] ?? 0,
    ),
    jobType:
      jobTypes.find((type) => type === screen.getByRole('combobox', { name: 'Job Type' }).textContent) ??
      null,
    rate: rateShown(),
    workplace:
      workplaces.find((one) => one === screen.getByRole('combobox', { name: 'Workplace' }).textContent) ??
      null,
    availability: starts.find((one) => words.form.starts[one] === start) ?? 'flexible',
    only: {
      skills: skills.filter((skill) => pressed(`Has ${skill}`)).map(skillKey),
      free: filter(/^Available by/),
      range: filter(/^\d.* of experience$/),
    },
    weights: Object.fromEntries(
      parts.map((part) => [
        part,
        Number(screen.getByLabelText<HTMLInputElement>(`Weight: ${words.parts[part]}`).value),
      ]),
    ) as CriteriaForm['weights'],
  };
};

/** Sends the form and expects exactly these criteria, all visible in the form. */
const asksFor = async (opened: Opened, expected: CriteriaForm) => {
  await waitFor(() => expect(screen.getByLabelText('Job Title')).toHaveValue(expected.jobTitle));
  // On a narrow page the criteria of a search are collapsed.
  const change = screen.queryByRole('button', { name: 'Change criteria' });
  if (change) await opened.user.click(change);
  const { jobId: _job, text: _text, years: _years, ...visible } = expected;
  expect(await shown(opened)).toMatchObject(visible);
  expect(screen.queryByText(words.form.nothing) === null).toBe(
    Boolean(expected.jobTitle || expected.skills.length > 0 || expected.text),
  );
  expect(screen.queryByText(words.form.readFromText) !== null).toBe(Boolean(expected.text));
  await opened.user.click(await button('Find Recommendations'));
  await waitFor(() => expect(opened.sent).toHaveLength(1));
  expect(opened.sent[0]).toEqual(askedOf(expected, today));
};

const full: CriteriaForm = {
  ...noCriteria,
  jobTitle: 'Platform Engineer',
  skills: ['Kubernetes', 'AWS', 'Terraform'],
  musts: [skillKey('Kubernetes')],
  experienceFrom: 3,
  experienceTo: 12,
  locations: ['Austin, United States', 'Pune, India'],
  within: 50,
  jobType: 'Freelance',
  workplace: 'Remote',
  rate: { upTo: 9000, currency: 'EUR' },
  availability: '1month',
  only: { skills: [skillKey('AWS')], free: true, range: true },
  weights: { ...defaultWeights, availability: 0, title: 40 },
};

const jobs = ['JOB-001', 'JOB-003', 'JOB-010'];
const jobOf = ({ store }: Opened, id: string) => store.find('jobs', id) as Job;

describe('Recommendations show and send all initial criteria', () => {
  test.each(jobs)('from the URL of the job %s', { tags: 'rest' }, async (id) => {
    const opened = await openPage(`/smart-recommendations?job=${id}`);
    await asksFor(opened, criteriaOfJob(jobOf(opened, id)));
  });

  test('from a job’s page, where they are sent at once, and back leads to the job', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('/jobs/JOB-001/show');
    await opened.user.click(await screen.findByRole('link', { name: 'Find candidates' }));
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    expect(opened.sent[0]).toEqual(askedOf(criteriaOfJob(jobOf(opened, 'JOB-001')), today));
    await waitFor(() => expect(window.location.search).toMatch(/^\?search=SRC-\d+$/));
    act(() => window.history.back());
    await screen.findByRole('link', { name: 'Find candidates' });
    expect(opened.sent).toHaveLength(1);
  });

  test('from a job selected in the form, which keeps the other fields', { tags: 'rest' }, async () => {
    const opened = await openPage('/smart-recommendations');
    await button('Find Recommendations');
    await opened.user.click(screen.getByRole('combobox', { name: 'Availability' }));
    await opened.user.click(await screen.findByRole('option', { name: 'Flexible' }));
    await opened.user.click(screen.getByRole('combobox', { name: 'Start from one of your jobs' }));
    const job = jobOf(opened, 'JOB-001');
    await opened.user.click(await screen.findByRole('option', { name: `${job.title}, ${job.location}` }));
    await asksFor(opened, { ...criteriaOfJob(job), availability: 'flexible' });
  });

  test('from the URL of a stored search, as after a link or a reload', { tags: 'rest' }, async () => {
    const opened = await openPage('/smart-recommendations?search=SRC-001', [full]);
    await asksFor(opened, full);
  });

  test('from a recent search, even after its criteria were changed in the form', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('/smart-recommendations', [full]);
    await opened.user.type(await screen.findByLabelText('Job Title'), 'Nobody');
    await opened.user.click(await screen.findByRole('link', { name: full.jobTitle }));
    await asksFor(opened, full);
  });

  test('from several recent searches in a row, and back in the history', { tags: 'rest' }, async () => {
    const other = {
      ...noCriteria,
      jobTitle: 'Analyst',
      skills: ['SQL'],
      only: { ...noCriteria.only, free: true },
    };
    const opened = await openPage('/smart-recommendations', [full, other]);
    for (const { jobTitle } of [other, full]) {
      await opened.user.click(await screen.findByRole('link', { name: jobTitle }));
      await waitFor(() => expect(screen.getByLabelText('Job Title')).toHaveValue(jobTitle));
    }
    act(() => window.history.back());
    await asksFor(opened, other);
  });

  test('from a search opened again after the form was cleared or sent with other criteria', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('/smart-recommendations?search=SRC-001', [full]);
    await opened.user.click(await button('Start over'));
    expect(screen.getByLabelText('Job Title')).toHaveValue('');
    await opened.user.type(screen.getByLabelText('Job Title'), 'Analyst');
    await opened.user.click(await button('Find Recommendations'));
    await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('SRC-002'));
    expect(screen.getByLabelText('Job Title')).toHaveValue('Analyst');
    opened.sent.length = 0;
    await opened.user.click(await screen.findByRole('link', { name: full.jobTitle }));
    await asksFor(opened, full);
  });

  test('from the URL of a job without skills, with those in its description', { tags: 'rest' }, async () => {
    const text = 'React is a must.\nAWS: 4 years. No Docker needed.\nLunch is at noon.';
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
    const job = { ...jobOf(opened, 'JOB-001'), skills: [], description: text };
    await asksFor(
      opened,
      criteriaOfJob(job, [
        { name: 'React', must: true },
        { name: 'AWS', must: false, years: 4 },
      ]),
    );
    expect(screen.getByText('Ruled out by the text: Docker.')).toBeVisible();
    await opened.user.click(screen.getByText('1 line was not understood'));
    expect(screen.getByText('Lunch is at noon.')).toBeVisible();
  });

  test('from the URL of a job without skills, with names in its description that only candidates know', {
    tags: 'rest',
  }, async () => {
    const text = 'React is a must.\nExperience with Flow Designer daily.\nExperience with Kwibble 3000.';
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
    const job = { ...jobOf(opened, 'JOB-001'), skills: [], description: text };
    const read = [
      { name: 'React', must: true },
      { name: 'Flow Designer', must: false },
    ];
    await asksFor(opened, criteriaOfJob(job, read));
    await opened.user.click(screen.getByText('The sentences behind 2 skills'));
    expect(screen.getByText('“Experience with Flow Designer daily.”')).toBeVisible();
    await opened.user.click(screen.getByText('1 line was not understood'));
    expect(screen.getByText('Experience with Kwibble 3000.')).toBeVisible();
  });

  test.each([
    { press: 'Ask for Kubernetes', more: [{ name: 'Kubernetes', must: false }] },
    { press: 'Leave out Kubernetes', more: [] },
  ])(
    'from a job whose skills were removed in the form, after “$press”: with those of its description',
    {
      tags: 'rest',
    },
    async ({ press, more }) => {
      const text = 'React is a must.\nAWS: 4 years.\nOur colleagues do the Kubernetes part.';
      const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
      await screen.findByText(words.form.readFromText);
      await opened.user.clear(screen.getByLabelText('Skills'));
      await screen.findByText(words.form.fromText);
      await opened.user.click(await button(press));
      const job = { ...jobOf(opened, 'JOB-001'), skills: [], description: text };
      const read = [
        { name: 'React', must: true },
        { name: 'AWS', must: false, years: 4 },
      ];
      await asksFor(opened, criteriaOfJob(job, [...read, ...more]));
    },
  );

  test('from a job whose names cannot be looked up: the search reads its description', {
    tags: 'rest',
  }, async () => {
    const text = 'React is a must.\nExperience with Flow Designer daily.';
    const unreachable = (plain: DataProvider): DataProvider => ({
      ...plain,
      knownNames: () => Promise.reject(Object.assign(new Error('Later'), { status: 503 })),
    });
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text, unreachable);
    await screen.findByText(words.form.fromText);
    await opened.user.click(await button('Find Recommendations'));
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    expect(opened.sent[0]?.criteria).toMatchObject({ skills: [], text });
    expect(await screen.findByText(/^Skills.*Flow Designer.*React/)).toBeVisible();
  });

  test('from a job in a language that is not read: the result says so, and its words are searched as well', async () => {
    const text = 'Szukamy do szpitala.\n- opatrywanie ran\n- dokumentacja medyczna\n- React';
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
    await screen.findByText(words.form.readFromText);
    await opened.user.click(await button('Find Recommendations'));
    expect(await screen.findByText(words.found.foreignNone)).toBeVisible();
    expect(opened.sent[0]?.criteria).toMatchObject({
      skills: [expect.objectContaining({ name: 'React' })],
      text,
      byWords: true,
    });
  });

  test('from a job whose text leaves open whether it asks for a skill: one click adds it, or leaves it out', async () => {
    const text = 'We use React.\nOur colleagues do the Kubernetes part.\nNothing here runs on Windows.';
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
    await screen.findByText('“Our colleagues do the Kubernetes part.”');
    await opened.user.click(await button('Ask for Kubernetes'));
    await opened.user.click(await button('Leave out Windows'));
    expect(screen.queryByText('“Our colleagues do the Kubernetes part.”')).toBeNull();
    await opened.user.click(await button('Find Recommendations'));
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    expect(opened.sent[0]?.criteria.skills?.map(({ name }) => name)).toEqual(['React', 'Kubernetes']);
  });

  test('from a stored search whose skills were read from a text', { tags: 'rest' }, async () => {
    const described: CriteriaForm = { ...noCriteria, jobId: 'JOB-001', text: 'We use React and AWS.' };
    const opened = await openPage('/smart-recommendations?search=SRC-001', [described]);
    await screen.findByText(words.form.readFromText);
    await asksFor(opened, { ...described, skills: ['AWS', 'React'] });
  });

  test('with the highest hourly rate', { tags: 'rest' }, async () => {
    const opened = await openPage('/smart-recommendations');
    await opened.user.type(await screen.findByLabelText('Hourly rate up to'), '85.50');
    await opened.user.click(await button('Find Recommendations'));
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    expect(opened.sent[0]?.criteria.filters?.rate).toEqual({ upTo: 8550, currency: 'USD' });
  });

  test('from a job, whose text offers the languages that it asks for as filters that are off', {
    tags: 'rest',
  }, async () => {
    const text = 'We use React.\nYou speak fluent German.';
    const opened = await openPage('/smart-recommendations?job=JOB-001', [], text);
    const chip = await button('Speaks German, C1 or better');
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    expect(chip).toHaveAttribute('title', 'You speak fluent German.');
    await opened.user.click(chip);
    expect(await button('Remove language: German')).toBeVisible();
    await opened.user.click(await button('Find Recommendations'));
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    expect(opened.sent[0]?.criteria.filters?.languages).toEqual([{ language: 'de', level: 'C1' }]);
  });
});

describe('a search for a job offers', () => {
  const opened = async (job: Partial<Job>) => {
    const sent: RecommendInput[] = [];
    const through = (plain: DataProvider): DataProvider => ({
      ...plain,
      getOne: async (noun, params) => {
        const found = await plain.getOne(noun, params);
        return noun === 'jobs' ? { data: { ...found.data, ...job } } : found;
      },
      recommend: async (asked) => {
        sent.push(asked);
        return plain.recommend(asked);
      },
    });
    const page = await open('recruiter', '/smart-recommendations?job=JOB-001', { through });
    return { ...page, sent };
  };

  test('its place and hourly pay as filters that are off, with the number of candidates left', async () => {
    const { user, sent } = await opened({
      location: 'Berlin, Germany',
      workplace: 'Hybrid',
      salaryPer: 'Hour',
      salaryMax: 9000,
      currency: 'USD',
    });
    const place = await button('In Berlin, Germany');
    const pay = await button('Up to $90 an hour');
    for (const chip of [place, pay]) {
      expect(chip).toHaveAttribute('aria-pressed', 'false');
      await waitFor(() => expect(chip).toHaveTextContent(/· \d+$/));
    }
    await user.click(place);
    await user.click(pay);
    await user.click(await button('Find Recommendations'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.criteria.filters).toMatchObject({
      locations: ['Berlin, Germany'],
      rate: { upTo: 9000, currency: 'USD' },
    });
    const found = await screen.findByRole('status');
    expect(found).toBeVisible();
  });

  test('no place of remote work and no salary by the year', async () => {
    await opened({
      location: 'Berlin, Germany',
      workplace: 'Remote',
      salaryPer: 'Year',
      salaryMax: 9_000_000,
    });
    await button('Find Recommendations');
    expect(screen.queryByRole('button', { name: /^In Berlin/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Up to/ })).toBeNull();
  });

  test('only its must-haves if it lists many skills, and takes the others back', async () => {
    const skills =
      'React, TypeScript, Node.js, SQL, AWS, Docker, Kafka, Redis, GraphQL, Jest, Figma, Git, Linux'.split(
        ', ',
      );
    const { user, sent } = await opened({ skills, mustSkills: ['React', 'Kafka'] });
    const chip = await button('Must-haves only');
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip);
    expect(screen.queryByRole('button', { name: 'Figma, must-have' })).toBeNull();
    await user.click(await button('Must-haves only'));
    expect(await button('Figma, must-have')).toBeVisible();
    await user.click(await button('Must-haves only'));
    await user.click(await button('Find Recommendations'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.criteria.skills?.map(({ name }) => name)).toEqual(['React', 'Kafka']);
  });
});
