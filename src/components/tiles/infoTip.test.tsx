import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { Panel } from './Panel.tsx';

const text = 'Counts signed contracts. Drafts are not included.';
const openPanel = () => {
  render(
    <I18nContextProvider value={i18nProviderFor({ language: 'en' }, {})}>
      <Panel title="Revenue" info={text}>
        $1,200
      </Panel>
    </I18nContextProvider>,
  );
  return screen.getByRole('button', { name: 'More information: Revenue' });
};
const shown = () => screen.findByRole('tooltip', { name: text });

test('a panel has an explanation behind a button beside its title, which stays its accessible name', () => {
  const button = openPanel();
  expect(screen.getByRole('region', { name: 'Revenue' })).toContainElement(button);
  expect(screen.getByRole('heading', { name: 'Revenue' })).toBeVisible();
  expect(button).toHaveAccessibleDescription(text);
  expect(screen.queryByText(text)).toBeNull();
});

test('an explanation opens on hover and closes when the pointer leaves', async () => {
  const button = openPanel();
  await userEvent.hover(button);
  expect(await shown()).toBeVisible();
  await userEvent.unhover(button);
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('an explanation opens with the keyboard, and Escape closes it', async () => {
  openPanel();
  await userEvent.tab();
  expect(await shown()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('an explanation opens with a tap and stays', async () => {
  const button = openPanel();
  fireEvent.touchStart(button);
  fireEvent.touchEnd(button);
  fireEvent.click(button);
  expect(await shown()).toBeVisible();
});
