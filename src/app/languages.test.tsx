import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as leave from '../auth/leave.ts';
import { clearSession } from '../auth/session.ts';
import { signedInAs } from '../auth/signedInAs.ts';
import { preferredLanguage } from '../i18n/preferredLanguage.ts';
import { showLanguage } from '../i18n/shownLanguage.ts';
import { loadConsole, takeDataFrom } from './loadConsole.ts';
import { Site } from './Site.tsx';

const contract = {
  id: 'CT-001',
  version: 1,
  employee: 'Dana Okafor',
  client: 'Northwind',
  type: 'SOW',
  status: 'Pending',
  startDate: '2026-03-04',
  endDate: '2026-12-24',
  rate: 8550,
  monthlyHours: 160,
  totalValue: 1_250_050,
  currency: 'EUR',
};
const market = {
  getList: async () => ({ data: [contract], total: 1234 }),
  getMany: async () => ({ data: [] }),
  vocabulary: async () => ({ data: { skills: [], locations: [] } }),
} as unknown as DataProvider;
vi.spyOn(leave, 'leaveTo').mockReturnValue();
vi.spyOn(console, 'warn').mockReturnValue();

/** Opens a page as the site does: first the language, then the console. */
const visit = async (path: string) => {
  window.history.replaceState(null, '', path);
  signedInAs('provider');
  await showLanguage(preferredLanguage());
  await act(async () => {
    render(<Site profile={Promise.resolve('confirmed')} />);
  });
};

const choose = async (button: string, language: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(screen.getByRole('menuitemradio', { name: language }));
};

beforeAll(async () => {
  takeDataFrom(Promise.resolve(market));
  await loadConsole('provider');
});
beforeEach(() => {
  localStorage.clear();
  clearSession('absent');
});

test('a user who has chosen German sees the console in German from the start', async () => {
  localStorage.setItem('language', 'de');
  await visit('/provider');
  const menu = await screen.findByRole('navigation', { name: 'Bereiche' });
  expect(within(menu).getByRole('link', { name: 'Verfügbare Fachkräfte' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(screen.queryByText('Provider Dashboard')).toBeNull();
});

test('a list uses the chosen language: fields, values, dates, numbers and amounts', async () => {
  localStorage.setItem('language', 'de');
  await visit('/provider/contracts');
  const row = await screen.findByRole('row', { name: /Dana Okafor/ });
  expect(row).toHaveTextContent('Ausstehend');
  expect(row).toHaveTextContent('24.12.2026');
  expect(row).toHaveTextContent(/12\.500,50\s€/);
  expect(row).toHaveTextContent(/0\s%/);
  expect(screen.getByRole('columnheader', { name: 'Gesamt' })).toBeVisible();
  expect(screen.getByText(/von 1\.234$/)).toBeVisible();
});

test('changing the language in the bar applies at once and is kept for the site, also after signing out', async () => {
  await visit('/provider');
  await choose('Language: English', 'Français');
  expect(await screen.findByRole('navigation', { name: 'Rubriques' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  expect(document.cookie).toContain('language=fr');
  await act(async () => clearSession('signedOut'));
  expect(preferredLanguage()).toBe('fr');
});

test('form input survives a change of language, and is validated in the new one', async () => {
  await visit('/provider/employees/create');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Title/), 'Data');
  await choose('Language: English', 'Deutsch');
  expect(await screen.findByLabelText(/^Position/)).toHaveValue('Data');
  await user.type(screen.getByLabelText(/^Stundensatz/), '85,50');
  await user.tab();
  expect(screen.getByLabelText(/^Stundensatz/)).toHaveValue('85,50');
  await user.type(screen.getByLabelText(/^Stundenkosten/), 'viel');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Geben Sie einen Betrag ein')).toBeVisible();
  expect(screen.getByLabelText(/^Stundenkosten/)).toHaveDisplayValue(/viel$/);
});

test('a language chosen in another tab applies here too', async () => {
  await visit('/provider');
  await screen.findByRole('navigation', { name: 'Sections' });
  localStorage.setItem('language', 'es');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Secciones' })).toBeVisible());
});
