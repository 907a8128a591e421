import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { type Language, languages } from '../domain/contract/languages.ts';
import { openStudio, type Studio } from './tour/studio.ts';
import { untilIdle } from './untilIdle.ts';

/**
 * Takes screenshots of the consoles of the built site (run `npm run build` first) for the landing page, and
 * the video's poster. `match` takes only those of the first screen.
 */
const folders = {
  pictures: new URL('../public/pictures/', import.meta.url),
  video: new URL('../public/video/', import.meta.url),
};
const views = [
  { name: 'provider', userType: 'provider', path: '/provider/dashboard', title: 'Dashboard' },
  { name: 'recruiter', userType: 'recruiter', path: '/recruiter/talent-pool', title: 'Talent Pool' },
  {
    name: 'operator',
    userType: 'admin',
    path: '/platform-admin/dashboard',
    title: 'Platform Dashboard',
  },
] as const;

const asWebp = async (page: Page, quality: number): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
};

const photograph = async (studio: Studio, view: (typeof views)[number], colorScheme: 'light' | 'dark') => {
  const page = await studio.visitor({ width: 1366, height: 854, colorScheme });
  await studio.enter(page, view.userType);
  await page.goto(view.path);
  await page.getByRole('heading', { level: 1, name: view.title, exact: true }).waitFor();
  await untilIdle(page);
  // Parts of a page load after it, and show an outline until then.
  await page.waitForFunction(
    () => document.querySelector('.MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])') === null,
  );
  await writeFile(new URL(`${view.name}-${colorScheme}.webp`, folders.pictures), await asWebp(page, 82));
  if (view.name === 'recruiter' && colorScheme === 'light') {
    await page.setViewportSize({ width: 1280, height: 720 });
    await writeFile(new URL('tour.webp', folders.video), await asWebp(page, 75));
  }
  await page.context().close();
};

/** The size of the picture on the first screen of the landing page, in CSS pixels. */
const first = { width: 728, height: 562 };

/** The best candidate for a job, with the reasons of the score. */
const photographMatch = async (studio: Studio, language: Language, colorScheme: 'light' | 'dark') => {
  const page = await studio.visitor({ width: 760, height: 900, colorScheme });
  await studio.enter(page, 'recruiter');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/recruiter/jobs/JOB-002/show');
  await page.locator('main a[href*="smart-recommendations"]').first().click();
  const best = page.locator('main ol > li').first();
  await best.locator('button').first().waitFor();
  await untilIdle(page);
  const place = await best.boundingBox();
  if (!place) throw new Error('The best candidate is not shown.');
  const session = await page.context().newCDPSession(page);
  const clip = { x: place.x, y: place.y, ...first, scale: 1.375 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, clip });
  await writeFile(
    new URL(`match-${language}-${colorScheme}.webp`, folders.pictures),
    Buffer.from(data, 'base64'),
  );
  await page.context().close();
};

const only = process.argv[2];
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    if (only !== 'match') for (const view of views) await photograph(studio, view, colorScheme);
    for (const language of languages) await photographMatch(studio, language, colorScheme);
  }
} finally {
  await studio.close();
}
