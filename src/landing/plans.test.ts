import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublicPlan } from '../../domain/contract/billing/plans.ts';
import { showPlans } from './plans.ts';
import { openPage } from './testing.ts';

const answer = (plans: PublicPlan[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ success: true, data: plans })),
  );

/** The page as the server sends it for a market with its own data. */
const openOwnPage = (language: 'en' | 'de' = 'en') => {
  openPage('', language);
  for (const one of document.querySelectorAll('[data-facts="sample"]')) one.remove();
  for (const one of document.querySelectorAll<HTMLElement>('[data-facts="counted"]'))
    one.dataset.counted = '';
};
const plan = {
  name: 'Small',
  currency: 'EUR',
  price: 0,
  billingCycle: 'Monthly',
  users: 5,
  benchEmployees: 10,
  customFields: 5,
} as const;
const words = () => document.body.textContent?.replace(/\s/g, ' ');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a market with data of its own shows its plans, and nothing that no plan holds', async () => {
  answer([
    plan,
    {
      ...plan,
      name: 'Large',
      price: 129_050,
      billingCycle: 'Yearly',
      users: null,
      benchEmployees: 1000,
      customFields: null,
    },
  ]);
  openOwnPage();
  await showPlans();
  const section = screen.getByRole('region', { name: 'Plans and prices' });
  expect(section.id).toBe('pricing');
  expect(
    within(section)
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'SmallFreeBench employees: 10Users: 5Custom fields: 5Get started',
    'Large€1,290.50Billed yearlyBench employees: 1,000Users: UnlimitedCustom fields: UnlimitedGet started',
  ]);
  for (const claim of ['Boosted listings', 'White-labeled', 'Limited searches', 'Freemium', 'Enterprise'])
    expect(words()).not.toContain(claim);
  expect(document.head.textContent).not.toContain('Freemium');
});

test('amounts and limits are written in the language of the page', async () => {
  answer([{ ...plan, price: 129_000, users: null }]);
  openOwnPage('de');
  await showPlans();
  const [card] = within(screen.getByRole('region', { name: 'Tarife und Preise' })).getAllByRole('article');
  expect(card?.textContent?.replace(/\s/g, ' ')).toContain('1.290 €Monatliche Abrechnung');
  expect(card).toHaveTextContent('Nutzer: Unbegrenzt');
});

test('a market without plans has neither a section about prices nor links to one', async () => {
  answer([]);
  openOwnPage();
  await showPlans();
  expect(screen.queryByRole('region', { name: 'Plans and prices' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('a[href$="#pricing"]')).toHaveLength(0);
});

test('the sample market keeps its tiers and asks for no plans', async () => {
  answer([plan]);
  openPage();
  await showPlans();
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByText('Boosted listings')).toBeInTheDocument();
});
