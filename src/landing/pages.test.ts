import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../locales/en/site.json';
import { robots, siteMap } from '../../scripts/siteMap.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { PagesOfSiteTexts, TextPage } from './catalogues.ts';
import { renderNotFound, renderPage } from './render.tsx';
import { sitePages } from './sitePages.ts';
import { openPage } from './testing.ts';

const { landing } = english;
const pagesOfSite: PagesOfSiteTexts = english.pagesOfSite;

const textPages: TextPage[] = ['privacy', 'terms', 'cookies', 'careers', 'support', 'partners'];
const site = 'https://talentbench.example';
const head = (selector: string) => document.head.querySelector(selector);
const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the legal and company pages', () => {
  it.each(textPages)('have a real page: %s', (page) => {
    openPage(page);
    const { title, sections } = pagesOfSite[page];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const main = within(screen.getByRole('main'));
    for (const { title: part } of sections)
      expect(main.getByRole('heading', { level: 2, name: part })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/%\{/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/en/#contact');
  });

  it('lead from their bar back to the sections of the start page, in their language', () => {
    openPage('terms', 'de');
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/de/#pricing');
  });

  it('end with a page for setting a password, which is kept from search engines and empty until its script comes', () => {
    openPage('set-password');
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('what search engines and social networks read', () => {
  it.each(languageCodes)('names the page’s own address and its translations: %s', (language) => {
    openPage('privacy', language);
    expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${site}/${language}/privacy`);
    for (const code of languageCodes)
      expect(head(`link[hreflang="${code}"]`)).toHaveAttribute('href', `${site}/${code}/privacy`);
    expect(head('link[hreflang="x-default"]')).toHaveAttribute('href', `${site}/privacy`);
  });

  it('has a title, a description and a picture of its own', () => {
    const { title, description } = openPage();
    expect(head('meta[property="og:title"]')).toHaveAttribute('content', title);
    expect(head('meta[property="og:description"]')).toHaveAttribute('content', description);
    expect(head('meta[property="og:image"]')).toHaveAttribute('content', `${site}/share.png`);
    expect([title.length < 66, description.length > 60]).toEqual([true, true]);
  });

  it('names no address where the site’s own is not known, as in the demo for any web host', () => {
    const { head: markup } = renderPage('privacy', 'en');
    expect(markup).not.toMatch(/canonical|hreflang|og:url|og:image|"url"|undefined/i);
  });

  it('keeps the page for an unknown address from search engines, and leads to the start page', () => {
    const { head: markup, body } = renderNotFound('de');
    expect(markup).toBe('<meta name="robots" content="noindex"/>');
    document.body.innerHTML = body;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seite nicht gefunden');
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de/');
  });

  it('tells who we are and what is often asked, as data', () => {
    openPage();
    const [organization, faq] = structuredData();
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'TalentBench', url: `${site}/` });
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(faq?.mainEntity).toHaveLength(landing.faq.items.length);
    const shown = within(screen.getByRole('region', { name: landing.faq.title }));
    for (const { question } of landing.faq.items) expect(shown.getByText(question)).toBeInTheDocument();
  });

  it('lists every page in every language in the site map, but not the one for passwords', () => {
    const places = [...siteMap(site).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toHaveLength((sitePages.length - 1) * languageCodes.length);
    expect(places).toContain(`${site}/fr/careers`);
    expect(places.some((place) => place?.includes('set-password'))).toBe(false);
  });

  it('keeps robots out of the consoles and shows them the site map', () => {
    expect(robots(site, ['sitemap.xml'])).toContain('Disallow: /recruiter\n');
    expect(robots(site, ['sitemap.xml'])).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
});
