import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/open.tsx';
import { sharePage } from '../testing/sharePage.ts';

const drafts = `/contracts?filter=${encodeURIComponent(JSON.stringify({ status: 'Draft' }))}`;
type Opened = Awaited<ReturnType<typeof openPage>>;

const tile = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
const fillIn = async ({ user }: Opened, form: HTMLElement) => {
  await user.type(await within(form).findByRole('combobox', { name: /^Employee/ }), 'Zoe Zimmer');
  await user.type(within(form).getByRole('combobox', { name: /^Client Company/ }), 'Harbour Hiring');
  await user.click(within(form).getByRole('combobox', { name: /^Contract Type/ }));
  await user.click(await screen.findByRole('option', { name: 'SOW' }));
  await user.type(within(form).getByLabelText(/^Hourly Rate \(\$\)/), '95');
  await user.type(within(form).getByLabelText(/^Start Date/), '2026-07-01');
  await user.type(within(form).getByLabelText(/^End Date/), '2026-12-31');
};

describe('the page of contracts', () => {
  sharePage(() => openPage('provider', '/contracts'));

  test('shows tiles with the totals of the contracts', async () => {
    await within(await tile('Total contract value')).findByText('$134K');
    await within(await tile('Active contracts')).findByText('7');
    await within(await tile('Awaiting signature')).findByText('1');
    expect((await screen.findAllByRole('progressbar', { name: /^Progress of/ })).length).toBeGreaterThan(5);
  });

  test('has summary tiles, a contracts table, templates and quick actions', async () => {
    await tile('Total contract value');
    const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    for (const name of ['Employee', 'Client', 'Type', 'Status', 'Start', 'End', 'Rate', 'Total', 'Progress'])
      expect(headings).toContain(name);
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    actions.getByRole('link', { name: 'Create contract' });
    actions.getByRole('button', { name: 'New from template' });
    actions.getByRole('button', { name: 'Export' });
    const templates = within(screen.getByRole('region', { name: 'Templates' }));
    const [first] = await templates.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Statement of WorkSOW · By TalentBench · Updated .* · Used \d+ times/);
  });
});

test('a contract is created in a dialog, and its total is calculated while typing', async () => {
  const opened = await openPage('provider', '/contracts');
  await opened.user.click(await screen.findByRole('link', { name: 'Create contract' }));
  expect(window.location.pathname).toBe('/provider/contracts/create');
  const form = await dialog(/Create contract/);
  await fillIn(opened, form);
  await within(form).findByText(/Total value: \$91,200 \(\$95 × 160 hours a month × 6 months\)/);
  await opened.user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  await dialog(/^Contract CT-/);
  expect(opened.store.rows('contracts').find(({ employee }) => employee === 'Zoe Zimmer')).toMatchObject({
    status: 'Draft',
    totalValue: 9_120_000,
    client: 'Harbour Hiring',
    providerId: 'CO-001',
  });
});

test('a confidentiality agreement has no employee and no rate', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', '/contracts/create');
  const form = await dialog(/Create contract/);
  await within(form).findByRole('combobox', { name: /^Employee/ });
  await user.click(within(form).getByRole('combobox', { name: /^Contract Type/ }));
  await user.click(await screen.findByRole('option', { name: 'NDA' }));
  await waitFor(() => expect(within(form).queryByRole('combobox', { name: /^Employee/ })).toBeNull());
  expect(within(form).queryByLabelText(/^Hourly Rate/)).toBeNull();
  await user.type(within(form).getByRole('combobox', { name: /^Client Company/ }), 'Harbour Hiring');
  await user.type(within(form).getByLabelText(/^Start Date/), '2026-07-01');
  await user.type(within(form).getByLabelText(/^End Date/), '2026-12-31');
  await user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  const view = await dialog(/^Contract CT-/);
  expect(store.rows('contracts').at(-1)).toMatchObject({ type: 'NDA', candidateId: null, rate: 0 });
  await within(view).findByText('End Date');
  expect(within(view).queryByText('Hourly Rate')).toBeNull();
});

