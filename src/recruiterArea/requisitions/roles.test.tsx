// @module-tag rest
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/acts.ts';
import { openPage } from '../../testing/open.tsx';

test('a recruiter asks for several roles in one requisition, with faults shown at their fields', async () => {
  const opened = await openPage('recruiter', '/requisitions/create');
  const { user, store } = opened;
  await user.type(await screen.findByRole('textbox', { name: /^Position/ }), 'Claims Data Team');
  await user.type(screen.getByRole('textbox', { name: /^Duration/ }), '6 months');
  await user.type(screen.getByLabelText(/^Respond By/), '2026-07-01');
  expect(screen.getByRole('spinbutton', { name: /^Head Count/ })).toBeVisible();

  await press(opened, 'Add role');
  const role = within(await screen.findByRole('listitem'));
  await press(opened, 'Save');
  expect(await role.findByText('Required')).toBeVisible();
  await user.type(role.getByRole('textbox', { name: /^Role/ }), 'Data Engineer');
  await user.clear(role.getByRole('spinbutton', { name: /^Head Count/ }));
  await user.type(role.getByRole('spinbutton', { name: /^Head Count/ }), '2');
  await user.type(role.getByRole('textbox', { name: /^Rate From/ }), '80');
  await user.type(role.getByRole('textbox', { name: /^Rate To/ }), '60');
  await press(opened, 'Save');
  expect(await role.findByText('Must be at least the minimum rate')).toBeVisible();
  await user.clear(role.getByRole('textbox', { name: /^Rate To/ }));
  await user.type(role.getByRole('textbox', { name: /^Rate To/ }), '90');
  await press(opened, 'Save');
  await waitFor(() =>
    expect(store.rows('requisitions').at(-1)).toMatchObject({
      position: 'Claims Data Team',
      headCount: 2,
      roles: [{ title: 'Data Engineer', headCount: 2, rateMin: 8000, rateMax: 9000, minExperience: null }],
    }),
  );
  expect(await screen.findByText(/2 people · \$80 to \$90\/h/)).toBeVisible();
});
