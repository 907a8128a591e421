import type { PublicPlan } from '../../domain/contract/billing/plans.ts';
import { formatMoney } from '../../domain/money/formatMoney.ts';
import { fill } from '../../domain/words/fill.ts';
import { readApi } from './callApi.ts';
import type { LandingTexts } from './catalogues.ts';
import { goTo } from './sectionLinks.ts';

type Texts = LandingTexts['pricing']['own'] & { free: string };

/**
 * Shows this market's plans where the server left a place for them. Without plans, the section and the links
 * to it are removed.
 */
export const showPlans = async (): Promise<void> => {
  const section = document.querySelector<HTMLElement>('.pricing[data-counted]');
  if (!section) return;
  section.id = 'pricing';
  const { data: plans } = await readApi('market/plans');
  if (!plans?.length) {
    for (const link of document.querySelectorAll('a[href$="#pricing"]')) link.closest('li')?.remove();
    return;
  }
  const texts = JSON.parse(section.dataset.texts ?? '{}') as Texts;
  section.querySelector('.tiers')?.append(...plans.map((plan) => cardOf(section, plan, texts)));
  section.hidden = false;
  if (window.location.hash === '#pricing') goTo('pricing');
};

const cardOf = (section: HTMLElement, plan: PublicPlan, texts: Texts): Node => {
  const card = document.importNode((section.querySelector('template') as HTMLTemplateElement).content, true);
  const words = {
    name: plan.name,
    price: plan.price === 0 ? texts.free : priceOf(plan),
    billed: plan.price === 0 ? '' : texts.billed[plan.billingCycle],
    bench: limitOf(texts, 'bench', plan.benchEmployees),
    users: limitOf(texts, 'users', plan.users),
    customFields: limitOf(texts, 'customFields', plan.customFields),
  };
  for (const [name, word] of Object.entries(words)) {
    const place = card.querySelector(`[data-plan="${name}"]`);
    if (place) place.textContent = word;
  }
  return card;
};

const language = () => document.documentElement.lang;

const priceOf = ({ price, currency }: PublicPlan) => formatMoney(price, currency, language());

const limitOf = ({ limits }: Texts, name: 'bench' | 'users' | 'customFields', limit: number | null) =>
  fill(limits[name], { count: limit?.toLocaleString(language()) ?? limits.unlimited });