test('overlapping bookings show a warning, and are saved after confirmation', { tags: 'rest' }, async () => {
  const opened = await openPage('provider', '/contracts');
  const first = opened.store
    .rows('contracts')
    .find((one) => one.status === 'Active' && one.providerId === 'CO-001' && one.type === 'SOW');
  const { user } = opened;
  await user.click(await screen.findByRole('link', { name: 'Create contract' }));
  const form = await dialog(/Create contract/);
  await user.type(await within(form).findByRole('combobox', { name: /^Employee/ }), String(first?.employee));
  await user.click(await screen.findByRole('option', { name: String(first?.employee) }));
  await user.type(within(form).getByRole('combobox', { name: /^Client Company/ }), 'Harbour Hiring');
  await user.click(within(form).getByRole('combobox', { name: /^Contract Type/ }));
  await user.click(await screen.findByRole('option', { name: 'SOW' }));
  await user.type(within(form).getByLabelText(/^Hourly Rate/), '95');
  await user.type(within(form).getByLabelText(/^Start Date/), String(first?.endDate));
  await user.type(within(form).getByLabelText(/^End Date/), '2026-12-31');
  await within(form).findByText(new RegExp(`${first?.client}, contract ${first?.id}`));
  await user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  expect(
    (await within(form).findAllByText(new RegExp(`\\(contract ${first?.id}\\)$`))).length,
  ).toBeGreaterThan(0);
  await user.click(within(form).getByRole('switch', { name: /^Book anyway/ }));
  await user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  await dialog(/^Contract CT-/);
  expect(opened.store.rows('contracts').at(-1)).toMatchObject({ overlapAgreed: true, status: 'Draft' });
});

test('missing values are reported at their fields', async () => {
  const { user } = await openPage('provider', '/contracts/create');
  const form = await dialog(/Create contract/);
  const employee = await within(form).findByRole('combobox', { name: /^Employee/ });
  await user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(employee).toHaveAccessibleDescription('Required'));
});

test('discarding input asks for confirmation', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/contracts/create');
  const form = await dialog(/Create contract/);
  await user.type(await within(form).findByRole('combobox', { name: /^Employee/ }), 'Zoe');
  await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you have filled in?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(within(form).getByRole('combobox', { name: /^Employee/ })).toHaveValue('Zoe');
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(window.location.pathname).toBe('/provider/contracts'));
});

test('a contract from a template copies its text and counts as a use of it', { tags: 'rest' }, async () => {
  const opened = await openPage('provider', '/contracts/create?template=CTT-001');
  const before = opened.store.find('contractTemplates', 'CTT-001') as Record<string, unknown>;
  const form = await dialog(/Create contract/);
  await opened.user.type(await within(form).findByRole('combobox', { name: /^Employee/ }), 'Zoe Zimmer');
  await opened.user.type(within(form).getByRole('combobox', { name: /^Client Company/ }), 'Harbour');
  await opened.user.type(within(form).getByLabelText(/^Hourly Rate/), '95');
  await opened.user.type(within(form).getByLabelText(/^Start Date/), '2026-07-01');
  await opened.user.type(within(form).getByLabelText(/^End Date/), '2026-12-31');
  await opened.user.click(within(form).getByRole('button', { name: 'Save as draft' }));
  await dialog(/^Contract CT-/);
  expect(opened.store.rows('contracts').find(({ employee }) => employee === 'Zoe Zimmer')).toMatchObject({
    type: 'SOW',
    templateId: 'CTT-001',
    body: before.body,
  });
  expect(opened.store.find('contractTemplates', 'CTT-001')?.usageCount).toBe(Number(before.usageCount) + 1);
});

