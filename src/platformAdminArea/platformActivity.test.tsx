import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openPage, sample } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const panel = async () => within(await screen.findByRole('region', { name: 'Recent Platform Activity' }));
const [first, second] = sample.store.rows('companies');
const [activity] = sample.store.rows('activities');
const signed = (words: object) => ({ event: 'contractSigned', words: JSON.stringify(words) });
/** The activities of both sides of a deal, of which only the signing one names its member, and one of another row. */
const lines = [
  {
    ...activity,
    id: 'ACT-1',
    companyId: first?.id,
    target: 'CT-1',
    ...signed({ employee: 'Ada', client: 'Acme' }),
  },
  {
    ...activity,
    id: 'ACT-2',
    companyId: second?.id,
    target: 'CT-1',
    ...signed({ employee: 'Ada', client: 'Acme', person: 'Grace' }),
  },
  { ...activity, id: 'ACT-3', companyId: second?.id, target: 'CT-2' },
];
const answers = () =>
  HttpResponse.json(lines, { headers: { 'Content-Range': `activities 0-2/${lines.length}` } });

test('an event that concerns two companies is one line of the platform’s activity, with both names', async () => {
  server.use(http.get('*/api/v1/activities', answers));
  await openPage('admin', '/');
  const { findByRole, getAllByRole, getByText } = await panel();
  expect(await findByRole('cell', { name: `${first?.name}, ${second?.name}` })).toBeVisible();
  expect(getAllByRole('row')).toHaveLength(3);
  expect(getByText('Grace signed the contract for Ada')).toBeVisible();
});

test('the platform’s activity says that it could not be loaded, and is loaded on “Try again”', {
  tags: 'rest',
}, async () => {
  let isDown = true;
  server.use(
    http.get('*/api/v1/activities', () => (isDown ? new HttpResponse(null, { status: 500 }) : answers())),
  );
  const { user } = await openPage('admin', '/');
  const { findByRole } = await panel();
  const again = await findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await findByRole('cell', { name: `${second?.name}` })).toBeVisible();
});
