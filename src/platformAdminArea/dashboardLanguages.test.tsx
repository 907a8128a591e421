import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTexts, showLanguage } from '../i18n/shownLanguage.ts';
import { openPage } from '../testing/open.tsx';

test.each([
  ['de', /^(?:7|30|90) T: .+ Tage$|^1 J: 1 Jahr$/, /^\d+,\d\sStunden$/],
  ['es', /^(?:7|30|90)d: .+ días$|^1a: 1 año$/, /^\d+,\d\shoras$/],
] as const)('says periods and response times in %s', { tags: 'rest' }, async (language, period, hours) => {
  await openTexts('admin');
  await showLanguage(language);
  await openPage('admin', '/');
  const names = {
    de: ['Entwicklung', 'Durchschnittliche Antwortzeit'],
    es: ['Tendencias', 'Tiempo medio de respuesta'],
  };
  const [region, time] = names[language];
  const trends = within(await screen.findByRole('region', { name: region }));
  const buttons = trends.getAllByRole('button', { pressed: false });
  const said = buttons.map((button) =>
    (button.getAttribute('aria-label') ?? '').replace(/[\u00a0\u202f]/g, ' '),
  );
  expect(said.filter((name) => !period.test(name))).toEqual([]);
  expect(said).toHaveLength(3);
  const card = (await trends.findByRole('heading', { name: time })).closest('li') as HTMLElement;
  const [value] = await within(card).findAllByText(hours);
  expect(value).toBeVisible();
});
