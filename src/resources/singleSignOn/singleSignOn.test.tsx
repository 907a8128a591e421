import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScimToken, SignOnSettings } from '../../../domain/security/singleSignOn.ts';
import { openPage } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const at = (path = '') => `http://localhost:5173/api/v1/single-sign-on${path}`;
const connection = {
  issuer: 'https://login.skyharbor.example',
  clientId: 'talentbench',
  createAccounts: true,
  defaultRole: 'Viewer' as const,
  groupsClaim: null,
  groupRoles: [],
  required: false,
  emergencyUserId: null,
};
const record = 'talentbench-verification=abc';
const nothing: SignOnSettings = {
  connection: null,
  redirectUri: 'https://bench.example/api/v1/auth/single-sign-on/callback',
  domains: [],
  people: [],
  scim: { baseUrl: 'https://bench.example/scim/v2', token: null },
};
const whole: SignOnSettings = {
  ...nothing,
  connection,
  domains: [
    { domain: 'skyharbor.example', record, verifiedAt: null },
    { domain: 'people.skyharbor.example', record, verifiedAt: '2026-06-15T09:00:00.000Z' },
  ],
  people: [
    { id: 'USR-002', name: 'Ada King', email: 'ada@skyharbor.example', usedAt: '2026-06-15T09:00:00.000Z' },
  ],
};
let settings: SignOnSettings;
let sent: unknown;

const said = (data: unknown) => HttpResponse.json({ success: true, data, message: '', timestamp: '' });
const refused = (message: string, errors?: object) =>
  HttpResponse.json({ success: false, code: 'row.invalid', message, errors }, { status: errors ? 400 : 409 });
/** Answers a change with these settings. */
const becomes = (method: 'post' | 'delete', path: string, after: Partial<SignOnSettings>) =>
  on[method](at(path), async ({ request }) => {
    sent = await request.json().catch(() => null);
    settings = { ...settings, ...after };
    return said(settings);
  });

beforeEach(() => {
  settings = whole;
  sent = undefined;
  server.use(on.get(at(), () => said(settings)));
});
afterEach(() => {
  vi.unstubAllEnvs();
});
const panel = async () => within(await screen.findByRole('region', { name: 'Single sign-on' }));

