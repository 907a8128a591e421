import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConnection, serverError } from '../testing/connection.ts';
import { open } from '../testing/open.tsx';

test('the tiles of the dashboard say that the figures could not be loaded, and recover on Try again', {
  tags: 'rest',
}, async () => {
  const connection = openConnection();
  const { user } = await open('recruiter', '/', { through: connection.through });
  await screen.findByText('Active Jobs');
  act(() => connection.fail(serverError));
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  connection.mend();
  await waitFor(async () => {
    for (const button of screen.queryAllByRole('button', { name: 'Try again' })) await user.click(button);
    expect(screen.queryByText('Active Jobs')).toBeInTheDocument();
  });
  await waitFor(() => expect(document.querySelectorAll('.MuiSkeleton-root').length).toBe(0));
});
