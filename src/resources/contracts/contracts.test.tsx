import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../testing/open.tsx';

const patient = { timeout: 15_000 };

test('the page of a signed contract offers the recruiter no Edit', async () => {
  const { store } = await open('recruiter', '/contracts');
  const signed = store
    .rows('contracts')
    .find(({ status, recruiterId }) => status === 'Active' && recruiterId === 'CO-002');
  window.history.pushState(null, '', `/recruiter/contracts/${signed?.id}/show`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('button', { name: 'Download PDF' }, patient)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
}, 60_000);
