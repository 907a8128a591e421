import type { Locator, Page } from 'playwright-core';
import { untilIdle } from '../untilIdle.ts';
import type { Camera } from './camera.ts';
import { press, wait, write } from './hand.ts';
import type { Studio } from './studio.ts';

const person = 'Noor Haverkamp';

const field = (scope: Page | Locator, label: string) =>
  scope.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\s*\\*?$`));
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const settled = async (page: Page, title: string) => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await untilIdle(page);
};

const bench = async (page: Page, camera: Camera) => {
  await page.goto('/');
  await untilIdle(page);
  await camera.take(page, 'bench', async () => {
    await wait(page, 3.5);
    await page.mouse.move(640, 420);
    for (let scrolled = 0; scrolled < 14; scrolled++) {
      await page.mouse.wheel(0, 60);
      await wait(page, 0.12);
    }
    await wait(page, 2);
  });
};

const provider = async (page: Page, camera: Camera, studio: Studio) => {
  await studio.enter(page, 'provider');
  await page.goto('/provider/dashboard');
  await settled(page, 'Dashboard');
  await camera.take(page, 'provider', async () => {
    await wait(page, 4);
    await press(page, entry(page, 'Available Resources'));
    await settled(page, 'Available Resources');
    await wait(page, 1.5);
  });
  await camera.take(page, 'adds', async () => {
    await press(page, page.getByRole('link', { name: 'Add Employee' }));
    await field(page, 'Name').waitFor();
    await write(page, field(page, 'Name'), person);
    await write(page, field(page, 'Title'), 'Cloud Platform Engineer');
    await write(page, field(page, 'Location'), 'Rotterdam');
    await write(page, field(page, 'Experience (years)'), '8');
    await write(page, page.getByRole('combobox', { name: 'Skills' }), 'Kubernetes');
    await page.keyboard.press('Enter');
    await write(page, field(page, 'Hourly Rate'), '92');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await page.waitForURL(/\/provider\/employees(\?|$)/);
    await write(page, page.getByRole('textbox', { name: 'Search', exact: true }), person.split(' ')[1] ?? '');
    await page.getByRole('article').filter({ hasText: person }).waitFor();
    await wait(page, 2.5);
  });
};

const recruiter = async (page: Page, camera: Camera, studio: Studio) => {
  await studio.enter(page, 'recruiter');
  await page.goto('/recruiter/talent-pool');
  await settled(page, 'Talent Pool');
  const card = page.getByRole('article').filter({ hasText: person });
  await camera.take(page, 'recruiter', async () => {
    await wait(page, 1.5);
    await write(page, field(page, 'Search by name, title or skill'), 'cloud platform');
    await card.waitFor();
    await wait(page, 2.5);
  });
  await camera.take(page, 'asks', async () => {
    await press(page, card.getByRole('button', { name: `Contact the provider of ${person}` }));
    const dialog = page.getByRole('dialog', { name: `Request ${person}` });
    await write(page, field(dialog, 'Duration'), '6 months');
    await write(page, field(dialog, 'Message'), 'Could we meet this week?');
    await press(page, dialog.getByRole('button', { name: 'Send request' }));
    await page.getByText(`Request for ${person} sent`).waitFor();
    await wait(page, 2);
  });
  await camera.take(page, 'pipeline', async () => {
    await press(page, entry(page, 'Recruitment Pipeline'));
    await settled(page, 'Recruitment Pipeline');
    await wait(page, 4);
  });
};

const operator = async (page: Page, camera: Camera, studio: Studio) => {
  await studio.enter(page, 'admin');
  await page.goto('/platform-admin/dashboard');
  await settled(page, 'Platform Dashboard');
  await camera.take(page, 'operator', async () => {
    await wait(page, 3);
    await press(page, entry(page, 'Provider Companies'));
    await settled(page, 'Provider Companies');
    await wait(page, 2);
    await press(page, entry(page, 'Support Tickets'));
    await settled(page, 'Support Tickets');
    await wait(page, 2);
  });
};

const end = async (page: Page, camera: Camera) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await untilIdle(page);
  await camera.take(page, 'end', () => wait(page, 4));
};

/** The scenes of the video, in order. */
export const playScenes = async (page: Page, camera: Camera, studio: Studio) => {
  await camera.point(page);
  for (const scene of [bench, provider, recruiter, operator, end]) await scene(page, camera, studio);
};
