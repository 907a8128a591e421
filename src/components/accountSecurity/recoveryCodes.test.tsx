import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { loadLaterWords } from '../../i18n/laterWords.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

beforeAll(loadLaterWords);

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

const copyWith = async (value: unknown) => {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  render(
    <I18nContextProvider value={i18nProviderFor({ language: 'en' }, {})}>
      <RecoveryCodes codes={['one', 'two']} onKept={() => {}} />
    </I18nContextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
};

test('the codes are copied, each on a line', async () => {
  const writeText = vi.fn(async () => {});
  await copyWith({ writeText });
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith('one\ntwo\n');
});

test.each([
  ['without a clipboard', undefined],
  ['that refuses', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
])('a browser %s says what to do instead', async (_, value) => {
  await copyWith(value);
  expect(
    await screen.findByText('Your browser did not copy the codes. Download them or write them down.'),
  ).toBeVisible();
});
