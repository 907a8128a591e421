import type { Page } from 'playwright-core';
import { stages } from '../domain/contract/hiring/pipelineEntries.ts';
import { untilIdle } from '../scripts/untilIdle.ts';
import { cardsAtOnce } from '../src/recruiterArea/pipeline/cardsAtOnce.ts';
import { fixed, median, times, within } from './figures.ts';
import { consoles, openSite, type Site } from './openSite.ts';
import type { Table } from './table.ts';
import { slowDown } from './visit.ts';

const cards = 1000;
const runs = 3;
const shownFirst = cardsAtOnce(900);
const targets = { shown: 1500, longTask: 100 };

/**
 * Measures how soon a board of 1,000 cards is usable on a slow device and network, and how smoothly cards can
 * be dragged.
 */
export const board = async (): Promise<Table[]> => {
  const site = await openSite();
  try {
    const recruiter = (await consoles(site.origin)).find(({ name }) => name.startsWith('recruiter'));
    if (!recruiter) throw new Error('Nobody signs in to the recruiter console');
    await fill(site.origin, tokenIn(recruiter.session));
    const slow = await times(runs, () => useBoard(site, recruiter, true));
    const calm = await times(runs, () => useBoard(site, recruiter, false));
    return [
      {
        title: `board: ${cards} cards, reached from the dashboard`,
        head: [
          'browser',
          'usable',
          'target',
          '',
          'longest task while dragging',
          'target',
          '',
          'after the drop',
        ],
        rows: [line('4× CPU slow-down, 1.6 Mbit/s, 150 ms', slow), line('nothing slowed down', calm)],
        notes: [
          `medians of ${runs}; usable = all five counts and the first ${shownFirst} cards of each column are painted`,
          'dragging = a card is lifted by the mouse and led over three columns; after the drop = until the server has answered and both columns are read anew',
        ],
      },
    ];
  } finally {
    await site.close();
  }
};

type Used = { shown: number; dragging: number; settling: number };

const line = (browser: string, used: Used[]): string[] => {
  const shown = median(used.map((one) => one.shown));
  const dragging = median(used.map((one) => one.dragging));
  return [
    browser,
    `${fixed(shown)} ms`,
    `${fixed(targets.shown)} ms`,
    within(shown, targets.shown),
    `${fixed(dragging)} ms`,
    `${fixed(targets.longTask)} ms`,
    within(dragging, targets.longTask),
    `${fixed(median(used.map((one) => one.settling)))} ms`,
  ];
};

type Recruiter = Awaited<ReturnType<typeof consoles>>[number];

const tokenIn = ({ origins }: Recruiter['session']): string =>
  origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value ?? '';

/** Adds listed candidates to the sample recruiter's pipeline, job by job, in equal parts for each stage. */
const fill = async (origin: string, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const idsOf = async (noun: string): Promise<string[]> => {
    const answer = await fetch(`${origin}/api/v1/${noun}?range=[0,999]`, { headers });
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  };
  const [jobs, people] = await Promise.all([idsOf('jobs'), idsOf('candidates')]);
  let made = 0;
  for (const jobId of jobs)
    for (const candidateId of people) {
      if (made === cards) return;
      const body = JSON.stringify({ jobId, candidateId, stage: stages[made % stages.length] });
      const answer = await fetch(`${origin}/api/v1/pipelineEntries`, { method: 'POST', headers, body });
      if (answer.ok) made++;
    }
  throw new Error(`The sample world has jobs and people for ${made} cards only`);
};

const useBoard = async (site: Site, { url, session }: Recruiter, slowly: boolean): Promise<Used> => {
  const page = await site.visitor(session);
  try {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Interviews Today' }).waitFor();
    await untilIdle(page);
    if (slowly) await slowDown(await page.context().newCDPSession(page));
    const shown = await openBoard(page);
    await untilIdle(page);
    return { shown, ...(await dragCard(page)) };
  } finally {
    await page.context().close();
  }
};

declare global {
  interface Window {
    __clicked?: number;
    __shown?: number;
    __tasks?: number[][];
  }
}

/** Milliseconds from the click in the menu until the cards are painted. */
const openBoard = async (page: Page): Promise<number> => {
  await page.evaluate((wanted) => {
    addEventListener('click', () => (window.__clicked = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('section li [role=group]').length < wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.__shown = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shownFirst * stages.length);
  await page.getByRole('link', { name: 'Recruitment Pipeline' }).click();
  await page.waitForFunction(() => window.__shown, null, {
    timeout: 60_000,
  });
  return page.evaluate(() => {
    const { __clicked = NaN, __shown = NaN } = window;
    return __shown - __clicked;
  });
};

/** The longest main-thread tasks in milliseconds, while a card is dragged and after it is dropped. */
const dragCard = async (page: Page): Promise<Pick<Used, 'dragging' | 'settling'>> => {
  await page.evaluate(() => {
    const tasks: number[][] = [];
    window.__tasks = tasks;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
    }).observe({ type: 'longtask' });
    addEventListener('mouseup', ({ timeStamp }) => tasks.push([timeStamp, 0]), { capture: true });
  });
  const column = (place: number) => page.locator('section:has(> ul)').nth(place);
  const [from, to] = [
    await column(0).getByRole('group').first().boundingBox(),
    await column(3).boundingBox(),
  ];
  if (!from || !to) throw new Error('The board has no columns');
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.mouse.move(from.x + 60, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 160, { steps: 40 });
  await page.mouse.up();
  await stored;
  await untilIdle(page);
  const tasks = await page.evaluate(() => window.__tasks ?? []);
  const dropped = tasks.find(([, duration]) => duration === 0)?.[0] ?? 0;
  const longest = (is: (start: number) => boolean) =>
    Math.max(0, ...tasks.flatMap(([start = 0, duration = 0]) => (is(start) ? [duration] : [])));
  return { dragging: longest((start) => start < dropped), settling: longest((start) => start >= dropped) };
};
