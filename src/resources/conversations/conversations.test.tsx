import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Conversation } from '../../../domain/contract/deals/conversations.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { openPage, sample } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
  // The one of the tests' DOM never says that anything is in view.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sampleConversation = sample.store.rows('conversations')[0] as Conversation;
const page = `/deployments/${sampleConversation.contractId}/show`;
const panel = async () => within(await screen.findByRole('region', { name: 'Conversation' }));

test('Ctrl+Enter sends a message, and what was typed stays when it could not be sent', async () => {
  const { user, store } = await openPage('provider', page);
  const conversation = await panel();
  const messages = await conversation.findAllByRole('listitem');
  expect(messages[0]).toHaveTextContent(
    /^Marcus Calloway.+The accounts|^.+Accounts and VPN access are ready/,
  );
  const field = await conversation.findByLabelText(/^Your Message/);
  await user.click(field);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await conversation.findByText('Required')).toBeVisible();

  let isDown = true;
  server.use(
    http.post('*/api/v1/conversationMessages', () =>
      isDown ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  await user.type(field, 'The invoice is on its way.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(conversation.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(field).toHaveValue('The invoice is on its way.');
  isDown = false;
  await user.click(conversation.getByRole('button', { name: 'Send' }));
  expect(await conversation.findByText('The invoice is on its way.', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(conversation.getByLabelText(/^Your Message/)).toHaveValue(''));
  expect(store.rows('conversationMessages').at(-1)).toMatchObject({
    side: 'provider',
    text: 'The invoice is on its way.',
  });
});

test('unread messages are counted in the list and read on the page', { tags: 'rest' }, async () => {
  const opened = await openPage('recruiter', '/deployments');
  opened.store.write((writer) => {
    const reader = opened.store.rows('conversationReaders').find(({ side }) => side === 'recruiter');
    if (reader) writer.change('conversationReaders', reader, { readUpTo: 1 });
  });
  await opened.user.click(await screen.findByRole('link', { name: '2 new messages' }));
  const conversation = await panel();
  expect(await conversation.findByText('New')).toBeVisible();
  const place = () =>
    opened.store.rows('conversationReaders').find(({ side }) => side === 'recruiter')?.readUpTo;
  await waitFor(() => expect(place()).toBe(3));
  await waitFor(() => expect(conversation.queryByText(/new message/)).toBeNull());
  expect(conversation.getByText('Seen')).toBeVisible();
});

test('mentions are marked, those of the reader in another color, and a text with tags stays a text', async () => {
  const { store } = await openPage('recruiter', '/deployments');
  const [me, colleague] = store.rows('users').filter(({ companyId }) => companyId === 'CO-002');
  const last = store.rows('conversationMessages').at(-1);
  const text = `@${me?.fullName} and @${colleague?.fullName}: <b>see</b> @Nobody Here`;
  store.write((writer) => writer.touch('conversationMessages', String(last?.id), { text }));
  act(() => {
    window.history.pushState(null, '', `/recruiter${page}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const conversation = await panel();
  const marked = await conversation.findByText(`@${me?.fullName}`, { selector: 'mark' });
  const other = await conversation.findByText(`@${colleague?.fullName}`, { selector: 'mark' });
  expect(getComputedStyle(marked).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  expect(marked.closest('p')).toHaveTextContent(text);
  expect(marked.closest('p')?.querySelectorAll('mark, b')).toHaveLength(2);
});

test('a file that is no document is refused beside the form, and one that is goes with the message', async () => {
  const { user, store } = await openPage('recruiter', page);
  const conversation = await panel();
  await conversation.findByLabelText(/^Your Message/);
  const attach = conversation
    .getAllByLabelText('Attach a file')
    .find((one) => one instanceof HTMLInputElement);
  if (!attach) throw new Error('There is no file input');
  fireEvent.change(attach, { target: { files: [new File(['plain'], 'terms.exe')] } });
  expect(await conversation.findByText(/is not a supported file type/)).toBeVisible();
  fireEvent.change(attach, { target: { files: [new File(['%PDF-1.4 a page'], 'terms.pdf')] } });
  await conversation.findByRole('button', { name: 'Remove terms.pdf' });
  await user.type(conversation.getByLabelText(/^Your Message/), 'The terms');
  await user.click(conversation.getByRole('button', { name: 'Send' }));
  await conversation.findByRole('button', { name: /^Download terms\.pdf · / });
  expect(store.rows('conversationMessages').at(-1)).toMatchObject({ name: 'terms.pdf', format: 'pdf' });
});
