import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, utcDay } from '../../domain/time/days.ts';
import { defaultClock } from '../../fixtures/index.ts';
import { ApiError } from '../auth/ApiError.ts';
import { writeDay } from '../components/fields/writeDay.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { openPage, sample } from '../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof openPage>>;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: defaultClock }));
afterEach(() => vi.useRealTimers());

const page = '/smart-recommendations';
const input = (label: string) => screen.getByLabelText(label);
const ready = () => screen.findByRole('button', { name: 'Find Recommendations' });
const find = async ({ user }: Opened) => user.click(await ready());
const cards = () => screen.findAllByRole('article');
const firstCard = async () => within((await cards())[0] as HTMLElement);
const typeSkills = async ({ user }: Opened, skills: string) => {
  await user.type(input('Skills'), skills);
  await user.tab();
};
/** On a narrow page the criteria collapse once there are results. */
const unfold = async ({ user }: Opened) =>
  user.click(await screen.findByRole('button', { name: 'Change criteria' }));
const kept = ({ store }: Opened) => store.rows('searches');

/** Opens the page, searches for these skills and waits for the cards. */
const searchFor = async (skills: string) => {
  const opened = await openPage('recruiter', page);
  await ready();
  await typeSkills(opened, skills);
  await find(opened);
  await cards();
  return opened;
};

