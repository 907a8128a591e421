// @module-tag rest
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { read } from './dealSteps.ts';
import { findBarriers } from './findBarriers.ts';
import { openSite, type Site } from './openSite.ts';
import { resize } from './resize.ts';
import { heading, holdSession, menuEntry, signInAs } from './signIn.ts';

let site: Site;
let recruiter: Page;

beforeAll(async () => {
  site = await openSite();
  recruiter = await site.visitor();
  await signInAs(recruiter, 'recruiter');
});
afterAll(() => site?.close());

const column = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const firstCard = async (page: Page, stage: string): Promise<{ card: Locator; name: string }> => {
  const card = column(page, stage).getByRole('group').first();
  return { card, name: (await card.getAttribute('aria-label')) ?? '' };
};
const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('group', { name, exact: true });
const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 200);
/** The card's stage after the page is loaded again. */
const seenAnew = async (stage: string, name: string) => {
  await recruiter.reload();
  await cardIn(recruiter, stage, name).waitFor();
};

const announcement = (hasText: string) =>
  recruiter.locator('[aria-live=assertive]').filter({ hasText }).waitFor({ state: 'attached' });
/** Takes a card of Sourcing to the next stage by keyboard. A key pressed before the last one took effect is lost. */
const carryOn = async (card: Locator, name: string) => {
  await card.focus();
  await recruiter.keyboard.press('Space');
  await announcement(`Picked up ${name} from Sourcing.`);
  await recruiter.keyboard.press('ArrowRight');
  await announcement(`${name} is over Screening.`);
};

describe('the recruitment pipeline', () => {
  test('opens from the menu without accessibility problems', async () => {
    await menuEntry(recruiter, 'Recruitment Pipeline').click();
    await heading(recruiter, 'Recruitment Pipeline').waitFor();
    await column(recruiter, 'Sourcing').getByRole('group').first().waitFor();
    expect(await findBarriers(recruiter)).toEqual([]);
  });

  test('a card is dragged to another stage by mouse, and stays there', async () => {
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    const [from, to] = [await card.boundingBox(), await column(recruiter, 'Offer').boundingBox()];
    if (!from || !to) throw new Error('The board has no columns');
    const answered = stored(recruiter);
    await recruiter.mouse.move(from.x + 60, from.y + from.height - 8);
    await recruiter.mouse.down();
    await recruiter.mouse.move(to.x + 60, to.y + 60, { steps: 20 });
    await recruiter.mouse.up();
    await answered;
    await seenAnew('Offer', name);
  });

  test('a card is moved by keyboard, and every step is announced', async () => {
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    await carryOn(card, name);
    const answered = stored(recruiter);
    await recruiter.keyboard.press('Space');
    await announcement(`${name} dropped in Screening.`);
    await answered;
    await seenAnew('Screening', name);
  });

  test('a card released with Escape stays where it was', async () => {
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    await carryOn(card, name);
    await recruiter.keyboard.press('Escape');
    await announcement(`Move canceled. ${name} stays in Sourcing.`);
    await seenAnew('Sourcing', name);
  });

  /** The card that has the focus, by its name. */
  const focused = () =>
    recruiter.evaluate(() => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'));

  test('a card whose move by keyboard is refused stays, says so and keeps the focus', async () => {
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    const answer = { success: false, code: 'server.too-slow', message: 'Very busy' };
    const moves = '**/api/v1/pipelineEntries/*';
    await recruiter.route(moves, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: answer }) : route.fallback(),
    );
    await carryOn(card, name);
    await recruiter.keyboard.press('Space');
    await recruiter
      .getByRole('alert')
      .filter({ hasText: `${name} stays in Sourcing.` })
      .waitFor();
    await cardIn(recruiter, 'Sourcing', name).waitFor();
    await expect.poll(focused).toBe(name);
    await recruiter.unroute(moves);
    await seenAnew('Sourcing', name);
  });

  test('a card that a colleague has moved first says so by keyboard, and has the focus where it is', async () => {
    // Without news from the server, the board shows what it has read.
    await recruiter.route('**/api/v1/events*', (route) => route.abort());
    await recruiter.reload();
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    const filter = { stage: 'sourcing', outcome: 'Live', q: name };
    const [row] = await read<{ id: string; version: number }>(recruiter, 'pipelineEntries', filter);
    await askApi(recruiter, `/pipelineEntries/${row?.id}`, {
      method: 'PUT',
      headers: { 'If-Match': `"${row?.version}"` },
      data: { stage: 'offer' },
    });
    await carryOn(card, name);
    await recruiter.keyboard.press('Space');
    const told = `has already moved ${name} to Offer. Your move was not saved.`;
    await recruiter.getByRole('alert').filter({ hasText: told }).waitFor();
    await cardIn(recruiter, 'Offer', name).waitFor();
    await expect.poll(focused).toBe(name);
    await recruiter.unroute('**/api/v1/events*');
  });

  test('a card is moved by keyboard with reduced motion', async () => {
    await recruiter.emulateMedia({ reducedMotion: 'reduce' });
    const { card, name } = await firstCard(recruiter, 'Sourcing');
    await carryOn(card, name);
    const answered = stored(recruiter);
    await recruiter.keyboard.press('Space');
    await answered;
    await seenAnew('Screening', name);
    await recruiter.emulateMedia({ reducedMotion: null });
  });

  test('on a phone the columns are swiped, not the page, and a card opens fully visible', async () => {
    const phone = await site.visitor({ colorScheme: 'dark' });
    await holdSession(phone, 'recruiter');
    await resize(phone, { width: 390, height: 844 });
    await phone.goto('/recruiter/pipeline');
    const { card, name } = await firstCard(phone, 'Sourcing');
    const width = () => phone.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    await card.getByRole('link').click();
    const dialog = phone.getByRole('dialog', { name });
    await dialog.getByText('History', { exact: true }).waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await width()).toBe(390);
    expect(await findBarriers(phone)).toEqual([]);
  });
});
