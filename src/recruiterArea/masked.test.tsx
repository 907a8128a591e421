import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, sample } from '../testing/open.tsx';

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
  await screen.findByRole('heading', { level: 2, name: `Z. Q. · ${id}` });
  screen.getByText('Verified provider');
  screen.getByText(/^The name and the provider are shown once the provider answers your request/);
  screen.getByText('Write to •••.');
  expect(document.body).not.toHaveTextContent(String(person?.name));
});

test('a request for a masked candidate says in the list whether its provider is verified', async () => {
  const { store } = await openPage('recruiter', '/tasks');
  const request = store
    .rows('requests')
    .find(
      ({ recruiterId, candidateId }) =>
        recruiterId === 'CO-002' && store.find('candidates', String(candidateId))?.listed === true,
    );
  store.write((writer) => {
    writer.touch('candidates', String(request?.candidateId), {
      masked: true,
      initials: 'Z. Q.',
      providerVerified: true,
    });
    writer.touch('requests', String(request?.id), { masked: true });
  });
  act(() => {
    window.history.pushState(null, '', '/recruiter/requests');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const row = (await screen.findByText(String(request?.id))).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent('Verified provider'));
});
