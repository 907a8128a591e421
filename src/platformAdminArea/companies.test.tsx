import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../testing/open.tsx';

const patient = { timeout: 15_000 };

test('an operator suspends a company from its row, and only lawful states are offered', async () => {
  const { user, store } = await open('admin', '/providers?perPage=10');
  const menu = (
    await screen.findAllByRole('button', { name: /^Change the state of/ }, patient)
  )[0] as HTMLElement;
  const name = menu.getAttribute('aria-label')?.replace('Change the state of ', '');
  await user.click(menu);
  const offered = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).not.toContain('Status: Active');
  await user.click(screen.getByRole('menuitem', { name: 'Status: Suspended' }));
  await waitFor(
    () => expect(store.rows('companies').find((one) => one.name === name)?.status).toBe('Suspended'),
    patient,
  );
}, 60_000);

test("react-admin's own address of a company leads to the list of its side", async () => {
  await open('admin', '/companies/CO-002/show');
  await waitFor(
    () => expect(window.location.pathname).toBe('/platform-admin/recruiters/CO-002/show'),
    patient,
  );
});

test('a paid invoice says why it cannot be edited', async () => {
  const { store } = await open('admin', '/');
  const paid = store.rows('invoices').find(({ status }) => status === 'Paid');
  await open('admin', `/billing/${paid?.id}`);
  expect(await screen.findByText(/A paid invoice is not edited/, undefined, patient)).toBeVisible();
});
