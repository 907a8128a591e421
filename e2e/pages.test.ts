import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserType } from '../domain/contract/userTypes.ts';
import { findBarriers } from './findBarriers.ts';
import { findHiddenColumns, tablesOfPages } from './findHiddenColumns.ts';
import { isOpenToAll, lookAt, phone, wide } from './isOpenToAll.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { consoles, heading, menuEntry, signInByClick } from './signIn.ts';
import { visit } from './visit.ts';
import { watchBreaches, watchPage } from './watchPage.ts';

/** The sidebar's entries, with the heading of each page where it differs. */
type Entry = readonly [entry: string, heading?: string];
const sidebars: Record<UserType, readonly [Entry, Entry, ...Entry[]]> = {
  provider: [
    ['Dashboard'],
    ['Available Resources'],
    ['Hot Lists'],
    ['Recruiter Requests'],
    ['Analytics'],
    ['Contracts'],
    ['Rate Cards'],
    ['Company Settings'],
    ['Deployments'],
    ['Timesheets'],
    ['Client Invoices'],
  ],
  recruiter: [
    ['Dashboard'],
    ['Talent Pool'],
    ['Smart Recommendations'],
    ['Recruitment Pipeline'],
    ['Job Postings'],
    ['Analytics', 'Recruitment Analytics'],
    ['Settings', 'Company Settings'],
    ['Tasks'],
    ['Requests', 'Your Requests'],
    ['Interviews'],
    ['Contracts'],
    ['Rate Cards'],
    ['Deployments'],
    ['Timesheets'],
    ['Invoices Received'],
  ],
  admin: [
    ['Platform Dashboard'],
    ['Provider Companies'],
    ['Recruiter Companies'],
    ['Individual Users'],
    ['Deals'],
    ['Platform Analytics'],
    ['Reports & Insights'],
    ['Support Tickets'],
    ['Platform Settings'],
    ['Security & Compliance'],
    ['Billing & Subscriptions'],
    ['All Data'],
  ],
};

/** Pages linked from there: a list, a row's page, a row's form and a new row. */
const further: Record<UserType, readonly string[]> = {
  provider: [
    '/employees/create',
    '/employees/confirm',
    '/candidates/BE-001',
    '/candidates/BE-001/show',
    '/contracts/create',
    '/rateCards/create',
    '/rateCards/RC-003/show',
    '/calendar',
    '/settings/profile',
    '/settings/billing',
    '/invoices',
    '/notifications',
    '/deployments/CT-240/show',
    '/roll-offs',
    '/bench-forecast',
    '/requests/RR-007/show',
    '/requests/RR-006/show/respond',
    '/support',
    '/support/create',
    '/support/TKT-070/show',
  ],
  recruiter: [
    '/requisitions',
    '/requests/RR-117/show',
    '/candidates/BE-057/show',
    '/candidates/BE-057/show?job=JOB-001',
    '/talent-pool?job=JOB-001',
    '/talent-pool/pools',
    '/talent-pool/pools/TP-001',
    '/talent-pool/compare?ids=BE-001,BE-057',
    '/jobs/create',
    '/settings/notifications',
    '/settings/integrations',
    '/settings/billing',
    '/invoices',
    '/support',
  ],
  admin: [
    '/health',
    '/providers/create',
    '/companies/CO-002/show',
    '/providers/CO-001/show/resources',
    '/recruiters/CO-002/show/jobs',
    '/recruiters/CO-002/show/history',
    '/companies/CO-002',
    '/settings',
    '/settings/features',
    '/analytics?range=1y&metric=revenue',
    '/users?perPage=10',
    '/users/roles',
    '/users/verification',
    '/users/USR-001',
    '/reports/RPT-001/show',
    '/support/TKT-155/show',
    '/support/TKT-155',
    '/support/TKT-155/respond',
    '/support/TKT-155/assign',
    '/support/create',
    '/support/respond?template=RT-001',
    '/support/templates/create',
    '/settings/integrations',
    '/settings/maintenance',
    '/billing/plans',
    '/billing/invoices',
    '/billing/payment-methods',
    '/billing/invoices/create',
    '/auditLogs',
    '/candidates',
    '/unknownSkills',
    '/unknownSkills/US-001',
    '/roles',
    '/roles/ROLE-003/show',
    '/roles/create',
    '/security/access?perPage=10',
    '/security/audit?perPage=10',
    '/security/compliance',
    '/security/incidents?perPage=10',
    '/incidents/INC-031/show',
  ],
};

