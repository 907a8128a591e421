import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPlatform, type Platform } from '../../domain/settings/platform.ts';
import { answerError } from '../requests/errors.ts';
import { siteRoutes } from './site.ts';

let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'talentbench-site-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Landing</title><style>body{}</style>');
  writeFileSync(
    join(folder, 'app.html'),
    '<title>Consoles</title><meta name="csp-nonce" content="__CSP_NONCE__">',
  );
  writeFileSync(join(folder, 'api-docs.html'), '<title>API reference</title><script>let docs</script>');
  writeFileSync(join(folder, 'api-guide.html'), '<title>Guide to the API</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let here');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('let here'));
  app = Fastify();
  app.setErrorHandler(answerError);
  await siteRoutes(app, pathToFileURL(`${folder}/`));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
/** A built site: each page in each language. */
const translatedSite = async (platformNow?: () => Promise<Platform>) => {
  const site = join(folder, 'translated');
  for (const path of ['en', 'de', 'fr'].flatMap((language) => [language, `${language}/privacy`])) {
    mkdirSync(join(site, path), { recursive: true });
    const others = '<details class="languages"><a href="/de">Deutsch</a></details>';
    writeFileSync(
      join(site, path, 'index.html'),
      `<title>${path}</title>${path.includes('/') ? '<a href="__SITE__/x">' : ''}${others}`,
    );
  }
  mkdirSync(join(site, 'frames'), { recursive: true });
  for (const language of ['en', 'de'])
    writeFileSync(join(site, `frames/not-found-${language}.html`), `<title>not-found-${language}</title>`);
  for (const file of ['robots.txt', 'sitemap.xml']) writeFileSync(join(site, file), 'Sitemap: __SITE__/x');
  writeFileSync(
    join(site, 'app.html'),
    '<title>Consoles</title><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="platform" content="__PLATFORM__">',
  );
  const served = Fastify();
  await siteRoutes(served, pathToFileURL(`${site}/`), {
    ...(platformNow && { platformNow }),
    publicUrl: () => 'https://bench.example',
  });
  return served;
};
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('the site', () => {
  it('serves / and /landing with the landing page and every deep link with the consoles’ page, both uncached', async () => {
    for (const url of ['/', '/landing']) expect((await get(url)).body).toContain('Landing');
    for (const url of ['/provider/employees', '/platform-admin/users/USR-001?tab=1', '/dashboard']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control'], answer.body.includes('Consoles')]).toEqual([
        200,
        'no-store',
        true,
      ]);
    }
  });

  it('uses only English without Multi-language Support, and the operator’s language before the browser’s', async () => {
    const site = await translatedSite(async () => platform);
    const french = { 'accept-language': 'fr' };
    let platform = { ...firstPlatform, language: 'de' as const };
    expect((await site.inject({ url: '/', headers: french })).headers['content-language']).toBe('de');
    platform = { ...platform, features: { ...platform.features, multiLanguage: false } };
    const page = await site.inject({ url: '/', headers: { ...french, cookie: 'language=fr' } });
    expect([page.headers['content-language'], page.body]).toEqual(['en', '<title>en</title>']);
    const elsewhere = await site.inject({ url: '/de/privacy' });
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, '/privacy']);
    expect((await site.inject({ url: '/provider' })).body).toContain('&quot;multiLanguage&quot;:false');
    await site.close();
  });

  it('uses the language of the URL, else of the cookie, else of the browser, else English', async () => {
    const site = await translatedSite();
    const languageOf = async (url: string, headers = {}) =>
      (await site.inject({ url, headers })).headers['content-language'];
    const german = { 'accept-language': 'pt, de-AT;q=0.9, fr;q=0.5' };
    const french = { ...german, cookie: 'theme=dark; language=fr' };
    expect(await languageOf('/', german)).toBe('de');
    expect(await languageOf('/privacy', french)).toBe('fr');
    expect(await languageOf('/landing?lang=de', french)).toBe('de');
    expect(await languageOf('/en/privacy', french)).toBe('en');
    expect(await languageOf('/de', french)).toBe('de');
    expect(await languageOf('/', { 'accept-language': 'pt', cookie: 'language=xx' })).toBe('en');
    expect(await languageOf('/?lang=../etc', {})).toBe('en');
    await site.close();
  });

  it('tells caches that a page without a language in its URL varies by visitor', async () => {
    const site = await translatedSite();
    const varyOf = async (url: string) => (await site.inject({ url })).headers.vary;
    expect(await varyOf('/privacy')).toBe('accept-language, cookie, accept-encoding');
    expect(await varyOf('/de/privacy')).toBe('accept-encoding');
    await site.close();
  });

  it('serves the reference of the API, which runs the scripts of this host and its own', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, body.includes('API reference')]).toEqual([url, 200, true]);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+=';/);
    }
    expect((await get('/api/docs/guide')).body).toContain('Guide to the API');
    expect((await get('/api-docs.html')).statusCode).toBe(404);
    const site = await translatedSite();
    expect((await site.inject({ url: '/api/docs' })).statusCode).toBe(404);
    await site.close();
  });

  it('lets hashed files be cached for a year, and sends them compressed', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it('serves the fonts of small pages, and no other file of their folders', async () => {
    const font = await get('/fonts/noto-sans-thai-400-normal.woff');
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff']);
    const others = [
      '/fonts/LICENSE',
      '/fonts/',
      '/fonts/..%2f..%2fpackage.json',
      '/fonts/noto-sans-thai.woff',
    ];
    for (const url of others) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('allows scripts from its own files only, and styles by hash or a fresh nonce', async () => {
    const policyOf = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers['content-security-policy']);
    const [first, second, landing] = [await get('/provider'), await get('/provider'), await get('/')];
    expect(policyOf(first)).toContain("script-src 'self';");
    expect(policyOf(first)).not.toBe(policyOf(second));
    const nonce = /'nonce-([^']+)'/.exec(policyOf(first))?.[1];
    expect(first.body).toContain(`content="${nonce}"`);
    expect(policyOf(landing)).toMatch(/style-src 'self' 'sha256-[^']+=';/);
    expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('responds to an unknown address with a page and status 404, in the language of the URL or the visitor', async () => {
    const site = await translatedSite();
    const german = { 'accept-language': 'de' };
    for (const [url, page] of [
      ['/nonsense', 'not-found-en'],
      ['/healthz', 'not-found-en'],
      ['/.git/config', 'not-found-en'],
      ['/de/nonsense', 'not-found-de'],
      ['/frames/de.html/', 'not-found-en'],
    ] as const) {
      const answer = await site.inject({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, `<title>${page}</title>`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
    expect((await site.inject({ url: '/nonsense', headers: german })).headers['content-language']).toBe('de');
    expect((await site.inject({ method: 'HEAD', url: '/nonsense' })).statusCode).toBe(404);
    expect((await site.inject({ method: 'HEAD', url: '/provider' })).statusCode).toBe(200);
    for (const url of ['/en/index.html', '/frames/not-found-en.html', '/assets/gone.js', '/api/nothing'])
      expect([url, (await site.inject({ url })).statusCode]).toEqual([url, 404]);
    await site.close();
  });

  it('includes its public URL in its pages, robots.txt and the site map', async () => {
    const site = await translatedSite();
    for (const url of ['/de/privacy', '/privacy', '/robots.txt', '/sitemap.xml']) {
      const { body } = await site.inject({ url });
      expect([url, body.includes('https://bench.example/x'), body.includes('__SITE__')]).toEqual([
        url,
        true,
        false,
      ]);
    }
    await site.close();
  });

  it('has no page for a missing file, for another method or for the API', async () => {
    const answers = [
      await get('/assets/gone-9z.js'),
      await get('/api/v1/nothing'),
      await app.inject({ method: 'POST', url: '/provider' }),
      await get('/../../etc/passwd.txt'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  });
});
