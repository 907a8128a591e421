import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../domain/contract/languages.ts';
import type { JobPage } from '../../../domain/jobPages/jobPage.ts';
import { escapeHtml, type Markup } from '../../../domain/words/html.ts';
import { contentPolicy } from '../site/contentPolicy.ts';
import { hashesOf } from '../site/page.ts';

/** A page, with data for search engines. */
export type FramedPage = JobPage & { data?: Markup };
export type Frames = ReadonlyMap<Language, Frame>;
type Frame = { html: string; policy: string };

/** The built templates, or none. */
export const readFrames = (site: URL): Frames =>
  new Map(
    languages
      .map((language) => [language, new URL(`frames/${language}.html`, site)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, frameOf(readFileSync(file, 'utf8'))]),
  );

const frameOf = (html: string): Frame => ({
  html,
  policy: contentPolicy({
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }),
});

/** In one pass, so that inserted values are not searched for placeholders. */
const fill = (
  { html }: Frame,
  { path, title, description, data, main }: FramedPage,
  site: string,
): string => {
  const words: Record<string, string> = {
    SITE: site,
    PAGE: path,
    TITLE: escapeHtml(title),
    DESCRIPTION: escapeHtml(description),
    DATA: data?.text ?? '',
    MAIN: main.text,
  };
  return html.replace(/__(SITE|PAGE|TITLE|DESCRIPTION|DATA|MAIN)__/g, (_, mark: string) => words[mark] ?? '');
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encodings = { br: (html: string) => brotli(html, quick), gzip: (html: string) => zip(html) };

/** Sends a page that is never cached, as each view of a job is counted. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    frame,
    language,
    site,
    page,
    status = 200,
  }: { frame: Frame; language: Language; site: string; page: FramedPage; status?: number },
) => {
  const html = fill(frame, page, site);
  const encoding = (['br', 'gzip'] as const).find((one) => request.headers['accept-encoding']?.includes(one));
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': frame.policy,
      vary: 'accept-language, cookie, accept-encoding',
      ...(status !== 200 && { 'x-robots-tag': 'noindex' }),
      ...(encoding && { 'content-encoding': encoding }),
    })
    .type('text/html; charset=utf-8');
  return reply.send(encoding ? await encodings[encoding](html) : html);
};
