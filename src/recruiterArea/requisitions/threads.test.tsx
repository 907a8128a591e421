import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Rows } from '../../../domain/contract/index.ts';
import { ApiError } from '../../auth/ApiError.ts';
import { dialog, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const sent = sample.store
  .rows('requisitions')
  .find(({ status, companyId }) => status === 'Sent' && companyId === 'CO-002') as Rows['requisitions'];
const path = `/requisitions/${sent.id}/show`;
const nameOf = (id: string) => sample.store.find('companies', id)?.name ?? '';

test('a draft requisition names the providers that will be asked', async () => {
  const providers = sample.store
    .rows('companies')
    .filter(({ type, status }) => type === 'provider' && status === 'Active')
    .slice(0, 2);
  await openPage('recruiter', path, {
    prepare: (writer) =>
      writer.change('requisitions', sent, { status: 'Draft', providerIds: providers.map(({ id }) => id) }),
  });
  expect(await screen.findByText(providers.map(({ name }) => name).join(' and '))).toBeVisible();
});

test('a message to all providers is written once into the conversation of each open request; a failed one is named and tried again alone', async () => {
  const requests = sample.store.rows('requests').filter(({ requisitionId }) => requisitionId === sent.id);
  const [closed, failing, ...others] = requests;
  let isDown = true;
  const opened = await openPage('recruiter', path, {
    prepare: (writer) => {
      for (const request of requests) writer.change('requests', request, { status: 'Under Review' });
      if (closed) writer.change('requests', closed, { status: 'Withdrawn' });
    },
    through: (plain) => ({
      ...plain,
      create: (noun, params) =>
        isDown && noun === 'conversationMessages' && params.data.requestId === failing?.id
          ? Promise.reject(new ApiError('Try again later', 503))
          : plain.create(noun, params),
    }),
  });
  const known = opened.store.rows('conversationMessages').length;
  const written = () => opened.store.rows('conversationMessages').slice(known);
  await press(opened, 'Message all providers');
  const asked = await dialog(/^Message \d+ providers?$/);
  await opened.user.type(asked.getByRole('textbox', { name: /^Message/ }), 'Start moves to May.');
  await opened.user.dblClick(asked.getByRole('button', { name: /^Send (?:message|\d+ messages)$/ }));
  const provider = nameOf(String(failing?.providerId));
  expect(
    await asked.findByText(`Not sent to: ${provider} (Try again later). Sending again tries only these.`),
  ).toBeVisible();
  expect(written().map(({ requestId, text }) => [requestId, text])).toEqual(
    others.map(({ id }) => [id, 'Start moves to May.']),
  );
  isDown = false;
  await opened.user.click(asked.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written().map(({ requestId }) => requestId)).toEqual([...others.map(({ id }) => id), failing?.id]);
  await screen.findByText('Message sent to 1 provider');
});
