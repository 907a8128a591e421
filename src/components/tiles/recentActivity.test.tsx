import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const [activity] = sample.store.rows('activities');
const [request] = sample.store.rows('requests');

const openWith = async (...changes: object[]) => {
  const lines = changes.map((change, at) => ({ ...activity, id: `ACT-${at}`, ...change }));
  server.use(
    http.get('*/api/v1/activities', () =>
      HttpResponse.json(lines, { headers: { 'Content-Range': `activities 0-9/${lines.length}` } }),
    ),
  );
  await openPage('recruiter', '/');
  return within(await screen.findByRole('region', { name: 'Recent Activity' }));
};

const about = { noun: 'requests', target: request?.id, details: request?.id };
const sent = { recruiter: 'Corvane', provider: 'Lumenfold', position: 'Data Engineer' };

test('an activity names the person who acted and links to the record', async () => {
  const words = JSON.stringify({ ...sent, person: 'Grace Park' });
  const { findByRole } = await openWith({ ...about, event: 'requestSent', words });
  const name = 'Grace Park sent Lumenfold a request for Data Engineer';
  expect(await findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/requests/${request?.id}/show$`)),
  );
});

test('an activity of the other side names the company, and one of a deleted record has no link', async () => {
  const words = JSON.stringify(sent);
  const { findByText, queryByRole } = await openWith({ ...about, event: 'requestRemoved', words });
  expect(await findByText('The request for Data Engineer was deleted')).toBeVisible();
  expect(queryByRole('link')).toBeNull();
});

test('an activity whose names were erased shows its stored sentence', async () => {
  const type = 'Erased person sent Lumenfold a request for Data Engineer';
  const { findByText } = await openWith({ ...about, event: 'requestSent', words: '', type });
  expect(await findByText(type)).toBeVisible();
});

test('an activity writes its dates in the reader’s format', async () => {
  const words = JSON.stringify({ employee: 'Ada Bench', day: '2027-02-17' });
  const { findByText } = await openWith({ ...about, event: 'amendmentProposed', words });
  expect(await findByText('New last day proposed for Ada Bench: Feb 17, 2027')).toBeVisible();
});
