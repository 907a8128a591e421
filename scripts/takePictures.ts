import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openStudio, type Studio } from './tour/studio.ts';
import { untilIdle } from './untilIdle.ts';

/**
 * Takes screenshots of the consoles of the built site (run `npm run build` first) for the landing page, and
 * the video's poster.
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

for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const view of views)
    for (const colorScheme of ['light', 'dark'] as const) await photograph(studio, view, colorScheme);
} finally {
  await studio.close();
}
