// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserType } from '../domain/contract/userTypes.ts';
import { otherResources } from '../src/platformAdminArea/resources.ts';
import { findCutLabels } from './findCutLabels.ts';
import { findHiddenColumns, tablesOfPages } from './findHiddenColumns.ts';
import { openSiteToRead, type SiteToRead } from './openSite.ts';
import { consoles, heading, holdSession } from './signIn.ts';
import { visit } from './visit.ts';
import { watchPage } from './watchPage.ts';

/** All pages with a table of rows; pages.test.ts checks those that it opens. */
const lists: Record<UserType, readonly string[]> = {
  provider: [
    '/requests',
    '/jobs',
    '/applications',
    '/contracts',
    '/contractTemplates',
    '/activities',
    '/invoices',
    '/notifications',
    '/auditLogs',
    '/support',
    '/analytics',
  ],
  recruiter: [
    '/jobs',
    '/requests',
    '/contracts',
    '/activities',
    '/invoices',
    '/notifications',
    '/support',
    '/analytics',
  ],
  admin: [
    '/dashboard',
    '/providers',
    '/recruiters',
    '/users',
    '/users/roles',
    '/users/verification',
    '/analytics',
    '/reports',
    '/support',
    '/security/access',
    '/security/audit',
    '/security/compliance',
    '/security/incidents',
    '/billing',
    '/billing/plans',
    '/billing/plans/subscriptions',
    '/billing/transactions',
    '/billing/invoices',
    '/billing/payment-methods',
    '/ticketResponses',
    '/ticketEvents',
    '/responseTemplates',
    '/reportSchedules',
    '/reportTemplates',
    '/auditLogs',
    '/auditVerifications',
    '/incidents',
    '/incidentEvents',
    '/policies',
    '/complianceFrameworks',
    ...Object.values(otherResources).flatMap((resources) => resources.map(({ name }) => `/${name}`)),
  ],
};

let site: SiteToRead;

beforeAll(async () => {
  site = await openSiteToRead();
});
afterAll(() => site?.close());

describe.each(['provider', 'recruiter', 'admin'] as const)('the lists of a %s on a laptop', (userType) => {
  const { path } = consoles[userType];
  let page: Page;
  let watch: ReturnType<typeof watchPage>;

  beforeAll(async () => {
    page = await site.visitor({ width: 1366 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    watch = watchPage(page, site.origin);
    await holdSession(page, userType);
  });

  const addresses = lists[userType].filter((address) => !tablesOfPages[userType].includes(address));
  test.each(addresses)('%s shows all of its columns', async (address) => {
    await visit(page, path + address);
    await heading(page, /./).waitFor();
    await watch.settled();
    expect(await page.evaluate(findHiddenColumns)).toEqual([]);
  });

  test.runIf(userType === 'provider')('the bench as a table shows all of its columns', async () => {
    await visit(page, `${path}/employees`);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('main').getByRole('columnheader').first().waitFor();
    await watch.settled();
    expect(await page.evaluate(findHiddenColumns)).toEqual([]);
  });
});

describe.each(['es', 'fr', 'de'])('on a laptop, in %s', (language) => {
  test.each(['/talent-pool', '/smart-recommendations'])(
    '%s shows the labels of its inputs whole',
    async (address) => {
      const page = await site.visitor({ width: 1366 });
      const watch = watchPage(page, site.origin);
      await holdSession(page, 'recruiter');
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`${consoles.recruiter.path}${address}`);
      await page.locator('main label.MuiInputLabel-root').nth(3).waitFor();
      await watch.settled();
      expect(await page.evaluate(findCutLabels)).toEqual([]);
      await page.close();
    },
  );
});

test.each(['es', 'fr', 'de'])('the chart of revenue names each of its months in %s', async (language) => {
  const page = await site.visitor({ width: 1366 });
  const watch = watchPage(page, site.origin);
  await holdSession(page, 'admin');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(`${consoles.admin.path}/analytics?metric=revenue`);
  const labels = page
    .getByRole('figure')
    .first()
    .locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await labels.first().waitFor();
  await watch.settled();
  expect(new Set(await labels.allTextContents()).size).toBe(6);
  await page.close();
});
