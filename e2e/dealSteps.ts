import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { downloaded } from './downloaded.ts';
import { field } from './field.ts';
import { heading } from './signIn.ts';
import { visit } from './visit.ts';

/** The path of the page that is shown; the demo's consoles have it after `#`. */
const pathIn = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return hash.startsWith('#/') ? hash.slice(1).replace(/[?#].*/, '') : pathname;
};

const position = 'Tram Signalling Engineer';
export const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Tomorrow, because a start must not be in the past in the time zone of any provider. */
const start = dayAfter(1);

/** Where a deal takes place: its people, and what server and demo do differently. */
export type DealStage = {
  recruiter: Page;
  provider: Page;
  rival: Page;
  rivalCompany: string;
  /** Called between two steps. */
  between(): Promise<void>;
  /** Checks the file that the recruiter downloads once everyone has signed. */
  checkSigned(file: Buffer): Promise<void>;
  /** Pages of the provider and the recruiter so many days later. */
  later(days: number): Promise<{ employer: Page; client: Page }>;
};

/** Reads rows as the user who is signed in on this page. */
export const read = <R>(page: Page, noun: string, filter: object): Promise<R[]> =>
  askApi(page, `/${noun}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`);

/** A manager of another provider that has people on the market. */
export const findRival = async (operator: Page): Promise<{ email: string; company: string }> => {
  const companies = await read<{ id: string; name: string }>(operator, 'companies', {
    type: 'provider',
    status: 'Active',
  });
  for (const { id, name } of companies) {
    if (id === 'CO-001') continue;
    const [user] = await read<{ email: string }>(operator, 'users', {
      companyId: id,
      role: ['Admin', 'Manager'],
      status: 'Active',
    });
    const people = await read(operator, 'candidates', { companyId: id, listed: true });
    if (user && people.length > 2) return { email: user.email, company: name };
  }
  throw new Error('No other provider has people on the market');
};

/** Responds to the request with the first of the provider's candidates who fit. */
const propose = async (page: Page, rate: string) => {
  await visit(page, '/provider/requests');
  await page.getByRole('link', { name: `Respond to the request for ${position}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Respond to the request for/ });
  await dialog
    .getByRole('button', { name: /^Propose [A-Z]/ })
    .first()
    .click();
  await dialog.getByLabel(/^Hourly Rate/).fill(rate);
  await field(dialog, 'Start Date').fill(start);
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await page.getByText('Proposal sent', { exact: true }).waitFor();
};

/** The provider sends a contract, and the recruiter signs it with a typed name. */
const sendAndSign = async ({ provider, recruiter }: DealStage, id: string) => {
  await visit(provider, `/provider/contracts/${id}/show`);
  const dialog = provider.getByRole('dialog', { name: `Contract ${id}` });
  await dialog.getByRole('button', { name: 'Send for signature' }).click();
  await provider
    .getByRole('dialog', { name: 'Send for signature' })
    .getByRole('button', { name: 'Send for signature' })
    .click();
  await dialog.getByText('1 of 2 signed').waitFor();

  await visit(recruiter, `/recruiter/contracts/${id}/show`);
  await recruiter.getByRole('button', { name: 'Sign now' }).click();
  const signing = recruiter.getByRole('dialog', { name: 'Read and sign' });
  await signing.getByRole('button', { name: 'Sign now' }).click();
  await signing.getByText('Type or draw your signature').waitFor();
  await signing.getByLabel('Type your name').fill('Marcus Calloway');
  await signing.getByRole('checkbox').check();
  await signing.getByRole('button', { name: 'Sign now' }).click();
  await recruiter.getByText('2 of 2 signed').waitFor();
};

/** The steps of a deal, each a test. The stage is open once the first one runs. */
export const describeDeal = (title: string, stage: () => DealStage) =>
  describe(title, () => {
    let requisition: string;
    let contracts: { id: string; type: string; employee: string }[];

    test('begins with one requisition that is sent to two providers', async () => {
      const { recruiter, rivalCompany, between } = stage();
      await visit(recruiter, '/recruiter/requisitions/create');
      await field(recruiter, 'Position').fill(position);
      await field(recruiter, 'Duration').fill('3 months');
      await field(recruiter, 'Respond By').fill(dayAfter(60));
      const providers = recruiter.getByRole('combobox', { name: 'Providers' });
      for (const name of ['Lumenfold Technologies', rivalCompany]) {
        await providers.fill(name);
        await recruiter.getByRole('option', { name, exact: true }).click();
      }
      await recruiter.getByRole('button', { name: 'Save' }).click();
      await heading(recruiter, position).waitFor();
      await recruiter.getByRole('button', { name: 'Send', exact: true }).click();
      await recruiter
        .getByRole('alertdialog', { name: 'Send this requisition?' })
        .getByRole('button', { name: 'Send', exact: true })
        .click();
      await recruiter.getByText('Requisition sent').waitFor();
      requisition = pathIn(recruiter);
      await between();
    });

    test('gets a proposal from each, and a counter-offer that appears at the provider at once and is agreed to', async () => {
      const { recruiter, provider, rival, between } = stage();
      await propose(provider, '95');
      await propose(rival, '88');
      await visit(recruiter, requisition);
      const table = recruiter.getByRole('table', { name: 'Compare proposals' });
      const offer = table.getByRole('row').filter({ hasText: '$95/h' });
      await table.getByRole('row').filter({ hasText: '$88/h' }).waitFor();
      await offer.getByRole('button', { name: /^Make a counter-offer for/ }).click();
      const counter = recruiter.getByRole('dialog', { name: /^Counter-offer for/ });
      await counter.getByLabel(/^Hourly Rate/).fill('84');
      await counter.getByRole('button', { name: 'Send counter-offer' }).click();
      await recruiter.getByText('Counter-offer sent').waitFor();

      // Nobody loads the provider's page again.
      await provider.getByText('Countered').first().waitFor();
      await provider.getByRole('button', { name: /^Revise the terms for/ }).click();
      const revision = provider.getByRole('dialog', { name: /^Revise the terms for/ });
      expect(await revision.getByLabel(/^Hourly Rate/).inputValue()).toBe('84');
      await revision.getByRole('button', { name: 'Send revision' }).click();
      await provider.getByText('Revision sent').waitFor();
      await between();
    });

    test('is awarded with a draft of the contract, and the other provider learns why it was not chosen', async () => {
      const { recruiter, rival, between } = stage();
      await visit(recruiter, requisition);
      const table = recruiter.getByRole('table', { name: 'Compare proposals' });
      const revised = table.getByRole('row').filter({ hasText: 'Round 3' });
      await revised.getByRole('cell', { name: /^\$84\/h/ }).waitFor();
      await revised.getByRole('button', { name: /^Accept / }).click();
      await recruiter
        .getByRole('dialog', { name: /^Accept the proposal for/ })
        .getByRole('button', { name: /^Accept \S+\/h$/ })
        .click();
      await recruiter
        .getByRole('dialog', { name: /accepted$/ })
        .getByRole('button', { name: /^Draft/ })
        .click();
      await recruiter
        .getByRole('dialog', { name: /^Draft a contract for/ })
        .getByRole('button', { name: 'Create draft' })
        .click();
      await recruiter
        .getByText(/^Draft contract created for/)
        .first()
        .waitFor();
      await recruiter
        .getByRole('dialog', { name: /accepted$/ })
        .getByRole('button', { name: 'Done' })
        .click();
      await table.getByText('Not Awarded').waitFor();

      await rival.reload();
      await rival.getByText('Position Filled').first().waitFor();
      await rival.getByText('Too few proposals to compare.').waitFor();
      await between();
    });

    test('has its confidentiality agreement and its statement of work signed by both, and filed', async () => {
      const { recruiter, provider, between, checkSigned } = stage();
      contracts = await read(provider, 'contracts', { status: 'Draft', client: 'Corvane Financial' });
      const idOf = (type: string) => contracts.find((contract) => contract.type === type)?.id as string;
      await sendAndSign(stage(), idOf('NDA'));
      await between();
      await sendAndSign(stage(), idOf('SOW'));
      const button = recruiter.getByRole('button', { name: 'Download signed contract', exact: true });
      await button.waitFor({ timeout: 90_000 });
      const [file] = await Promise.all([recruiter.waitForEvent('download'), button.click()]);
      await checkSigned(await downloaded(file));
    });

    test('is worked, approved and invoiced, until the client’s payment is recorded', async () => {
      const { employer, client } = await stage().later(8);
      const contract = contracts.find(({ type }) => type === 'SOW') as (typeof contracts)[number];
      const sheets = () => read<{ id: string }>(employer, 'timesheets', { contractId: contract.id });
      // A background job drafts it.
      await expect.poll(async () => (await sheets()).length).toBeGreaterThan(0);
      const [sheet] = await sheets();
      await visit(employer, `/provider/timesheets/${sheet?.id}/show`);
      await heading(employer, new RegExp(`^${contract.employee}, week of`)).waitFor();
      await employer
        .getByRole('button', { name: /: full day$/ })
        .and(employer.locator(':enabled'))
        .first()
        .click();
      await employer.getByRole('button', { name: 'Submit to client' }).click();
      await employer.getByText('Timesheet submitted').waitFor();

      await visit(client, `/recruiter/timesheets/${sheet?.id}/show`);
      await client.getByText('Total: 8 h').waitFor();
      await client.getByRole('button', { name: 'Approve' }).click();
      await client.getByText('Approved', { exact: true }).first().waitFor();

      await visit(employer, '/provider/providerInvoices');
      await employer.getByRole('button', { name: 'Issue invoice' }).click();
      const issuing = employer.getByRole('dialog', { name: 'Issue an invoice to a client' });
      await issuing.getByRole('combobox', { name: /^Deployment/ }).click();
      await employer.getByRole('option', { name: new RegExp(contract.id) }).click();
      await issuing.getByRole('button', { name: 'Issue', exact: true }).click();
      await employer.getByText('Invoice issued').waitFor();
      await employer.getByText('$672').first().waitFor();
      await employer.getByRole('button', { name: 'Send to client' }).click();
      await employer.getByText('Invoice sent').waitFor();
      const invoice = pathIn(employer).replace('/provider/', '/recruiter/');

      await visit(client, invoice);
      await client.getByText('$672').first().waitFor();
      expect(await client.getByText(/Platform commission/).count()).toBe(0);
      await employer.getByRole('button', { name: 'Record payment' }).click();
      const paying = employer.getByRole('dialog', { name: /^Record the payment of/ });
      await paying.getByRole('button', { name: 'Record payment' }).click();
      await employer.getByText('Payment recorded').waitFor();
      await client.getByText('Paid', { exact: true }).first().waitFor();
    });
  });
