import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import site from '../../locales/en/site.json';
import { fillPage } from '../../scripts/fillPage.ts';
import { wireDrawer } from './drawer.ts';
import { wireLanguages } from './languageLinks.ts';
import { isPageNotice, showNotice } from './notice.ts';
import { noteSections } from './sectionInView.ts';
import { goTo, wireSectionLinks } from './sectionLinks.ts';
import { openPage } from './testing.ts';
import { wireThemeSwitch } from './themeSwitch.ts';

const { landing } = site;

const section = (name: string) => within(screen.getByRole('region', { name }));
const words = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const bar = () => within(screen.getByRole('banner'));

beforeEach(() => {
  openPage();
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('the landing page', () => {
  it('links to its five sections, and each of them is there', () => {
    const links = within(bar().getByRole('navigation', { name: landing.nav.label })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Features',
      'Pricing',
      'About',
      'Contact',
    ]);
    const ids = links.map((link) => link.getAttribute('href'));
    expect(ids).toEqual(['#home', '#features', '#pricing', '#about', '#contact']);
    for (const id of ids) expect(document.querySelector(String(id))).not.toBeNull();
  });

  it('offers sign-in and sign-up at the top, and a way to sign up in the hero and at the end', () => {
    expect(bar().getByRole('button', { name: 'Login' })).toHaveAttribute('data-opens', 'signIn');
    expect(bar().getByRole('button', { name: 'Sign Up' })).toHaveAttribute('data-opens', 'signUp');
    for (const name of [landing.hero.title, landing.closing.title])
      expect(section(name).getAllByRole('button')[0]).toHaveAttribute('data-opens', 'signUp');
  });

  it('tells the problem: lost revenue, 45–60 day hiring cycles and wasted resources', () => {
    const titles = section(landing.problem.title).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Lost revenue',
      '45–60 day hiring cycles',
      'Wasted resources',
    ]);
  });

  it('tells the solution: instant deployment, AI-powered smart matching, lower cost with faster growth', () => {
    const titles = section(landing.solution.title).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Instant deployment',
      'AI-powered smart matching',
      'Lower cost, faster growth',
    ]);
  });

  it('names three groups who use it, each with a picture of its console that takes its room from the start', () => {
    const users = section(landing.users.title);
    const titles = users.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Recruiters',
      'Talent providers',
      'Platform operators & delivery partners',
    ]);
    const pictures = users.getAllByRole('img') as HTMLImageElement[];
    expect(pictures.map((picture) => new URL(picture.src).pathname)).toContain(
      '/pictures/operator-dark.webp',
    );
    for (const picture of pictures)
      expect([picture.width, picture.height, picture.loading]).toEqual([1366, 854, 'lazy']);
  });

  it('claims its seven features', () => {
    const features = section(landing.features.title);
    expect(features.getAllByRole('article')).toHaveLength(7);
    for (const claim of [
      /Hiring takes 3 days instead of 60\./,
      /^Skill match$/,
      /^Responsiveness$/,
      /^Availability$/,
      /^Auto NDAs$/,
      /^E-signature$/,
      /^Legal templates$/,
      /^Profile views$/,
      /^Demand trends$/,
      /^Conversion$/,
      /^Talent pools$/,
      /^Bench calendar$/,
      /^Revenue generation$/,
    ])
      expect(features.getByText(claim)).toBeInTheDocument();
  });

  it('shows the four statistics', () => {
    expect(words(section(landing.stats.label).getByRole('list'))).toEqual([
      '500+ companies',
      '50K+ talent profiles',
      '95% success rate',
      '3x faster hiring',
    ]);
  });

  it('marks what holds for the sample market alone, in elements that hold none of their own name', () => {
    const marked = [...document.querySelectorAll('[data-facts]')];
    const sample = marked.filter((one) => one.getAttribute('data-facts') === 'sample');
    const text = sample.map(({ textContent }) => textContent).join(' ');
    for (const claim of ['500+', '50K+', '95%', '3x', 'Auto NDAs', '60 days', 'Ines Valdorra', 'Freemium'])
      expect(text).toContain(claim);
    for (const one of marked) expect(one.querySelector(one.localName)).toBeNull();
    for (const one of marked.filter((part) => !sample.includes(part))) expect(one).not.toBeVisible();
  });

  it('offers three tiers, with Premium as the most popular', () => {
    const tiers = section(landing.pricing.title).getAllByRole('article');
    const read = tiers.map((tier) => [
      within(tier).getByRole('heading').textContent,
      tier.querySelector('.price')?.textContent,
      within(tier).queryByText('Most Popular') !== null,
      words(within(tier).getByRole('list')),
    ]);
    expect(read).toEqual([
      ['Freemium', 'Free', false, ['Basic talent pool access', 'Limited searches', 'Community support']],
      [
        'Premium',
        'Custom',
        true,
        ['Unlimited access', 'Boosted listings', 'Advanced analytics', 'Contracts and compliance'],
      ],
      [
        'Enterprise',
        'Custom',
        false,
        [
          'Dedicated account manager',
          'White-labeled resources',
          'Market insights and reports',
          'Priority support',
        ],
      ],
    ]);
  });

  it('has contact details, company links, legal pages and five social networks in its footer', () => {
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/within 2-4 hours on business days/)).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'hello@talentbench.example' })).toBeInTheDocument();
    const addresses = [
      ['Careers', '/en/careers'],
      ['Support', '/en/support'],
      ['Partners', '/en/partners'],
      ['Privacy Policy', '/en/privacy'],
      ['Terms of Service', '/en/terms'],
      ['Cookie Policy', '/en/cookies'],
    ];
    for (const [name, href] of addresses)
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(words(footer.getByRole('list', { name: landing.footer.follow }))).toEqual([
      'Facebook',
      'Twitter',
      'LinkedIn',
      'Instagram',
      'YouTube',
    ]);
  });

  it('is complete without any script', () => {
    const html = fillPage('<title><!--title--></title><!--head--><!--style--><!--body-->', openPage());
    expect(html).not.toContain('<!--');
    expect(html).toContain(landing.hero.title);
  });

  it('asks for no inline script or style attribute, which the security policy would refuse', () => {
    expect(document.body.querySelectorAll('script, [style], [onclick]')).toHaveLength(0);
  });

  it('asks nothing of another host', () => {
    const sources = [...document.querySelectorAll('[src]:not(link), link[rel="stylesheet"]')];
    for (const source of sources) expect(source.getAttribute('src')).toMatch(/^\/\w/);
  });
});

