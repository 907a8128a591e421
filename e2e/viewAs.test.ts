// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '../fixtures/signIns.ts';
import { isOpenToAll, phone, wide } from './isOpenToAll.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { resize } from './resize.ts';
import { heading, openDialog, sampleEmail } from './signIn.ts';
import { watchPage } from './watchPage.ts';

let site: SiteToRead;
beforeAll(async () => {
  site = await openSiteToRead();
});
afterAll(() => site?.close());

const signIn = async (page: Page, remembered: boolean) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email', { exact: true }).fill(sampleEmail('admin'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword);
  const box = dialog.getByRole('checkbox', { name: /remember/i });
  if ((await box.isChecked()) !== remembered) await box.click();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/platform-admin/dashboard');
};

const openView = async (page: Page): Promise<Page> => {
  await page.getByRole('link', { name: 'Individual Users' }).click();
  const filter = encodeURIComponent(JSON.stringify({ q: sampleEmail('recruiter') }));
  await page.goto(`/platform-admin/users?filter=${filter}`);
  await page.getByText(sampleEmail('recruiter')).click();
  await page.getByRole('button', { name: /View as this user/ }).click();
  const [view] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open view' }).click(),
  ]);
  await view.waitForURL('/recruiter/dashboard');
  return view;
};

describe.each([
  ['remembered on this device', true],
  ['kept in one tab', false],
])('an operator whose session is %s', (_, remembered) => {
  let page: Page;
  let view: Page;
  beforeAll(async () => {
    page = await site.visitor();
    await signIn(page, remembered);
    view = await openView(page);
  });

  test('views as another person in a separate tab, under a banner, which passes accessibility checks', async () => {
    const watch = watchPage(view, site.origin);
    await watch.settled();
    const banner = view.getByRole('region', { name: 'Viewing as another user' });
    for (const path of ['/recruiter/dashboard', '/recruiter/jobs', '/dashboard']) {
      await view.goto(path);
      await view.getByRole('heading').first().waitFor();
      await banner
        .getByText(/^You are viewing TalentBench as .+ from .+\. This view is read-only\.$/)
        .waitFor();
      await isOpenToAll(view, watch.settled, 'dark', wide);
      await isOpenToAll(view, watch.settled, 'light', phone);
    }
    expect(watch.faults.splice(0)).toEqual([]);
    await resize(view, wide);
  });

  test('keeps working in the first tab, and leaves no key of the view session where other tabs find it', async () => {
    await page.reload();
    await heading(page, /./).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/platform-admin\//);
    expect(await view.evaluate(() => localStorage.getItem('userType'))).toBe(remembered ? 'admin' : null);
    expect(await view.evaluate(() => sessionStorage.getItem('userType'))).toBe('recruiter');
    expect(await view.evaluate(() => window.opener)).toBeNull();
  });

  test('ends the view with the banner’s button, which closes the tab and keeps the operator signed in', async () => {
    const closed = view.waitForEvent('close');
    await view.getByRole('button', { name: 'Stop viewing' }).click();
    await closed;
    await page.goto('/platform-admin/auditLogs');
    await page.getByRole('cell', { name: 'Stopped viewing as another user' }).first().waitFor();
  });
});