describe('Smart Recommendations', () => {
  test('start with how the AI works, and say that no criteria are set yet', async () => {
    await openPage('recruiter', page);
    await ready();
    expect(screen.getByText('Ready to find your perfect candidates?')).toBeVisible();
    expect(screen.getByText(/^AI analyzes profiles, skills, experience and availability/)).toBeVisible();
    expect(screen.getByText(/^Add a title or skills/)).toBeVisible();
    for (const label of ['Job Title', 'Skills', 'Experience From', 'Experience To', 'Location'])
      expect(input(label)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Availability' })).toHaveTextContent('Immediate');
  });

  test('read Finding Recommendations... with a progress bar while the search runs, then rank cards', async () => {
    let answer = () => {};
    const held = (plain: DataProvider): DataProvider => ({
      ...plain,
      recommend: async (params) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return plain.recommend(params);
      },
    });
    const opened = await openPage('recruiter', page, { through: held });
    await ready();
    await typeSkills(opened, 'React, TypeScript');
    await find(opened);
    expect(await screen.findByRole('button', { name: 'Finding Recommendations...' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Finding Recommendations...' })).toBeVisible();
    answer();
    const found = await cards();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(found).toHaveLength(20);
    const scores = screen.getAllByRole('img', { name: /^Score \d+ of 100/ }).map(scoreOf);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('explain each score: the points of Fit and of Logistics add up to them, and both to the score', async () => {
    await searchFor('React, Kubernetes, Terraform');
    for (const card of (await cards()).slice(0, 5)) {
      const label = within(card)
        .getByRole('img', { name: /^Score/ })
        .getAttribute('aria-label');
      const [score, , fit, logistics] = numbersIn(label);
      const sums = within(card)
        .getAllByRole('list', { name: /^(Fit|Logistics)/ })
        .map(pointsIn);
      expect(sums).toEqual([fit, logistics]);
      expect(Number(fit) + Number(logistics)).toBe(score);
    }
  });

  test('show what would raise a score, with the resulting score', { tags: 'rest' }, async () => {
    const opened = await searchFor('React, Terraform');
    const card = await firstCard();
    await opened.user.click(card.getByText('How to raise this score in today’s market'));
    const promised = card.getAllByText(/^\d+ \(\+\d+\)$/).map(({ textContent }) => textContent ?? '');
    const now = scoreOf(card.getByRole('img', { name: /^Score/ }));
    for (const one of promised) {
      const [then, gain] = numbersIn(one);
      expect(Number(then) - Number(gain)).toBe(now);
    }
  });

  test('show on the card when a candidate is booked', async () => {
    const days = { startDate: utcDay(defaultClock), endDate: addDays(utcDay(defaultClock), 20) };
    const opened = await openPage('recruiter', page, {
      prepare: (writer) => {
        for (const { id, listed } of sample.store.rows('candidates'))
          if (listed) writer.touch('candidates', id, { bookings: [days], bookedUntil: days.endDate });
      },
    });
    await ready();
    await typeSkills(opened, 'React, TypeScript');
    await find(opened);
    const booked = `Booked until ${writeDay(days.endDate, 'en', 'short')}`;
    expect((await firstCard()).getByText(booked)).toBeVisible();
  });

  test('store the search, so that its URL restores it with its criteria', { tags: 'rest' }, async () => {
    const opened = await searchFor('React, TypeScript');
    const id = new URLSearchParams(location.search).get('search');
    expect(kept(opened).at(-1)).toMatchObject({ id, skills: ['React', 'TypeScript'], shown: 20 });
    const names = (await cards()).map((card) => card.getAttribute('aria-label'));
    await unfold(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('Ready to find your perfect candidates?')).toBeVisible();
    expect(input('Skills')).toHaveValue('');
    await opened.user.click(await screen.findByRole('link', { name: 'React, TypeScript' }));
    await waitFor(() => expect(input('Skills')).toHaveValue('React, TypeScript'));
    expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(names);
    expect(new URLSearchParams(location.search).get('search')).toBe(id);
  });

  test('filter only on request, count the candidates each filter excludes, and show them', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await typeSkills(opened, 'React, Terraform');
    await opened.user.click(screen.getByRole('button', { name: 'Has Terraform' }));
    await opened.user.click(screen.getByRole('button', { name: 'React, must-have' }));
    await find(opened);
    await cards();
    const without = screen.getByRole('button', { name: /^Show: \d+ without Terraform$/ });
    const count = Number(without.textContent?.match(/\d+/)?.[0]);
    const searches = kept(opened).length;
    await opened.user.click(without);
    await screen.findByText(/miss only this filter/);
    await waitFor(() => expect(screen.getAllByText('Terraform missing')).toHaveLength(Math.min(20, count)));
    expect(kept(opened)).toHaveLength(searches);
    await opened.user.click(screen.getByRole('button', { name: 'Back to matches' }));
    await waitFor(() => expect(screen.queryByText('Terraform missing')).toBeNull());
  });

  test('show skills that the dictionary does not know, and queue them for the operator', {
    tags: 'rest',
  }, async () => {
    const opened = await searchFor('React, Frobnix');
    expect(await screen.findByText(/^Frobnix isn’t in our skills dictionary/)).toBeVisible();
    expect(opened.store.rows('unknownSkills').at(-1)).toMatchObject({
      name: 'Frobnix',
      status: 'New',
      seen: 1,
    });
  });

  test('store a thumbs up or down, which can be changed and withdrawn', { tags: 'rest' }, async () => {
    const opened = await searchFor('React');
    const card = await firstCard();
    const good = card.getByRole('button', { name: /^Good match/ });
    const poor = card.getByRole('button', { name: /^Poor match/ });
    const verdicts = () => opened.store.rows('searchFeedback').map(({ verdict }) => verdict);
    const press = async (button: HTMLElement, expected: string[]) => {
      await opened.user.click(button);
      await waitFor(() => expect(verdicts()).toEqual(expected));
    };
    await press(good, ['Good Match']);
    await waitFor(() => expect(good).toHaveAttribute('aria-pressed', 'true'));
    await press(poor, ['Poor Match']);
    await waitFor(() => expect(good).toHaveAttribute('aria-pressed', 'false'));
    await press(poor, []);
    await waitFor(() => expect(poor).toHaveAttribute('aria-pressed', 'false'));
  });

  test('start from one of the company’s jobs, and add a candidate to the pipeline for that job', async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await opened.user.click(screen.getByRole('combobox', { name: 'Start from one of your jobs' }));
    await opened.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(input('Job Title')).not.toHaveValue(''));
    const title = (input('Job Title') as HTMLInputElement).value;
    const jobs = opened.store.rows('jobs').filter(({ companyId }) => companyId === 'CO-002');
    const skills = jobs.find((one) => one.title === title)?.skills as string[];
    expect(input('Skills')).toHaveValue(skills.join(', '));
    await find(opened);
    const card = await firstCard();
    expect(kept(opened).at(-1)).toMatchObject({ jobTitle: title });
    await opened.user.click(card.getByRole('button', { name: /^Add to pipeline/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add / }));
    await opened.user.click(dialog.getByRole('button', { name: 'Add to pipeline' }));
    await waitFor(() =>
      expect(opened.store.rows('pipelineEntries').at(-1)).toMatchObject({
        jobId: kept(opened).at(-1)?.jobId,
        source: 'Smart Recommendations',
      }),
    );
  });

  test('add a candidate from the list to a named talent pool', { tags: 'rest' }, async () => {
    const opened = await searchFor('React');
    const members = opened.store.rows('talentPoolMembers').length;
    await opened.user.click((await firstCard()).getByRole('button', { name: /^Shortlist/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Shortlist/ }));
    await opened.user.click(await dialog.findByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(opened.store.rows('talentPoolMembers')).toHaveLength(members + 1));
  });

  test('request the position and skills of the search from the provider', async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await opened.user.type(input('Job Title'), 'Web Engineer');
    await typeSkills(opened, 'React');
    await find(opened);
    await opened.user.click((await firstCard()).getByRole('button', { name: /^Contact/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Request / }));
    expect(dialog.getByLabelText(/^Position/)).toHaveValue('Web Engineer');
    expect(dialog.getByText('React')).toBeVisible();
  });

  test('use the recruiter’s weights: the halves follow, the weights are saved, and can be reset', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    const fold = screen.getByRole('button', { name: /^Weights/ });
    expect(fold).toHaveTextContent('Fit 80 / Logistics 20');
    await opened.user.click(fold);
    screen.getByRole('slider', { name: 'Weight: Availability' }).focus();
    await opened.user.keyboard('{Home}');
    expect(fold).not.toHaveTextContent('Fit 80 / Logistics 20');
    await typeSkills(opened, 'React');
    await find(opened);
    await cards();
    const id = String(kept(opened).at(-1)?.id);
    const { data } = await opened.dataProvider.keptSearch({ id });
    expect(data.criteria.weights).toMatchObject({ availability: 0, skills: 48 });
    await unfold(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Reset weights' }));
    expect(fold).toHaveTextContent('Fit 80 / Logistics 20');
  });
});

describe('an invalid search', () => {
  test('is reported at its field, and the input stays', async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await opened.user.type(input('Experience From'), '40');
    await opened.user.type(input('Experience To'), '2');
    await opened.user.click(input('Job Title'));
    await opened.user.paste('x'.repeat(10_001));
    await find(opened);
    expect(await screen.findByText('The range can’t end before it starts')).toBeVisible();
    expect(screen.getByText('At most 10000 characters')).toBeVisible();
    expect(input('Job Title')).toHaveFocus();
    expect(input('Experience From')).toHaveValue(40);
    expect(kept(opened)).toHaveLength(0);
  });

  test('is none with emoji, SQL or HTML, which are ordinary words', { tags: 'rest' }, async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await opened.user.type(input('Job Title'), "🚀 '; drop table jobs; <b>dev</b>");
    await typeSkills(opened, '<i>React</i>, 🦄');
    await find(opened);
    await cards();
    expect(screen.getByText(/in our skills dictionary/)).toHaveTextContent('🦄');
  });

  test('reports a search that cannot be sent, keeps the input, and can be retried', {
    tags: 'rest',
  }, async () => {
    let isOffline = true;
    const broken = (plain: DataProvider): DataProvider => ({
      ...plain,
      recommend: (params) =>
        isOffline
          ? Promise.reject(new ApiError('auth.errors.unreachable', 0, { code: 'unreachable' }))
          : plain.recommend(params),
    });
    const opened = await openPage('recruiter', page, { through: broken });
    await ready();
    await typeSkills(opened, 'React');
    await find(opened);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Search failed')).toBeVisible();
    expect(input('Skills')).toHaveValue('React');
    isOffline = false;
    await opened.user.click(failure.getByRole('button', { name: 'Try again' }));
    expect((await cards()).length).toBeGreaterThan(0);
  });

  test('a search that is no longer stored shows a message', async () => {
    await openPage('recruiter', `${page}?search=SRC-999`);
    expect(await screen.findByText('This search could not be loaded')).toBeVisible();
  });

  test('a search without results shows a message', { tags: 'rest' }, async () => {
    const opened = await openPage('recruiter', page);
    await ready();
    await typeSkills(opened, 'Frobnix');
    await opened.user.click(screen.getByRole('button', { name: 'Has Frobnix' }));
    await find(opened);
    expect(await screen.findByText('No candidates found')).toBeVisible();
    screen.getByRole('button', { name: /^Show: \d+ without Frobnix/ });
  });
});

function numbersIn(text: string | null): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}

function scoreOf(figure: HTMLElement): number {
  return Number(figure.getAttribute('aria-label')?.match(/\d+/)?.[0]);
}

/** The points in a list of reasons: "+13 of 16" gives 13. */
function pointsIn(reasons: HTMLElement): number {
  return within(reasons)
    .getAllByRole('listitem')
    .reduce((sum, reason) => sum + Number(reason.textContent?.match(/^\+?(\d+)/)?.[1]), 0);
}
