import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, sample } from '../testing/open.tsx';

const patient = { timeout: 15_000 };

test('a masked candidate’s page has initials, a verified provider, and says when the name is shown', async () => {
  const person = sample.store.rows('candidates').find(({ listed }) => listed);
  const id = String(person?.id);
  const { store } = await openPage('recruiter', '/tasks');
  store.write((writer) =>
    writer.touch('candidates', id, {
      masked: true,
      initials: 'Z. Q.',
      maskedSummary: 'Write to •••.',
      providerVerified: true,
    }),
  );
  act(() => {
    window.history.pushState(null, '', `/recruiter/talent-pool/${id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { level: 2, name: `Z. Q. · ${id}` }, patient);
  screen.getByText('Verified provider');
  screen.getByText(/^The name and the provider are shown once the provider answers your request/);
  screen.getByText('Write to •••.');
  expect(document.body).not.toHaveTextContent(String(person?.name));
}, 60_000);
