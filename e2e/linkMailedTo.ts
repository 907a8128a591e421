import type { Page } from 'playwright-core';
import { heading } from './signIn.ts';

/** The first link in the newest mail to this address, read from the operator's list of mails. */
export const linkMailedTo = async (operator: Page, address: string): Promise<string> => {
  await operator.goto('/platform-admin/mails');
  await heading(operator, 'Outgoing Emails').waitFor();
  const row = operator.getByRole('row').filter({ hasText: address }).first();
  await row.getByText('Stored').waitFor();
  await row.getByText(address).click();
  const link = await operator
    .getByRole('main')
    .getByText(/\/set-password/)
    .first()
    .innerText();
  return /https?:\/\/\S+\/set-password\S+/.exec(link)?.[0] ?? '';
};
