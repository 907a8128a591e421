import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, Invalid } from '../../../domain/errors.ts';
import { openPage } from '../testing.ts';
import { wireForms } from './wireForms.ts';

interface Sent {
  body: unknown;
  key: string | null;
}

const server = setupServer();
let sent: Sent[] = [];
const made = () => HttpResponse.json({ success: true, data: null }, { status: 201 });
const answer = (resolve: () => Response | Promise<Response>) =>
  server.use(
    http.post('*/api/v1/:noun', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return resolve();
    }),
  );

const contact = () => within(screen.getByRole('form', { name: 'Get In Touch' }));
const newsletter = () => within(screen.getByRole('form', { name: 'Newsletter' }));
const content = {
  'First Name': 'Ada',
  'Last Name': 'Moreau',
  'Email Address': 'ada@example.com',
  Subject: 'A question',
  Message: 'How does it work?',
};
const fillIn = async (fields: Record<string, string> = content) => {
  for (const [label, words] of Object.entries(fields))
    await userEvent.type(contact().getByLabelText(label), words);
};
const send = () => userEvent.click(contact().getByRole('button', { name: 'Send message' }));

beforeAll(() => server.listen());
beforeEach(() => {
  sent = [];
  openPage();
  wireForms();
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('the contact form', () => {
  it('has its labels on the right fields, with the rules of the contract', () => {
    const rules = ['First Name', 'Last Name', 'Email Address', 'Subject', 'Message'].map((label) => {
      const field = contact().getByLabelText<HTMLInputElement>(label);
      return [field.name, field.type, field.required, field.maxLength];
    });
    expect(rules).toEqual([
      ['firstName', 'text', true, 60],
      ['lastName', 'text', true, 60],
      ['email', 'email', true, 254],
      ['subject', 'text', true, 150],
      ['message', 'textarea', true, 4000],
    ]);
    expect(contact().getByLabelText('Message')).toHaveAttribute('rows', '3');
  });

  it('says under each field what is wrong with it and leads to the first', async () => {
    await fillIn({ 'First Name': 'Ada', 'Email Address': 'ada' });
    await send();
    await vi.waitFor(() => expect(contact().getByLabelText('Last Name')).toHaveFocus());
    expect(contact().getByLabelText('First Name')).not.toBeInvalid();
    expect(contact().getByLabelText('Last Name')).toHaveAccessibleDescription('Required');
    expect(contact().getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email',
    );
    expect(sent).toEqual([]);
  });

  it('takes a word back as soon as its field is edited', async () => {
    await send();
    await vi.waitFor(() => expect(contact().getByLabelText('Subject')).toHaveAccessibleDescription());
    await fillIn({ Subject: 'A' });
    expect(contact().getByLabelText('Subject')).not.toHaveAccessibleDescription();
  });

  it('sends what was typed, thanks, and clears its fields', async () => {
    answer(made);
    await fillIn();
    await send();
    await contact().findByText(/Thank you for your message/);
    expect(contact().getByRole('status')).toHaveTextContent('within 2-4 hours on business days');
    expect(contact().getByLabelText('Message')).toHaveValue('');
    expect(sent[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Moreau',
      email: 'ada@example.com',
      subject: 'A question',
      message: 'How does it work?',
      homepage: '',
    });
  });

  it('sends one message however often the button is pressed', async () => {
    let finish: (answer: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    await fillIn();
    await send();
    const button = await contact().findByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    finish(made());
    await contact().findByText(/Thank you/);
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed when sending fails, and retries under the same key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => HttpResponse.error());
    await fillIn();
    await send();
    await contact().findByText(/Your entries are kept/);
    expect(contact().getByLabelText('Message')).toHaveValue(content.Message);
    await send();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await fillIn({ Message: ' Really?' });
    await contact().findByRole('button', { name: 'Send message' });
    await send();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    const [first, again, other] = sent.map(({ key }) => key);
    expect(first).toMatch(/^\w{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('while the platform is being maintained, says until when and keeps what was typed', async () => {
    const until = '2026-06-15T09:30:00.000Z';
    answer(() =>
      HttpResponse.json(
        { success: false, code: 'maintenance.read-only', details: { until } },
        { status: 503 },
      ),
    );
    await fillIn();
    await send();
    const said = await contact().findByText(
      /^TalentBench is read-only for maintenance until Jun 1\d, \d\d:\d\d/,
    );
    expect(said).toHaveTextContent('Your entries are kept. Please try again then.');
    expect(contact().getByLabelText('Message')).toHaveValue(content.Message);
  });

  it('shows the server’s word on a field under that field', async () => {
    const refused = answerOf(Invalid({ subject: 'text.unsafe-character' }));
    answer(() => HttpResponse.json(refused, { status: 400 }));
    await fillIn();
    await send();
    await contact().findByText('Contains a character that can’t be saved');
    expect(contact().getByLabelText('Subject')).toHaveFocus();
    expect(contact().getByRole('alert')).toHaveTextContent('Please check the highlighted fields.');
  });

  it('asks for patience after too many messages', async () => {
    answer(() => HttpResponse.json({ success: false, code: 'limits.wait-seconds' }, { status: 429 }));
    await fillIn();
    await send();
    await contact().findByText(/Please try again in a few minutes/);
  });

  it('has a field that people neither see nor reach, for machines that fill in everything', () => {
    const trap = document.querySelector<HTMLInputElement>('[name="homepage"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('the newsletter box', () => {
  it('subscribes an address and thanks', async () => {
    answer(made);
    await userEvent.type(newsletter().getByRole('textbox'), 'ada@example.com{Enter}');
    await newsletter().findByText(/Thank you/);
    expect(sent[0]?.body).toEqual({ email: 'ada@example.com', language: 'en', homepage: '' });
    expect(newsletter().getByRole('textbox')).toHaveValue('');
  });

  it('asks for an address that looks like one', async () => {
    await userEvent.type(newsletter().getByRole('textbox'), 'ada@{Enter}');
    await newsletter().findByText('Please enter a valid email');
    expect(sent).toEqual([]);
  });
});
