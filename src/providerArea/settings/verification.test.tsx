import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { open } from '../../testing/open.tsx';

const pdf = (name = 'Card.pdf') => new File(['%PDF-1.4 a page of text'], name, { type: 'application/pdf' });
type Opened = Awaited<ReturnType<typeof open>>;

/** Makes the signed-in user and company unverified. */
const unverified = ({ store }: Opened, verification = 'Pending') =>
  store.write((writer) => {
    const [company, person] = [store.find('companies', 'CO-001'), personOf({ store } as Opened)];
    if (company) writer.change('companies', company, { verification });
    if (person) writer.change('users', person, { verified: false });
  });
const personOf = ({ store }: Opened) =>
  store.rows('users').find(({ email }) => email === 'provider@talentbench.example');

const openSettings = async (role: 'Admin' | 'Viewer' = 'Admin', verification?: string) => {
  const opened = await open('provider', '/', { role });
  unverified(opened, verification);
  await opened.user.click(await screen.findByRole('link', { name: 'Company Settings' }));
  await screen.findByRole('region', { name: 'Verification' });
  return opened;
};
const part = (name: string) => screen.findByRole('region', { name });

describe('verification under Company Profile', () => {
  test('a company uploads documents by type, sees them listed and deletes one', async () => {
    const { user, store } = await openSettings();
    const company = await part('Your company');
    expect(within(company).getByText('Pending')).toBeVisible();
    const before = store.rows('verificationDocuments').length;
    await user.click(within(company).getByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'Tax certificate' }));
    await user.upload(
      within(company).getByLabelText('Add a document', { selector: 'input' }),
      pdf('Tax.pdf'),
    );
    expect(await within(company).findByText('Tax.pdf')).toBeVisible();
    expect(store.rows('verificationDocuments').at(-1)).toMatchObject({
      companyId: 'CO-001',
      kind: 'Tax certificate',
      requestId: null,
    });
    await user.click(within(company).getByRole('button', { name: 'Remove Tax.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove “Tax.pdf”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(store.rows('verificationDocuments')).toHaveLength(before));
  });

  test('a file of another type, or above the operator’s limit, is refused beside the button', {
    tags: 'rest',
  }, async () => {
    const { user, store } = await openSettings();
    const company = await part('Your company');
    const setting = store.rows('preferences').find(({ key }) => key === 'maxFileSize') as Row;
    store.write((writer) => writer.change('preferences', setting, { value: '5MB' }));
    await user.click(screen.getByLabelText('Refresh'));
    await within(company).findByText(/, up to 5 MB\.$/);
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    await user.upload(within(company).getByLabelText('Add a document', { selector: 'input' }), large);
    expect(
      await within(company).findByText(/^“scan.pdf” is 6.* MB. Choose a file of up to 5 MB.$/),
    ).toBeVisible();
    const before = store.rows('verificationDocuments').length;
    const program = new File(['MZ program'], 'tax.pdf', { type: 'application/pdf' });
    await user.upload(within(company).getByLabelText('Add a document', { selector: 'input' }), program);
    expect(await within(company).findByText(/“tax.pdf” is not a supported file type/)).toBeVisible();
    expect(store.rows('verificationDocuments')).toHaveLength(before);
  });

  test('Verify my account submits a request with its first document', async () => {
    const opened = await openSettings();
    const { user, store } = opened;
    const account = await part('Your account');
    expect(within(account).getByText('Not verified yet')).toBeVisible();
    await user.upload(
      await within(account).findByLabelText('Verify my account', { selector: 'input' }),
      pdf(),
    );
    expect(await screen.findByText('Card.pdf')).toBeVisible();
    const request = store.rows('verificationRequests').at(-1);
    expect(request).toMatchObject({ userId: personOf(opened)?.id, status: 'Pending', documents: 1 });
    expect(store.rows('verificationDocuments').at(-1)).toMatchObject({
      requestId: request?.id,
      kind: 'Identity document',
      userId: personOf(opened)?.id,
    });
    expect(await screen.findByText(/^Submitted on/)).toBeVisible();
  });

  test('a rejected user sees the reason, and may try again', { tags: 'rest' }, async () => {
    const opened = await open('provider', '/', { role: 'Admin' });
    unverified(opened);
    const { store, user } = opened;
    store.write((writer) =>
      writer.add('verificationRequests', {
        userId: personOf(opened)?.id,
        companyId: 'CO-001',
        submitted: '2026-02-20',
        documents: 0,
        status: 'Rejected',
        reason: 'The card has expired',
      }),
    );
    await user.click(await screen.findByRole('link', { name: 'Company Settings' }));
    const account = await part('Your account');
    expect(
      within(account).getByText('Your account could not be verified: The card has expired'),
    ).toBeVisible();
    expect(within(account).getByRole('button', { name: 'Verify my account' })).toBeVisible();
  });

  test('a rejected company is told how to submit documents again', { tags: 'rest' }, async () => {
    await openSettings('Admin', 'Rejected');
    const company = await part('Your company');
    expect(within(company).getByText(/could not be verified. Add other documents/)).toBeVisible();
  });

  test('a read-only user is told so, and cannot upload', { tags: 'rest' }, async () => {
    await openSettings('Viewer');
    expect(within(await part('Your company')).queryByRole('button', { name: 'Add a document' })).toBeNull();
    expect(within(await part('Your account')).getByText(/Your role is read-only/)).toBeVisible();
  });
});
