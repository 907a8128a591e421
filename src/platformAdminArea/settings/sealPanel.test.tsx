import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const answer = (certificate: object | null) =>
  server.use(http.get('*/.well-known/talentbench-seal.json', () => HttpResponse.json({ certificate })));
const panel = async () => within(await screen.findByRole('region', { name: 'Seal of signed contracts' }));

test('the settings show the fingerprint of the seal, until when it is valid, and the certificate', async () => {
  answer({ fingerprint: 'AB:CD:EF', validUntil: '2031-06-15T00:00:00.000Z', pem: '-----BEGIN' });
  await openPage('admin', '/settings/general');
  const shown = await panel();
  shown.getByText(/AB:CD:EF/);
  shown.getByText(/Jun 15, 2031/);
  const link = shown.getByRole('link', { name: 'Download certificate' });
  expect(link).toHaveAttribute('href', '/.well-known/talentbench-seal.pem');
});

test('the settings say that nothing has been sealed yet', async () => {
  answer(null);
  await openPage('admin', '/settings/general');
  const shown = await panel();
  expect(shown.queryByRole('link')).not.toBeInTheDocument();
});