describe('single sign-on in the company settings', () => {
  test('is set up with issuer, client and secret, and a refused value is shown at its field', async () => {
    settings = nothing;
    const { user } = await openPage('recruiter', '/settings/integrations');
    const shown = await panel();
    await shown.findByText(nothing.redirectUri);
    await user.click(shown.getByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Identity provider' }));
    await user.type(dialog.getByLabelText(/^Issuer/), 'login.example');
    await user.type(dialog.getByLabelText(/^Client ID/), 'talentbench');
    await user.type(dialog.getByLabelText(/^Client secret/), 'a secret');
    server.use(on.post(at(), () => refused('Invalid', { issuer: 'Enter the web address of the provider' })));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter the web address of the provider');
    server.use(becomes('post', '', { connection }));
    await user.type(dialog.getByLabelText(/^Issuer/), '/x');
    await user.click(dialog.getByRole('switch', { name: 'Create accounts at first sign-in' }));
    await dialog.findByLabelText(/^Role of new accounts/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await shown.findByText('https://login.skyharbor.example');
    expect(sent).toEqual({
      issuer: 'login.example/x',
      clientId: 'talentbench',
      clientSecret: 'a secret',
      createAccounts: true,
      defaultRole: 'User',
      groupsClaim: null,
      groupRoles: [],
    });
  });

  test('takes roles from groups, and names them', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Identity provider' }));
    expect(dialog.queryByRole('button', { name: 'Add group' })).toBeNull();
    await user.type(dialog.getByLabelText(/^Groups claim/), 'realm_access.roles');
    await user.click(await dialog.findByRole('button', { name: 'Add group' }));
    await user.type(dialog.getByLabelText(/^Group \*?$|^Group$/), 'Bench Leads, ทีมสรรหา');
    await user.click(dialog.getByRole('combobox', { name: /^Role\b(?! without)/ }));
    await user.click(await screen.findByRole('option', { name: 'Manager' }));
    server.use(on.post(at(), () => refused('Invalid', { groupRoles: 'Bench Leads is listed twice' })));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Bench Leads is listed twice');
    const groupRoles = [{ group: 'Bench Leads, ทีมสรรหา', role: 'Manager' as const }];
    const groupsClaim = 'realm_access.roles';
    server.use(becomes('post', '', { connection: { ...connection, groupsClaim, groupRoles } }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await shown.findByText('Bench Leads, ทีมสรรหา → Manager');
    expect(sent).toMatchObject({ clientSecret: null, groupsClaim, groupRoles, defaultRole: 'Viewer' });
    await user.click(shown.getByRole('button', { name: 'Edit' }));
    const again = within(await screen.findByRole('dialog', { name: 'Identity provider' }));
    await user.clear(again.getByLabelText(/^Groups claim/));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject({ groupsClaim: null, groupRoles: [] }));
  });

  test('shows that the secret is set, never what it is, and keeps it if none is entered', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    expect((await shown.findByText('Client secret')).nextElementSibling).toHaveTextContent('Set');
    shown.getByText('Get an account as Viewer');
    await user.click(shown.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Identity provider' }));
    expect(dialog.getByLabelText('Client secret')).toHaveValue('');
    server.use(becomes('post', '', {}));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject({ clientSecret: null }));
  });

  test('tests the connection and says in words what is wrong', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    server.use(on.post(at('/test'), () => refused('The provider refuses the client secret')));
    await user.click(await shown.findByRole('button', { name: 'Test connection' }));
    await shown.findByText('The provider refuses the client secret');
    server.use(on.post(at('/test'), () => said(null)));
    await user.click(shown.getByRole('button', { name: 'Test connection' }));
    await shown.findByText(/The connection works/);
  });

  test('shows the record of each domain until it is verified, and adds and removes domains', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    expect(await shown.findAllByText(record)).toHaveLength(1);
    server.use(
      on.post(at('/domains/skyharbor.example/verify'), () => refused('No TXT record has this value')),
    );
    await user.click(shown.getByRole('button', { name: 'Verify skyharbor.example' }));
    await shown.findByText('No TXT record has this value');
    server.use(on.post(at('/domains'), () => refused('Invalid', { domain: 'A public mail service' })));
    await user.type(shown.getByLabelText('Domain'), 'gmail.com{Enter}');
    await shown.findByText('A public mail service');
    server.use(becomes('delete', '/domains/skyharbor.example', { domains: whole.domains.slice(1) }));
    await user.click(shown.getByRole('button', { name: 'Remove skyharbor.example' }));
    await waitFor(() => expect(shown.queryByText(record)).toBeNull());
  });

  test('is required only with an administrator who keeps the password', async () => {
    const { user, store } = await openPage('provider', '/settings/integrations');
    const own = store.rows('users').find(({ email }) => email === 'provider@talentbench.example');
    const shown = await panel();
    await user.click(await shown.findByRole('switch', { name: 'Require single sign-on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Require single sign-on?' }));
    server.use(
      on.post(at('/require'), () => refused('Sign in with single sign-on once before you require it')),
    );
    await user.click(dialog.getByRole('button', { name: 'Require' }));
    await dialog.findByText('Sign in with single sign-on once before you require it');
    server.use(
      becomes('post', '/require', {
        connection: { ...connection, required: true, emergencyUserId: String(own?.id) },
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Require' }));
    await waitFor(() => expect(shown.getByRole('switch', { name: 'Require single sign-on' })).toBeChecked());
    expect(sent).toEqual({ required: true, emergencyUserId: own?.id });
    shown.getByText(`${own?.fullName} can still sign in with a password.`);
  });

  test('gives the directory a token, whose secret is shown once, then rotates and revokes it', async () => {
    settings = nothing;
    const token: ScimToken = {
      prefix: 'tb_scim_AbCd',
      createdAt: '2026-06-15T09:00:00.000Z',
      lastUsedAt: null,
      formerUntil: null,
    };
    const makes = (secret: string, after: Partial<ScimToken>) =>
      on.post(at('/scim-token'), async ({ request }) => {
        sent = await request.json();
        settings = { ...nothing, scim: { ...nothing.scim, token: { ...token, ...after } } };
        return said({ secret });
      });
    const { user } = await openPage('recruiter', '/settings/integrations');
    const shown = await panel();
    await shown.findByText('https://bench.example/scim/v2');
    server.use(makes('tb_scim_AbCd1234', {}));
    await user.click(shown.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create SCIM token' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByLabelText('Secret')).toHaveValue('tb_scim_AbCd1234');
    screen.getByText('We show this secret only once. Enter it in your directory now.');
    expect(sent).toEqual({ overlapHours: 0 });
    await user.click(screen.getByRole('button', { name: 'I have stored it' }));
    await shown.findByText('tb_scim_AbCd…');
    shown.getByText(/Never used/);
    server.use(
      makes('tb_scim_Next5678', { prefix: 'tb_scim_Next', formerUntil: '2126-06-16T09:00:00.000Z' }),
    );
    await user.click(shown.getByRole('button', { name: 'Rotate the SCIM token' }));
    const rotation = within(await screen.findByRole('dialog', { name: 'Rotate the SCIM token?' }));
    await user.click(rotation.getByRole('button', { name: 'Rotate' }));
    expect(await screen.findByLabelText('Secret')).toHaveValue('tb_scim_Next5678');
    expect(sent).toEqual({ overlapHours: 24 });
    await user.click(screen.getByRole('button', { name: 'I have stored it' }));
    await shown.findByText('tb_scim_Next…');
    shown.getByText(/Previous secret valid until/);
    server.use(becomes('delete', '/scim-token', nothing));
    await user.click(shown.getByRole('button', { name: 'Revoke the SCIM token' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the SCIM token?' }));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await shown.findByRole('button', { name: 'Create token' });
  });

  test('lists linked people, who can be unlinked', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    server.use(becomes('delete', '/people/USR-002', { people: [] }));
    await user.click(await shown.findByRole('button', { name: 'Unlink Ada King' }));
    await waitFor(() => expect(shown.queryByText('Ada King')).toBeNull());
  });

  test('is removed after a confirmation', async () => {
    const { user } = await openPage('provider', '/settings/integrations');
    const shown = await panel();
    server.use(becomes('delete', '', { connection: null, people: [] }));
    await user.click(await shown.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove single sign-on?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await shown.findByRole('button', { name: 'Set up' });
  });

  test('belongs to administrators', async () => {
    await openPage('provider', '/settings/integrations', { role: 'Manager' });
    (await panel()).getByText('Only your company’s administrators can see and change single sign-on.');
  });

  test('needs the server, which the demo says', async () => {
    vi.stubEnv('MODE', 'demo');
    await openPage('provider', '/settings/integrations');
    await (await panel()).findByText(/^Single sign-on needs the TalentBench server/);
  });
});
