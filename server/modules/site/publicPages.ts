import { existsSync, readdirSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages } from '../../../domain/contract/languages.ts';
import { page, type SendPage } from './page.ts';

type Change = (html: string) => string;

/** A public page in its languages, from the languages' folders of the build. */
type PublicPage = { path: string; in: Map<string, SendPage>; inEnglishOnly: SendPage };

/**
 * Prerendered pages: `/de/privacy` in German, `/privacy` in the language of the URL, the visitor's cookie or
 * the browser, else in English.
 */
export const publicPages = (app: FastifyInstance, site: URL, complete: Change) => {
  for (const { path, in: translations, inEnglishOnly } of findPages(site, complete)) {
    const negotiated: SendPage = (request, reply) => {
      if (!speaksOthers(request)) return inEnglishOnly(request, reply.header('content-language', 'en'));
      const language = negotiate(request, [...translations.keys()]);
      reply.header('vary', 'accept-language, cookie').header('content-language', language);
      return (translations.get(language) as SendPage)(request, reply);
    };
    answer(app, path === '' ? ['/', '/landing', '/index.html'] : [`/${path}`, `/${path}/`], negotiated);
    for (const [language, send] of translations)
      answer(app, own(language, path), (request, reply) =>
        speaksOthers(request)
          ? send(request, reply.header('content-language', language))
          : reply.redirect(`/${path}`),
      );
  }
};

const own = (language: string, path: string) =>
  path === '' ? [`/${language}`, `/${language}/`] : [`/${language}/${path}`, `/${language}/${path}/`];

const answer = (app: FastifyInstance, addresses: string[], send: SendPage) => {
  for (const address of addresses) app.get(address, send);
};

/** The "not found" page by language, as built, or nothing. */
export const notFoundPage = (site: URL): SendPage | undefined => {
  const translations = new Map(
    languages
      .map((language) => [language, new URL(`frames/not-found-${language}.html`, site)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [
        language as string,
        { send: page(file), alone: page(file, withoutLanguages) },
      ]),
  );
  if (translations.size === 0) return undefined;
  return (request, reply) => {
    const inAddress = /^\/([a-z]{2})(?=\/|$)/.exec(request.url)?.[1] ?? '';
    const language =
      speaksOthers(request) && translations.has(inAddress)
        ? inAddress
        : negotiate(request, [...translations.keys()]);
    const found = translations.get(language) ?? [...translations.values()][0];
    reply.code(404).header('vary', 'accept-language, cookie').header('content-language', language);
    const send = speaksOthers(request) ? found?.send : found?.alone;
    return (send as SendPage)(request, reply);
  };
};

const findPages = (site: URL, complete: Change): PublicPage[] => {
  const languages = foldersOf(site).filter((name) => /^[a-z]{2}$/.test(name));
  if (languages.length === 0) {
    const only = page(new URL('index.html', site), complete);
    return [{ path: '', in: new Map([['en', only]]), inEnglishOnly: only }];
  }
  return ['', ...foldersOf(new URL('en/', site))].map((path) => ({
    path,
    in: new Map(
      languages
        .map((language) => [language, new URL(`${language}/${path && `${path}/`}index.html`, site)] as const)
        .filter(([, file]) => existsSync(file))
        .map(([language, file]) => [language, page(file, complete)]),
    ),
    inEnglishOnly: page(new URL(`en/${path && `${path}/`}index.html`, site), (html) =>
      complete(withoutLanguages(html)),
    ),
  }));
};

/** If the operator has switched off other languages, nothing links to them. */
const withoutLanguages = (html: string): string =>
  html
    .replace(/<details class="languages"[\s\S]*?<\/details>/g, '')
    .replace(/<link rel="alternate" hreflang[^>]*>/gi, '');

const speaksOthers = ({ platform }: FastifyRequest): boolean => platform?.features.multiLanguage ?? true;

const foldersOf = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The first available language of those chosen by the visitor, the operator or the browser. */
export const negotiate = (request: FastifyRequest, there: string[]): string => {
  const { lang } = request.query as { lang?: unknown };
  const cookie = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (!speaksOthers(request)) return 'en';
  const operators = request.platform?.language;
  return (
    ([lang, cookie, operators, ...accepted(request)].find((one) =>
      there.includes(one as string),
    ) as string) ?? 'en'
  );
};

/** The browser's languages by preference: `de-AT,de;q=0.9,en;q=0.5` is de, de, en. */
const accepted = (request: FastifyRequest): string[] =>
  (request.headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim());
      const weight = rest.find((piece) => piece.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