test('a draft is sent for signature to those who must sign it, and can be withdrawn', async () => {
  const { user, store } = await openPage('provider', drafts);
  const id = String(store.rows('contracts').find(({ status }) => status === 'Draft')?.id);
  await user.click(
    await screen.findByRole('link', {
      name: new RegExp(`^View the contract for ${store.find('contracts', id)?.employee}`),
    }),
  );
  const view = await dialog(new RegExp(`^Contract ${id}`));
  await user.click(await within(view).findByRole('button', { name: 'Send for signature' }));
  const question = await dialog(/^Send for signature$/);
  const needed = await within(question).findByRole('list', { name: 'Required signatures' });
  expect(
    within(needed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/ \(you\): you sign by sending\.$/),
    `${store.find('contracts', id)?.client}: a user of this company signs in the console. No one else can sign for it.`,
  ]);
  expect(store.find('contracts', id)?.status).toBe('Draft');
  await user.click(within(question).getByRole('button', { name: 'Send for signature' }));
  await within(view).findByText(/out for signature\. Recall it/);
  await user.click(within(view).getByRole('button', { name: 'Recall to draft' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Recall to draft',
    }),
  );
  await waitFor(() => expect(store.find('contracts', id)?.status).toBe('Draft'));
});

test('a signed contract explains why it cannot be edited, and is renewed as a new draft', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/contracts');
  const signed = store
    .rows('contracts')
    .find((one) => one.status === 'Active' && one.providerId === 'CO-001' && one.type === 'SOW');
  window.history.pushState(null, '', `/provider/contracts/${signed?.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const view = await dialog(new RegExp(`^Contract ${signed?.id}`));
  await within(view).findByText(/This contract is signed/);
  await user.click(within(view).getByRole('link', { name: 'Renew as new draft' }));
  const form = await dialog(/Create contract/);
  expect(await within(form).findByRole('combobox', { name: /^Employee/ })).toHaveValue(
    String(signed?.employee),
  );
});

test('a document is added to a draft, refused by its content, and deleted', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', drafts);
  const draft = store.rows('contracts').find(({ status }) => status === 'Draft');
  await user.click(
    await screen.findByRole('link', { name: new RegExp(`^View the contract for ${draft?.employee}`) }),
  );
  const view = await dialog(/^Contract CT-/);
  const input = await within(view).findByLabelText('Add document', { selector: 'input' });
  await user.upload(input, new File(['MZ program'], 'Offer.pdf', { type: 'application/pdf' }));
  await within(view).findByText(/“Offer.pdf” is not a supported file type/);
  await user.upload(input, new File(['%PDF-1.4 a page'], 'Offer.pdf', { type: 'application/pdf' }));
  await within(view).findByText('Offer.pdf');
  await user.click(within(view).getByRole('button', { name: 'Remove Offer.pdf' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Remove',
    }),
  );
  await within(view).findByText('No documents yet.');
});

test('the create form has Employee, Client Company, Contract Type, Hourly Rate ($), Start Date, End Date and Contract Description', async () => {
  await openPage('provider', '/contracts/create');
  const form = await dialog(/Create contract/);
  for (const name of [
    'Employee',
    'Client Company',
    'Contract Type',
    'Hourly Rate ($)',
    'Start Date',
    'End Date',
    'Contract Description',
  ])
    within(form).getByLabelText(new RegExp(`^${name.replace(/[()$]/g, '\\$&')}\\s*\\*?$`));
});

test('a contract is viewed and a draft is edited in dialogs over the table', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('provider', drafts);
  const draft = store.rows('contracts').find(({ status }) => status === 'Draft');
  await user.click(await screen.findByRole('link', { name: `View the contract for ${draft?.employee}` }));
  const view = await dialog(/^Contract CT-/);
  for (const words of ['End Date', 'Documents', 'Total Value']) within(view).getByText(words);
  await user.click(within(view).getByRole('link', { name: 'Edit' }));
  const form = await dialog(/^Edit contract CT-/);
  const rate = await within(form).findByLabelText(/^Hourly Rate/);
  await user.clear(rate);
  await user.type(rate, '70');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('contracts', String(draft?.id))?.rate).toBe(7000));
});
