import type { Page } from 'playwright-core';

/**
 * Opens an address of the current console as a link would, without loading the console again; another console
 * is loaded. An unknown address is visited in between, so that the page is mounted again and the previous
 * page is not mistaken for it. `between` runs while the unknown address is shown.
 */
export const visit = async (page: Page, address: string, between?: () => Promise<unknown>) => {
  const root = `/${address.split('/')[1]}/`;
  if (!new URL(page.url()).pathname.startsWith(root)) {
    await between?.();
    await page.goto(address);
    return;
  }
  const nowhere = page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' });
  await page.evaluate(follow, `${root}nowhere`);
  await nowhere.waitFor();
  await between?.();
  await page.evaluate(follow, address);
  await nowhere.waitFor({ state: 'detached' });
};

const follow = (address: string) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};
