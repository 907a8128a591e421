import { describe, expect, test } from 'vitest';
import { salaryRange } from '../contract/hiring/salaryRange.ts';
import { sayPay, sayText } from './sayValue.ts';

/** With ordinary spaces, whichever kind the language sets. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const pay = { salaryMin: 6_000_000, salaryMax: 8_000_000, salaryPer: 'Year', currency: 'USD' } as const;

describe('pay', () => {
  test.each([
    ['en', '$60,000 – $80,000 per year'],
    ['de', '60.000–80.000 $ pro Jahr'],
    ['es', '60.000-80.000 US$ al año'],
    ['fr', '60 000–80 000 $US par an'],
  ])('is said in %s as %s', (locale, said) => {
    expect(plain(sayPay(pay, locale))).toBe(said);
  });

  test('with cents, one amount or one bound is said too, and nothing without amounts', () => {
    const hourly = { salaryMin: 5250, salaryMax: null, salaryPer: 'Hour', currency: 'EUR' } as const;
    expect(plain(sayPay(hourly, 'de'))).toBe('Ab 52,50 € pro Stunde');
    expect(plain(sayPay({ ...hourly, salaryMin: null, salaryMax: 9000 }, 'fr'))).toBe(
      'Jusqu’à 90 € de l’heure',
    );
    expect(plain(sayPay({ ...hourly, salaryMax: 5250 }, 'es'))).toBe('52,50 € por hora');
    expect(sayPay({ ...hourly, salaryMin: null }, 'de')).toBeNull();
  });

  test('has the decimals of its currency', () => {
    const inRupees = {
      salaryMin: 120_000_000,
      salaryMax: 180_000_000,
      salaryPer: 'Year',
      currency: 'INR',
    } as const;
    expect(plain(sayPay(inRupees, 'en'))).toBe('₹1,200,000 – ₹1,800,000 per year');
    expect(plain(sayPay({ ...inRupees, salaryMax: null, currency: 'JPY' }, 'de'))).toBe(
      'Ab 120.000.000 ¥ pro Jahr',
    );
    expect(plain(sayPay({ ...inRupees, salaryMin: 12_345, salaryMax: null, currency: 'KWD' }, 'fr'))).toBe(
      'À partir de 12,345 KWD par an',
    );
  });

  test('stays the API’s text in English', () => {
    expect(sayPay(pay, 'en')).toBe(salaryRange(pay));
  });
});

test.each([
  ['duration', '6 months', '6 Monate'],
  ['duration', '3-6 months', '3–6 Monate'],
  ['duration', '1 year', '1 Jahr'],
  ['duration', 'until the release', 'until the release'],
  ['experience', '3-5 years', '3–5 Jahre'],
  ['experience', '10+ years', '10 Jahre oder mehr'],
  ['country', 'Spain', 'Spanien'],
  ['location', 'Pune, India', 'Pune, Indien'],
  ['location', 'Remote', 'Remote'],
  ['industry', 'IT Services', 'IT-Dienstleistungen'],
  ['industry', 'Beekeeping', 'Beekeeping'],
  ['employee', 'All assigned resources', 'Alle zugewiesenen Fachkräfte'],
  ['employee', 'Ada Bench', 'Ada Bench'],
  ['title', '6 months', '6 months'],
])('a %s of “%s” is said in German as “%s”', (field, text, said) => {
  expect(sayText(field, text, 'de')?.replace(/\s/g, ' ')).toBe(said);
  expect(sayText(field, text, 'en')).toBe(text);
});
