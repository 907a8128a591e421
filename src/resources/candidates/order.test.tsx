import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test.each([
  ['provider', '/employees', 'Available first', 'Placed first'],
  ['recruiter', '/talent-pool', 'Longest on bench first', 'Shortest on bench first'],
] as const)(
  'the %s sees at %s how the list is sorted, and can reverse it',
  { tags: 'rest' },
  async (who, at, order, reverse) => {
    const { user } = await openPage(who, at);
    const button = await screen.findByRole('button', { name: `Sort: ${order}` });
    expect(button).toHaveTextContent(order);
    await user.click(button);
    const menu = within(await screen.findByRole('menu'));
    for (const item of menu.getAllByRole('menuitem')) expect(item).toHaveTextContent(/ first$|^Name A to Z$/);
    await user.click(menu.getByRole('menuitem', { name: reverse }));
    await screen.findByRole('button', { name: `Sort: ${reverse}` });
  },
);

test('a column without its own sort text is named with its direction', async () => {
  await openPage('provider', '/employees?sort=location&order=DESC');
  await screen.findByRole('button', { name: 'Sort: Location, descending' });
});