let site: SiteToRead;

beforeAll(async () => {
  site = await openSiteToRead();
});
afterAll(() => site?.close());

describe.each(['provider', 'recruiter', 'admin'] as const)('the console of a %s', (userType) => {
  const { path } = consoles[userType];
  let page: Page;
  let watch: ReturnType<typeof watchPage>;
  const tables = new Set(tablesOfPages[userType]);
  /** Each table is checked once; addresses that limit its rows do not count. */
  const showsAllColumns = async () => {
    const { pathname, search } = new URL(page.url());
    if (search === '' && tables.delete(pathname.slice(path.length)))
      expect.soft(await page.evaluate(findHiddenColumns), 'hidden columns').toEqual([]);
  };

  beforeAll(async () => {
    page = await site.visitor();
    watch = watchPage(page, site.origin);
    await watchBreaches(page, watch.faults);
    await signInByClick(page, userType);
  });

  test('lists its pages in the sidebar', async () => {
    const entries = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');
    expect(await entries.allInnerTexts()).toEqual(sidebars[userType].map(([entry]) => entry));
    // Leaving before the page has loaded would abort its requests.
    await watch.settled();
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test.each(sidebars[userType])(
    'opens %s from the sidebar, and it passes accessibility and layout checks',
    async (...names) => {
      const [entry, title = entry] = names as unknown as Entry;
      await page.setViewportSize(wide);
      await menuEntry(page, entry).click();
      await heading(page, title).waitFor();
      await isOpenToAll(page, watch.settled, 'dark', wide);
      await showsAllColumns();
      await isOpenToAll(page, watch.settled, 'light', phone);
      expect(watch.faults.splice(0)).toEqual([]);
    },
  );

  test.each(further[userType])('shows %s, which passes accessibility and layout checks', async (address) => {
    await visit(page, path + address, () => lookAt(page, 'dark', wide));
    // An open dialog hides the page behind it from the accessibility tree.
    await page.getByRole('heading').first().waitFor();
    await isOpenToAll(page, watch.settled, 'dark', wide);
    await showsAllColumns();
    await isOpenToAll(page, watch.settled, 'light', phone);
    expect(watch.faults.splice(0)).toEqual([]);
  });

  test('shows all columns of the tables on these pages', () => {
    expect([...tables]).toEqual([]);
  });

  test.runIf(userType === 'provider')(
    'compares plans in a dialog, which passes accessibility and layout checks',
    async () => {
      await page.setViewportSize(wide);
      await visit(page, `${path}/settings/billing`);
      await page.getByRole('button', { name: 'Upgrade Plan' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' });
      for (const plan of ['Enterprise', 'Basic']) {
        await dialog.getByRole('radio', { name: plan }).check();
        await isOpenToAll(page, watch.settled, 'dark', wide);
        await isOpenToAll(page, watch.settled, 'light', phone);
      }
      expect(watch.faults.splice(0)).toEqual([]);
    },
  );

  test('opens its menu in a drawer on a phone', async () => {
    const [entry, title = entry] = sidebars[userType][1];
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menuEntry(page, entry).waitFor();
    await watch.settled();
    expect(await findBarriers(page)).toEqual([]);
    await menuEntry(page, entry).click();
    await heading(page, title).waitFor();
  });

  test('shows a page with a link for an unknown address', async () => {
    await page.setViewportSize(wide);
    await page.goto(`${path}/nowhere`);
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(page, consoles[userType].dashboard).waitFor();
  });

  test.each(['/companies/CO-99999/show', '/candidates/BE-99999'])(
    'never shows an empty page for a missing row: %s',
    async (address) => {
      await page.goto(path + address);
      await page.getByRole('main').getByRole('heading').first().waitFor({ timeout: 8_000 });
    },
  );
});
