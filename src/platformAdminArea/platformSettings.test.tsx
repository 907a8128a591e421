import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { features } from '../../domain/settings/features.ts';
import { firstPlatform } from '../../domain/settings/platform.ts';
import { showPlatform } from '../platform/shownPlatform.ts';
import { open, openPage } from '../testing/open.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { server } from '../testing/server.ts';

afterEach(() => {
  showPlatform(firstPlatform);
  vi.unstubAllGlobals();
});
type Opened = Awaited<ReturnType<typeof open>>;

const setting = ({ store }: Opened, key: string) =>
  store.rows('preferences').find((row) => row.kind === 'platform' && row.key === key) as Row;
const choose = async ({ user }: Opened, label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save Changes' }));

test('Platform Settings has four tabs, each at an address of its own; features stand with their category, and a switch says “Feature {name} toggled successfully!”', async () => {
  const { user, store } = await openPage('admin', '/settings');
  await screen.findByRole('heading', { name: 'Platform Settings' });
  const row = within(screen.getByRole('navigation', { name: 'Platform settings sections' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'General Settings',
    'Feature Toggles',
    'Integrations',
    'Notifications & Maintenance',
  ]);
  await user.click(row.getByRole('link', { name: 'Feature Toggles' }));
  expect(window.location.pathname).toBe('/platform-admin/settings/features');
  const list = within(await screen.findByRole('region', { name: 'Feature Toggles' }));
  expect(list.getAllByRole('switch')).toHaveLength(6);
  expect(list.getAllByText(/^Category: /).map(({ textContent }) => textContent)).toEqual([
    'Category: Analytics',
    'Category: Matching',
    'Category: Interface',
    'Category: Security',
    'Category: Security',
    'Category: Communication',
  ]);
  const realTime = () => list.getByRole('switch', { name: 'Real-time Notifications' });
  await user.click(realTime());
  expect(await screen.findByText('Feature Real-time Notifications toggled successfully!')).toBeVisible();
  const kept = store.rows('featureToggles').find(({ name }) => name === 'Real-time Notifications');
  expect(kept?.enabled).toBe(false);
  await waitFor(() => expect(realTime()).not.toBeChecked());
});

/** Each setting with its default, its options, and the option chosen in the test. */
const offered: readonly [string, string, readonly string[], string][] = [
  ['Timezone', 'UTC', ['UTC', 'EST (New York)', 'PST (Los Angeles)', 'GMT (London)'], 'UTC'],
  [
    'Language',
    'Browser language',
    ['Browser language', 'English', 'Spanish', 'French', 'German'],
    'Browser language',
  ],
  [
    'Date Format',
    'Default for each language',
    ['Default for each language', 'MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
    'DD/MM/YYYY',
  ],
  ['Currency', 'USD', ['USD', 'EUR', 'GBP', 'CAD'], 'USD'],
  ['Max File Size', '10MB', ['5MB', '10MB', '25MB', '50MB'], '25MB'],
  ['Session Timeout', '8 hours', ['4 hours', '8 hours', '24 hours', '7 days'], '8 hours'],
];

describe('General Settings', () => {
  test('each of six has its options, 10MB and 8 hours by default, above the platform version; Save Changes stores the choice, and every screen goes by it', {
    tags: 'rest',
  }, async () => {
    const answering = () => HttpResponse.json({ status: 'ok', version: '3.4.5' });
    server.use(on.get('http://localhost:5173/api/v1/health', answering));
    const opened = await openPage('admin', '/settings', { without: ['preferences'] });
    const { user } = opened;
    expect(await screen.findByText('Platform version 3.4.5')).toBeVisible();
    const general = within(screen.getByRole('region', { name: 'General Settings' }));
    const selects = general.getAllByRole('combobox');
    expect(selects).toHaveLength(offered.length);
    for (const [place, [label, first, options, chosen]] of offered.entries()) {
      const select = selects[place] as HTMLElement;
      expect(select).toHaveAccessibleName(new RegExp(`^${label}`));
      expect(select).toHaveTextContent(first);
      await user.click(select);
      const shown = await screen.findAllByRole('option');
      expect(shown.map(({ textContent }) => textContent)).toEqual(options);
      await user.click(shown[options.indexOf(chosen)] as HTMLElement);
    }
    await save(opened);
    await screen.findByText('Settings saved');
    expect([setting(opened, 'dateFormat').value, setting(opened, 'maxFileSize').value]).toEqual([
      'DD/MM/YYYY',
      '25MB',
    ]);
    await user.click(screen.getByRole('link', { name: 'Notifications & Maintenance' }));
    await screen.findAllByText(/^\d\d\/\d\d\/\d{4} \d+:\d\d/);
  });

  test('Currencies in use adds one by its name, which forms, rates and the default currency then offer', async () => {
    const opened = await openPage('admin', '/settings');
    const { user } = opened;
    const panel = within(await screen.findByRole('region', { name: 'Currencies in use' }));
    await user.type(panel.getByRole('combobox', { name: 'Currencies' }), 'Indian Rup');
    await user.click(await screen.findByRole('option', { name: 'INR · Indian Rupee' }));
    await user.click(panel.getByRole('button', { name: 'Save currencies' }));
    await screen.findByText('Currencies saved');
    expect(setting(opened, 'currenciesInUse').value).toBe('USD,EUR,GBP,CAD,INR');
    showPlatform({ ...firstPlatform, currencies: ['USD', 'EUR', 'INR'] });
    const rates = within(screen.getByRole('region', { name: 'Exchange rates' }));
    expect(await rates.findByLabelText('1 INR in USD')).toBeVisible();
    rates.getByText(/^No exchange rate yet: EUR and INR\./);
    await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'USD',
      'EUR',
      'GBP',
      'CAD',
      'INR',
    ]);
  });

  test('a refusal is shown at its field; leaving with unsaved changes asks for confirmation', {
    tags: 'rest',
  }, async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const opened = await open('admin', '/settings', {
      through: (plain) =>
        Object.assign(plain, {
          update: async () => {
            throw Object.assign(new Error('No'), { body: { errors: { value: 'Choose another one' } } });
          },
        }),
    });
    await renderInSite('admin', opened);
    await choose(opened, 'Currency', 'EUR');
    await save(opened);
    expect(await screen.findByText('Choose another one')).toBeVisible();
    expect(setting(opened, 'currency').value).toBe('USD');

    const parts = within(screen.getByRole('navigation', { name: 'Platform settings sections' }));
    await opened.user.click(parts.getByRole('link', { name: 'Feature Toggles' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(window.location.pathname).toBe('/platform-admin/settings');
    expect(screen.getByRole('combobox', { name: /^Currency/ })).toHaveTextContent('EUR');
    confirm.mockReturnValue(true);
    await opened.user.click(parts.getByRole('link', { name: 'Feature Toggles' }));
    await screen.findByRole('region', { name: 'Feature Toggles' });
    await opened.user.click(parts.getByRole('link', { name: 'General Settings' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Currency/ })).toHaveTextContent('USD'));
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('a Manager can read them, without a save button', async () => {
    await openPage('admin', '/settings', { role: 'Manager' });
    await screen.findByText('Your role can view these settings but not change them.');
    expect(screen.getByRole('combobox', { name: /^Currency/ })).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });
});

describe('Feature Toggles', () => {
  test('an Admin without permission to switch them sees their state', async () => {
    await openPage('admin', '/settings/features', { role: 'Admin' });
    for (const one of await screen.findAllByRole('switch')) expect(one).toBeDisabled();
  });

  const switchOffUnseen = ({ store }: Opened, name: string) => {
    const row = store.rows('featureToggles').find((one) => one.name === name) as Row;
    store.write((writer) => writer.change('featureToggles', row, { enabled: false }));
  };
  const switchOff = async (opened: Opened, name: string) => {
    switchOffUnseen(opened, name);
    await opened.user.click(screen.getByLabelText('Refresh'));
  };

  test('without AI Recommendations a recruiter’s page says that it is switched off', {
    tags: 'rest',
  }, async () => {
    const opened = await open('recruiter', '/smart-recommendations');
    await screen.findByRole('heading', { name: 'Smart Recommendations' });
    await switchOff(opened, features.aiRecommendations.name);
    expect(await screen.findByText('AI Recommendations is turned off on this platform.')).toBeVisible();
  });

  test('without Advanced Analytics no range above 30 days is offered, and without Multi-language Support no language', {
    tags: 'rest',
  }, async () => {
    const opened = await open('provider', '/analytics');
    const ranges = within(await screen.findByRole('group', { name: 'Time range' }));
    expect(ranges.getByRole('button', { name: /90 days/ })).toBeEnabled();
    expect(screen.getByLabelText('Language: English')).toBeVisible();
    switchOffUnseen(opened, features.multiLanguage.name);
    await switchOff(opened, features.advancedAnalytics.name);
    await waitFor(() => expect(ranges.getByRole('button', { name: /90 days/ })).toBeDisabled());
    expect(ranges.getByRole('button', { name: /30 days/ })).toBeEnabled();
    expect(screen.queryByLabelText(/^Language/)).toBeNull();
  });
});

test('the operator sets exchange rates, which apply at once', { tags: 'rest' }, async () => {
  const opened = await openPage('admin', '/settings/general');
  const panel = within(await screen.findByRole('region', { name: 'Exchange rates' }));
  await opened.user.type(panel.getByLabelText('1 EUR in USD'), '1.15');
  await opened.user.click(panel.getByRole('button', { name: 'Save rates' }));
  await screen.findByText('Exchange rates saved');
  expect(setting(opened, 'exchangeRates').value).toBe('{"EUR":1.15}');
  await panel.findByText(/Last updated/);
  await opened.user.clear(panel.getByLabelText('1 EUR in USD'));
  await opened.user.type(panel.getByLabelText('1 GBP in USD'), '1.3');
  await opened.user.click(panel.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(setting(opened, 'exchangeRates').value).toBe('{"GBP":1.3}'));
  const platform = await opened.dataProvider.platform();
  expect(platform.data.exchangeRates).toEqual({ USD: 1, GBP: 1.3 });
});
