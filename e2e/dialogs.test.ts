// @module-tag rest
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field } from './field.ts';
import { isOpenInAllLooks, lookAt, wide } from './isOpenToAll.ts';
import { openSite, type Site } from './openSite.ts';
import { resize } from './resize.ts';
import { holdSession } from './signIn.ts';
import { visit } from './visit.ts';
import { watchPage } from './watchPage.ts';

let site: Site;
let page: Page;
let watch: ReturnType<typeof watchPage>;

beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  watch = watchPage(page, site.origin);
  await holdSession(page, 'provider');
});
afterAll(() => site?.close());

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const csv = `Name;Job Title;Years;City;Rate;E-Mail
Barnaby Inkwell;Type Setter;9;Antwerp;64;barnaby@inkwell.example
Nobody;Tester;many;Ghent;50;
`;
const chooseFile = async () => {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'bench.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByLabel('“City” maps to').waitFor();
};
const preview = async () => {
  await chooseFile();
  await press('Preview');
  await page.getByRole('group', { name: 'Filter rows' }).waitFor();
};
const respond = async (way: string) => {
  await page.getByRole('tab', { name: way }).click();
  await page
    .getByRole('tabpanel', { name: way })
    .getByRole('button', { name: /^(Send|Decline)/ })
    .click();
  await page
    .getByText(/^(?:Required|Enter a reason)$/)
    .first()
    .waitFor();
};

type State = readonly [name: string, path: string, reach: () => Promise<unknown>];

const states: readonly State[] = [
  ['the company profile', '/settings/profile', () => page.getByText('Legal Information').waitFor()],
  ['the company profile being edited', '/settings/profile', () => press('Edit Profile')],
  ['the notification switches', '/settings/notifications', () => page.getByRole('switch').first().waitFor()],
  ['the security settings', '/settings/security', () => page.getByRole('switch').first().waitFor()],
  [
    'a new password with what is wrong with it',
    '/settings/security',
    async () => {
      await press('Change Password');
      await field(dialog('Change Password'), 'New Password').fill('short');
      await dialog('Change Password').getByRole('button', { name: 'Change Password' }).click();
      await page.getByText('Password must be at least 8 characters').waitFor();
    },
  ],
  [
    'the set-up of a second factor',
    '/settings/security',
    async () => {
      await page.getByRole('switch', { name: 'Two-Factor Authentication' }).click();
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    },
  ],
  [
    'the list of allowed addresses with what is wrong with it',
    '/settings/security',
    async () => {
      await page.getByRole('switch', { name: 'IP Address Restriction' }).click();
      await press('Allow only these addresses');
      await page.getByText('Enter at least one address or range').waitFor();
    },
  ],
  ['the integrations', '/settings/integrations', () => page.getByText('Salesforce').first().waitFor()],
  [
    'a service being connected, with what is wrong with its address',
    '/settings/integrations',
    async () => {
      await press('Connect Google Workspace');
      await dialog('Connect Google Workspace').getByRole('button', { name: 'Connect', exact: true }).click();
      await page.getByText('Enter a URL that begins with https://').waitFor();
    },
  ],
  [
    'the key of a service that was just connected',
    '/settings/integrations',
    async () => {
      await press('Connect Salesforce');
      await field(dialog('Connect Salesforce'), 'Webhook URL').fill('https://1.1.1.1/');
      await dialog('Connect Salesforce').getByRole('button', { name: 'Connect', exact: true }).click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
  ],
  ['the deliveries to a service', '/settings/integrations', () => press('Deliveries to Salesforce')],
  [
    'the question before a service is disconnected',
    '/settings/integrations',
    () => press('Disconnect Zapier'),
  ],
  ['the billing settings', '/settings/billing', () => page.getByText('INV-1875').waitFor()],
  ['the columns of an import', '/employees/import', chooseFile],
  ['the preview of an import', '/employees/import', preview],
  [
    'the result of an import',
    '/employees/import',
    async () => {
      await preview();
      await press('Import 1 candidate');
      await page.getByText('1 candidate added').waitFor();
    },
  ],
  [
    'a person’s analytics',
    '/employees/BE-001/analytics',
    () => page.getByText('Days on the bench').waitFor(),
  ],
  ['the calendar’s subscription', '/calendar', () => press('Subscribe')],
  [
    'a hold in the calendar',
    '/calendar',
    () =>
      page
        .getByRole('row', { name: /Abhishek Sinha/ })
        .getByRole('button', { name: /^Free/ })
        .click(),
  ],
  [
    'a request being answered with a proposal, with what is missing',
    '/requests/RR-006/show/respond',
    async () => {
      await press('Send proposal');
      await page.getByText('Enter an amount').waitFor();
    },
  ],
  ['a question to a recruiter', '/requests/RR-006/show/respond', () => respond('Ask a question')],
  ['a request being declined', '/requests/RR-006/show/respond', () => respond('Decline')],
  [
    'a new contract with what is missing',
    '/contracts/create?perPage=10',
    async () => {
      await press('More');
      await press('Save as draft');
      await page.getByText('Required').first().waitFor();
    },
  ],
  [
    'the question before a contract half typed is thrown away',
    '/contracts/create?perPage=10',
    async () => {
      await field(dialog('Create contract'), 'Hourly Rate ($)').fill('90');
      await press('Cancel');
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['a contract', '/contracts/CT-279/show?perPage=10', () => page.getByText('No documents yet.').waitFor()],
  ['a contract being edited', '/contracts/CT-279?perPage=10', () => dialog(/^Edit contract/).waitFor()],
  ['the choice of a template', '/contracts?perPage=10', () => press('New from template')],
  [
    'the templates',
    '/contractTemplates',
    () => page.getByText('Master Services Agreement').first().waitFor(),
  ],
  ['a template', '/contractTemplates/CTT-001/show', () => page.getByText(/Ada Example/).waitFor()],
  ['a template being edited', '/contractTemplates/CTT-005', () => page.getByText(/Ada Example/).waitFor()],
  [
    'people chosen on their cards',
    '/employees?perPage=12',
    () =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .click(),
  ],
];

describe('passes accessibility and layout checks in both themes, on desktop and phone', () => {
  test.each(states)('%s', async (_name, path, reach) => {
    await visit(page, `/provider${path}`, () => lookAt(page, 'light', wide));
    await reach();
    await isOpenInAllLooks(page, watch.settled);
    // The server may refuse the form.
    expect(watch.faults.splice(0).filter((fault) => !/\b400\b/.test(fault))).toEqual([]);
  });
});

describe('the keyboard', () => {
  test.each([
    ['/contracts/create', /^Create contract/],
    ['/requests/RR-006/show/respond', /^Respond to the request/],
  ])('stays in the dialog at %s, with visible focus', async (path, name) => {
    await visit(page, `/provider${path}`, () => resize(page, wide));
    await dialog(name).waitFor();
    await watch.settled();
    const visited = new Set<string>();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const marked = element.closest('.Mui-focused, .Mui-focusVisible') ?? element;
        const { outlineStyle } = getComputedStyle(marked);
        const edge = marked.querySelector('fieldset');
        return {
          inside: element.closest('[role=dialog]') !== null,
          shown: outlineStyle !== 'none' || (edge !== null && getComputedStyle(edge).borderWidth === '2px'),
          what: element.outerHTML.slice(0, 120),
        };
      });
      visited.add(focus.what);
      expect(focus).toMatchObject({ inside: true, shown: true });
    }
    expect(visited.size).toBeGreaterThan(5);
  });
});
