import type { Page } from 'playwright-core';
import { stages } from '../domain/contract/pipelineEntries.ts';
import { cardsAtOnce } from '../src/recruiterArea/pipeline/cardsAtOnce.ts';
import { fixed, median, times, within } from './figures.ts';
import { consoles, openSite, type Site } from './openSite.ts';
import type { Table } from './table.ts';
import { slowDown } from './visit.ts';

const cards = 1000;
const runs = 3;
const targets = { shown: 1500, longTask: 100 };

/** How soon a board of 1,000 cards can be used on a slow machine and line, and how smoothly a card is dragged. */
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
        head: ['browser', 'usable', 'target', '', 'longest task while dragging', 'target', ''],
        rows: [line('4× CPU slow-down, 1.6 Mbit/s, 150 ms', slow), line('nothing slowed down', calm)],
        notes: [
          `medians of ${runs}; usable = all five counts and the first ${cardsAtOnce} cards of each column are painted`,
          'dragging = a card is lifted by the mouse, led over three columns and dropped; until the server has answered',
        ],
      },
    ];
  } finally {
    await site.close();
  }
};

type Used = { shown: number; longest: number };

const line = (browser: string, used: Used[]): string[] => {
  const shown = median(used.map((one) => one.shown));
  const longest = median(used.map((one) => one.longest));
  return [
    browser,
    `${fixed(shown)} ms`,
    `${fixed(targets.shown)} ms`,
    within(shown, targets.shown),
    `${fixed(longest)} ms`,
    `${fixed(targets.longTask)} ms`,
    within(longest, targets.longTask),
  ];
};

type Recruiter = Awaited<ReturnType<typeof consoles>>[number];

const tokenIn = ({ origins }: Recruiter['session']): string =>
  origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value ?? '';

/** Puts as many listed people into the sample recruiter's pipeline, an equal part into each stage. */
const fill = async (origin: string, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const range = encodeURIComponent(JSON.stringify([0, cards - 1]));
  const people = (await (await fetch(`${origin}/api/v1/candidates?range=${range}`, { headers })).json()) as {
    id: string;
  }[];
  for (const [place, { id: candidateId }] of people.entries()) {
    const body = JSON.stringify({ candidateId, stage: stages[place % stages.length] });
    await fetch(`${origin}/api/v1/pipelineEntries`, { method: 'POST', headers, body });
  }
};

const useBoard = async (site: Site, { url, session }: Recruiter, slowly: boolean): Promise<Used> => {
  const page = await site.visitor(session);
  try {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Interviews Today' }).waitFor();
    await page.waitForLoadState('networkidle');
    if (slowly) await slowDown(await page.context().newCDPSession(page));
    const shown = await openBoard(page);
    await page.waitForLoadState('networkidle');
    return { shown, longest: await dragCard(page) };
  } finally {
    await page.context().close();
  }
};

/** Milliseconds from the click in the menu until the cards are painted. */
const openBoard = async (page: Page): Promise<number> => {
  await page.evaluate((wanted) => {
    const seen = window as unknown as { __clicked: number; __shown: number };
    addEventListener('click', () => (seen.__clicked = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('section li [role=group]').length < wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.__shown = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, cardsAtOnce * stages.length);
  await page.getByRole('link', { name: 'Recruitment Pipeline' }).click();
  await page.waitForFunction(() => (window as unknown as { __shown?: number }).__shown, null, {
    timeout: 60_000,
  });
  return page.evaluate(() => {
    const { __clicked, __shown } = window as unknown as { __clicked: number; __shown: number };
    return __shown - __clicked;
  });
};

/** The longest task of the main thread, in milliseconds, from lifting a card until it is stored in another column. */
const dragCard = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const seen = window as unknown as { __tasks: number[] };
    seen.__tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.__tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const column = (place: number) => page.locator('section:has(> ul)').nth(place);
  const card = column(0).getByRole('group').first();
  const [from, to] = [await card.boundingBox(), await column(3).boundingBox()];
  if (!from || !to) throw new Error('The board has no columns');
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.mouse.move(from.x + 60, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 160, { steps: 40 });
  await page.mouse.up();
  await stored;
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Math.max(0, ...(window as unknown as { __tasks: number[] }).__tasks));
};
