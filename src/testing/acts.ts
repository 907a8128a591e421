import { screen, within } from '@testing-library/react';
import type { open } from './open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
export const said = (words: string | RegExp) => screen.findByText(words);
export const table = async (name: string) => within(await screen.findByRole('table', { name }));
export const headsOf = ({ getAllByRole }: Pick<Awaited<ReturnType<typeof table>>, 'getAllByRole'>) =>
  getAllByRole('columnheader').map(({ textContent }) => textContent);
export const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
/** Opens a select and returns its options. */
export const offered = async ({ user }: Opened, label: RegExp | string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};
export const choose = async ({ user }: Opened, label: RegExp | string, choice: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: choice }));
};
