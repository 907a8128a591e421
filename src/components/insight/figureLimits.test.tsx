import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { FigureLimits } from './FigureLimits.tsx';

test.each([
  [['EUR'], 'USD only. Amounts in EUR are not included.'],
  [['EUR', 'GBP'], 'USD only. Amounts in EUR and GBP are not included.'],
  [['CAD', 'EUR', 'GBP'], 'USD only. Amounts in CAD, EUR, and GBP are not included.'],
])('of the currencies %s that a report leaves out, all are named', (otherCurrencies, sentence) => {
  render(
    <I18nContextProvider value={i18nProviderFor({ language: 'en' }, {})}>
      <FigureLimits report={{ cut: [], currency: 'USD', otherCurrencies }} />
    </I18nContextProvider>,
  );
  expect(screen.getByText(sentence)).toBeVisible();
});
