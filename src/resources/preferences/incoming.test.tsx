import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test('a company chooses who takes on what arrives: one colleague, several in turn, or the default', async () => {
  const { user, store } = await openPage('provider', '/settings/notifications');
  const panel = within(await screen.findByRole('region', { name: 'New requests and proposals' }));
  const rule = () => store.rows('preferences').findLast(({ key }) => key === 'incoming')?.value;
  const idOf = (name: string) => store.rows('users').find(({ fullName }) => fullName === name)?.id;
  const save = () => user.click(panel.getByRole('button', { name: 'Save' }));
  expect(panel.getByRole('radio', { name: /^The person in charge/ })).toBeChecked();

  await user.click(panel.getByRole('radio', { name: 'One colleague' }));
  await save();
  expect(await panel.findByText('Required')).toBeVisible();
  await user.click(panel.getByRole('combobox', { name: /^Colleague/ }));
  await user.click(await screen.findByRole('option', { name: 'Emeka Falk' }));
  await save();
  await waitFor(() => expect(rule()).toBe(JSON.stringify({ by: 'person', userId: idOf('Emeka Falk') })));

  await user.click(await panel.findByRole('radio', { name: /^Colleagues in turn/ }));
  await user.click(panel.getByRole('combobox', { name: /^Colleagues/ }));
  await user.click(await screen.findByRole('option', { name: 'Andrei Vidal' }));
  await user.keyboard('{Escape}');
  await save();
  const both = [idOf('Emeka Falk'), idOf('Andrei Vidal')];
  await waitFor(() => expect(rule()).toBe(JSON.stringify({ by: 'turn', userIds: both })));

  await user.click(await panel.findByRole('radio', { name: /^The person in charge/ }));
  await save();
  await waitFor(() => expect(rule()).toBeNull());
});