describe('the bar of the landing page', () => {
  it('opens its drawer from the menu button and closes it when a link is chosen', async () => {
    wireDrawer();
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Menu' });
    await user.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(drawer).getByRole('link', { name: 'Pricing' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('holds links, search and both buttons in the drawer too', () => {
    document.querySelector<HTMLDialogElement>('#drawer')?.showModal();
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link')).toHaveLength(5);
    expect(drawer.getByRole('searchbox')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Sign Up' })).toBeInTheDocument();
  });

  it('leads to a section and moves focus there', async () => {
    wireSectionLinks();
    await userEvent.click(bar().getByRole('link', { name: 'Pricing' }));
    expect(document.activeElement).toBe(document.querySelector('#pricing'));
    expect(window.location.hash).toBe('#pricing');
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once for those who want no motion', true, 'auto'],
  ])('scrolls %s', (_how, matches, behavior) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    goTo('about');
    expect(scroll).toHaveBeenCalledWith({ behavior });
  });

  it('marks the section that is at least 30 % in view, and keeps the last one where none is', () => {
    const seen = new Map<string, number>();
    const see = (id: string, intersectionRatio: number) => {
      const target = document.getElementById(id);
      const intersectionRect = { height: 0 };
      const rootBounds = { height: 900 };
      const entry = { target, intersectionRatio, intersectionRect, rootBounds };
      noteSections(seen, [entry as unknown as IntersectionObserverEntry]);
      const links = within(bar().getByRole('navigation', { name: landing.nav.label }));
      return links.queryByRole('link', { current: true })?.textContent;
    };
    expect(see('home', 0.29)).toBeUndefined();
    expect(see('home', 0.3)).toBe('Home');
    expect(see('features', 0.6)).toBe('Features');
    expect([see('features', 0.1), see('home', 0)]).toEqual(['Home', 'Home']);
  });

  it('switches between light and dark and remembers the choice', async () => {
    wireThemeSwitch();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(localStorage.getItem('colourScheme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('leads to the same page in four languages and remembers the choice', async () => {
    wireLanguages();
    const link = bar().getByRole('link', { name: 'Deutsch' });
    expect(link).toHaveAttribute('href', '/de/');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('language')).toBe('de');
    expect(document.cookie).toContain('language=de');
    expect(bar().getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(bar().getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es/');
    expect(bar().getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
  });

  it('shows a notice for six seconds', () => {
    vi.useFakeTimers();
    showNotice('sessionEnded');
    const notice = document.querySelector('#notice');
    expect(notice).toHaveTextContent('Your session has ended. Please sign in again.');
    vi.advanceTimersByTime(6000);
    expect(notice).toBeEmptyDOMElement();
    vi.useRealTimers();
  });

  it.each([
    ['accountSuspended', 'Your account is suspended. Please contact support.'],
    ['accountInactive', 'Your account is inactive. Please contact support.'],
    ['companySuspended', 'Your company’s account is suspended. Please contact support.'],
    ['companyInactive', 'Your company’s account is inactive. Please contact support.'],
  ] as const)('explains the notice %s to a signed-out visitor', (name, sentence) => {
    expect(isPageNotice(name)).toBe(true);
    showNotice(name);
    expect(document.querySelector('#notice')).toHaveTextContent(sentence);
  });
});
