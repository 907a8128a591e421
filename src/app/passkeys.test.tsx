import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as on } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Passkey } from '../../domain/security/passkeys.ts';
import { stopped, withoutPasskeys, withPasskeys } from '../testing/browserPasskeys.ts';
import { open } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

const at = (path: string) => `http://localhost:5173/api/v1/auth/${path}`;
const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const refusal = (status: number, code: string, errors?: object) =>
  HttpResponse.json({ success: false, code, message: `Refused: ${code}`, errors }, { status });
const laptop: Passkey = {
  id: 'one',
  name: 'Work laptop',
  createdAt: '2026-06-01T08:00:00.000Z',
  lastUsedAt: null,
  synced: false,
};
const phone: Passkey = {
  ...laptop,
  id: 'two',
  name: 'Phone',
  synced: true,
  lastUsedAt: '2026-06-15T08:00:00.000Z',
};

let passkeys: Passkey[] = [];
let proofs: object = {};
let isProven = true;
let sent: [string, unknown][] = [];
let credentials: ReturnType<typeof withPasskeys>;
const noted = async (request: Request) => {
  const body = await request.json().catch(() => null);
  sent.push([new URL(request.url).pathname.replace('/api/v1/auth/', ''), body]);
  return body as { name: string; password?: string };
};

beforeEach(() => {
  passkeys = [laptop, phone];
  proofs = { password: true, code: true, passkey: false, email: 'ada@example.com' };
  isProven = true;
  sent = [];
  credentials = withPasskeys();
  server.use(
    on.get(at('second-factor'), () => said({ on: false, codesLeft: 0 })),
    on.get(at('sessions'), () => said([])),
    on.get(at('passkeys'), () => said(passkeys)),
    on.post(at('passkeys/options'), async ({ request }) => {
      if (!isProven) return refusal(403, 'proof.needed');
      await noted(request);
      const user = { id: 'dXNlcg', name: 'ada@example.com', displayName: 'Ada' };
      return said({
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'TalentBench' },
        user,
        pubKeyCredParams: [],
      });
    }),
    on.post(at('passkeys'), async ({ request }) => {
      const { name } = await noted(request);
      passkeys = [{ ...laptop, id: 'three', name }, ...passkeys];
      return said(passkeys);
    }),
    on.post(at('passkeys/:id'), async ({ request, params }) => {
      const { name } = await noted(request);
      passkeys = passkeys.map((one) => (one.id === params.id ? { ...one, name } : one));
      return said(passkeys);
    }),
    on.delete(at('passkeys/:id'), ({ params }) => {
      if (!isProven) return refusal(403, 'proof.needed');
      passkeys = passkeys.filter(({ id }) => id !== params.id);
      return said(passkeys);
    }),
    on.get(at('proof'), () => said(proofs)),
    on.post(at('proof/passkey'), () => said({ challenge: 'AAAA', rpId: 'localhost' })),
    on.post(at('proof'), async ({ request }) => {
      const { password } = await noted(request);
      if (password === 'wrong') {
        const fault = { code: 'proof.wrong-password', values: {}, message: 'Incorrect password' };
        return refusal(400, 'row.invalid', { password: fault });
      }
      isProven = true;
      return said(null);
    }),
  );
});
afterEach(withoutPasskeys);

const panel = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

describe('passkeys', () => {
  test.each(['provider', 'recruiter', 'admin'] as const)(
    'are listed for a %s with their use',
    async (userType) => {
      await open(userType, '/account');
      const [first, second] = await (await panel()).findAllByRole('listitem');
      expect(first).toHaveTextContent(/Work laptop.*One device only.*Added on Jun 1, 2026\. Never used\./);
      expect(second).toHaveTextContent(/Phone.*Synced.*Last used Jun 15, 2026/);
    },
  );

  test('are added with a name, which is kept when the browser makes none', async () => {
    credentials.create.mockRejectedValueOnce(stopped());
    const user = userEvent.setup();
    await open('provider', '/account');
    await user.click((await panel()).getByRole('button', { name: 'Add passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tablet{Enter}');
    expect(await dialog.findByText(/^Your browser didn’t use a passkey\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tablet');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await (await panel()).findByText('Tablet')).toBeVisible();
    await screen.findByText('Passkey “Tablet” added');
    expect(sent.at(-1)).toMatchObject(['passkeys', { name: 'Tablet', response: { id: 'bmV3' } }]);
  });

  test('say that a device has one already', async () => {
    credentials.create.mockRejectedValueOnce(new DOMException('Excluded', 'InvalidStateError'));
    const user = userEvent.setup();
    await open('provider', '/account');
    await user.click((await panel()).getByRole('button', { name: 'Add passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tablet{Enter}');
    expect(await dialog.findByText('This device already has a passkey for your account.')).toBeVisible();
  });

  test('are renamed, and removed after a confirmation', async () => {
    const user = userEvent.setup();
    await open('recruiter', '/account');
    await user.click(await (await panel()).findByRole('button', { name: 'Rename Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Old phone{Enter}');
    await user.click(await (await panel()).findByRole('button', { name: 'Remove Old phone' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove passkey “Old phone”?' }));
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull());
  });

  test('cannot be added in a browser without them, which says why', async () => {
    withoutPasskeys();
    await open('provider', '/account');
    expect(await (await panel()).findByText(/^This browser can’t create passkeys here\./)).toBeVisible();
    expect((await panel()).queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });
});

describe('an act that needs a fresh proof', () => {
  const confirmation = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const addTablet = async () => {
    isProven = false;
    const user = userEvent.setup();
    await open('provider', '/account');
    await user.click((await panel()).getByRole('button', { name: 'Add passkey' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Tablet{Enter}');
    return user;
  };

  test('asks for a code or the password, and goes on with what was typed', async () => {
    const user = await addTablet();
    const dialog = await confirmation();
    await dialog.findByRole('textbox', { name: 'Code or Recovery Code' });
    await user.click(dialog.getByRole('button', { name: 'Use your password' }));
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await dialog.findByText('Incorrect password')).toBeVisible();
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'bench-demo{Enter}');
    expect(await (await panel()).findByText('Tablet')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull();
    expect(sent).toMatchObject([
      ['proof', { password: 'wrong' }],
      ['proof', { password: 'bench-demo' }],
      ['passkeys/options', { name: 'Tablet' }],
      ['passkeys', { name: 'Tablet' }],
    ]);
  });

  test('asks for a passkey first, if there is one', async () => {
    proofs = { password: true, code: false, passkey: true, email: 'ada@example.com' };
    const user = await addTablet();
    await user.click(await (await confirmation()).findByRole('button', { name: 'Use a passkey' }));
    expect(await (await panel()).findByText('Tablet')).toBeVisible();
    expect(sent[0]).toMatchObject(['proof', { response: { id: 'bmV3' } }]);
  });

  test('asks for a new sign-in where the account has neither', async () => {
    proofs = { password: false, code: false, passkey: false, email: 'ada@example.com' };
    const user = await addTablet();
    const dialog = await confirmation();
    const link = await dialog.findByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toBe('/?signIn=ada%40example.com');
    isProven = true;
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await (await panel()).findByText('Tablet')).toBeVisible();
  });

  test('is not done without a confirmation, and keeps the form', async () => {
    const user = await addTablet();
    await user.click(await (await confirmation()).findByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    expect(await dialog.findByText('Refused: proof.needed')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tablet');
    expect(sent).toEqual([]);
  });
});
