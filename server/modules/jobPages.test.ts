import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import { xmlPieces } from '../../domain/documentText/xml.ts';
import { sayPay } from '../../domain/words/sayValue.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

/** The parts of a built site that these pages need. */
const frame = (language: string) =>
  `<html lang="${language}"><title>__TITLE__</title><meta name="description" content="__DESCRIPTION__"><link rel="canonical" href="__SITE__/${language}/__PAGE__"><style>a{}</style>__DATA__<main>__MAIN__</main></html>`;
const folder = mkdtempSync(join(tmpdir(), 'talentbench-jobs-'));
const reader = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' };

let server: TestServer;
let jobs: Job[];
beforeAll(async () => {
  mkdirSync(join(folder, 'frames'));
  for (const language of ['en', 'es', 'fr', 'de'])
    writeFileSync(join(folder, `frames/${language}.html`), frame(language));
  writeFileSync(join(folder, 'index.html'), '<title>Landing</title>');
  writeFileSync(join(folder, 'app.html'), '<title>Consoles</title>');
  server = await openTestServer({
    site: pathToFileURL(`${folder}/`),
    publicUrl: () => 'https://bench.example',
  });
  const recruiter = await server.as('recruiter@talentbench.example');
  jobs = (await recruiter.get('/api/v1/jobs?range=[0,49]')).json<Job[]>();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = reader, ip = '198.51.100.7') =>
  server.app.inject({ url, headers, remoteAddress: ip });
const jobWith = (status: Job['status']) => jobs.find((job) => job.status === status) as Job;
const viewsOf = async (id: string): Promise<number> => {
  const { rows } = await server.owner.query('select "views" from "jobs" where "id" = $1', [id]);
  return rows[0]?.views;
};
const change = async ({ id }: Job, columns: object) => {
  const recruiter = await server.as('recruiter@talentbench.example');
  const { version } = (await recruiter.get(`/api/v1/jobs/${id}`)).json<Job>();
  const answer = await recruiter.send('PUT', `/api/v1/jobs/${id}`, columns, { 'if-match': `"${version}"` });
  expect(answer.statusCode).toBe(200);
};
const dataOf = (page: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? 'null');

/** The texts of a feed, each with the name of its element; a feed that is not well-formed fails. */
const textsOf = (xml: string): { name: string; text: string }[] => {
  const opened: string[] = [];
  const texts: { name: string; text: string }[] = [];
  for (const piece of xmlPieces(xml.replace(/^<\?xml[^>]*\?>/, ''))) {
    if (piece.kind === 'open' && !piece.isEmpty) {
      opened.push(piece.name);
      texts.push({ name: piece.name, text: '' });
    }
    if (piece.kind === 'close' && !piece.isEmpty) expect(opened.pop()).toBe(piece.name);
    const last = texts.at(-1);
    if (piece.kind === 'text' && last && last.name === opened.at(-1)) last.text += piece.text;
  }
  expect(opened).toEqual([]);
  return texts;
};
/** The texts of each such element by the names of its parts. */
const entriesOf = (xml: string, element: string): Record<string, string>[] => {
  const entries: Record<string, string>[] = [];
  for (const { name, text } of textsOf(xml)) {
    const entry = entries.at(-1);
    if (name === element) entries.push({});
    else if (entry) entry[name] = text;
  }
  return entries;
};

describe('the public page of a job', () => {
  it('does not exist for paused or unknown jobs, and is gone for closed or expired ones', async () => {
    expect((await get('/jobs/JOB-999999')).statusCode).toBe(404);
    expect((await get(`/jobs/${jobWith('Paused').id}`)).statusCode).toBe(404);
    const closed = await get(`/de/jobs/${jobWith('Closed').id}`);
    expect(closed.statusCode).toBe(410);
    expect(closed.body).toContain('Diese Stelle ist nicht mehr offen');
    expect(closed.headers['x-robots-tag']).toBe('noindex');
    const { id } = jobWith('Active');
    server.setNow(new Date('2027-06-15T09:00:00.000Z'));
    expect((await get(`/jobs/${id}`)).statusCode).toBe(410);
    server.setNow(new Date('2026-06-15T09:00:00.000Z'));
  });

  it('leaves other addresses below /jobs to the consoles', async () => {
    expect((await get('/jobs/create')).body).toContain('Consoles');
    expect((await get("/jobs/JOB-1'--")).body).toContain('Consoles');
  });

  it('does not exist, nor in the list or the site map, while its company is suspended', async () => {
    const { id, companyId } = jobWith('Active');
    const admin = await server.as('admin@talentbench.example');
    const put = async (columns: object) => {
      const { etag } = (await admin.get(`/api/v1/companies/${companyId}`)).headers;
      await admin.send('PUT', `/api/v1/companies/${companyId}`, columns, { 'if-match': etag as string });
    };
    await put({ status: 'Suspended', statusReason: 'Late papers' });
    expect((await get(`/jobs/${id}`)).statusCode).toBe(404);
    expect((await get('/jobs')).body).not.toContain(id);
    for (const address of ['/sitemap-jobs.xml', '/jobs/feed.xml', '/jobs/feed.atom'])
      expect((await get(address)).body).not.toContain(id);
    await put({ status: 'Active' });
    expect((await get(`/jobs/${id}`)).statusCode).toBe(200);
    expect((await get('/sitemap-jobs.xml')).body).toContain(id);
  });

  it('shows requirements and pay in the language of the URL, and links providers to the form', async () => {
    const job = jobWith('Active');
    const page = await get(`/de/jobs/${job.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'de' });
    expect(page.body).toContain(`<h1>${job.title}</h1>`);
    const pay = sayPay(job, 'de');
    expect(pay).toMatch(/ pro Stunde$/);
    expect(page.body).toContain(pay);
    expect(page.body).not.toContain(job.salary);
    expect(page.body).toContain('Bewerben bis');
    expect(page.body).toContain(`href="/provider/jobs/${job.id}/show/apply"`);
    expect(page.body).toContain(`<link rel="canonical" href="https://bench.example/de/jobs/${job.id}">`);
  });

  it('contains a schema.org JobPosting with pay, location and dates', async () => {
    const job = jobWith('Active');
    expect(job.workplace).toBe('Remote');
    expect(dataOf((await get(`/en/jobs/${job.id}`)).body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: job.description,
      datePosted: job.postedDate,
      validThrough: `${job.deadline}T23:59:59Z`,
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization' },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: expect.stringMatching(/^[A-Z]{2}$/) },
      directApply: false,
      baseSalary: {
        currency: job.currency,
        value: { minValue: (job.salaryMin as number) / 100, unitText: 'HOUR' },
      },
      url: `https://bench.example/en/jobs/${job.id}`,
    });
  });

  it('escapes every text in tags, attributes and scripts', async () => {
    const job = jobWith('Active');
    const evil = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "' __MAIN__ $& 🎯`;
    await change(job, { title: evil.slice(0, 120), description: evil, location: evil.slice(0, 120) });
    const { body } = await get(`/en/jobs/${job.id}`);
    expect(body).not.toMatch(/<script>alert|<img/);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(dataOf(body)).toMatchObject({ description: evil });
    expect((await get('/en/jobs')).body).not.toMatch(/<script>alert|<img/);
    await change(job, { title: job.title, description: job.description, location: job.location });
  });

  it('counts a view once per visitor and day', async () => {
    const { id } = jobWith('Active');
    const before = await viewsOf(id);
    await get(`/jobs/${id}`, reader, '203.0.113.1');
    await get(`/de/jobs/${id}`, reader, '203.0.113.1');
    expect(await viewsOf(id)).toBe(before + 1);
    await get(`/jobs/${id}`, reader, '203.0.113.2');
    expect(await viewsOf(id)).toBe(before + 2);
    server.setNow(new Date('2026-06-16T09:00:00.000Z'));
    await get(`/jobs/${id}`, reader, '203.0.113.1');
    expect(await viewsOf(id)).toBe(before + 3);
    server.setNow(new Date('2026-06-15T09:00:00.000Z'));
  });

  it('stores no visitor address, and no salt except the latest day’s', async () => {
    const { rows } = await server.owner.query('select * from "jobViews" order by "seq" desc limit 5');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(rows[0]?.viewer).toMatch(/^[0-9a-f]{64}$/);
    server.setNow(new Date('2026-06-17T09:00:00.000Z'));
    await get(`/jobs/${jobWith('Active').id}`);
    const { rows: salts } = await server.owner.query('select "day"::text from "visitSalts"');
    expect(salts).toEqual([{ day: '2026-06-17' }]);
    server.setNow(new Date('2026-06-15T09:00:00.000Z'));
  });

  it('does not count bots, prefetching, the owner’s own link or HEAD requests', async () => {
    const { id } = jobWith('Active');
    const before = await viewsOf(id);
    await get(`/jobs/${id}`, { 'user-agent': 'Googlebot/2.1' }, '203.0.113.9');
    await get(`/jobs/${id}`, { 'user-agent': '' }, '203.0.113.10');
    await get(`/jobs/${id}`, { ...reader, 'sec-purpose': 'prefetch' }, '203.0.113.11');
    await get(`/jobs/${id}?preview`, reader, '203.0.113.12');
    await server.app.inject({ method: 'HEAD', url: `/jobs/${id}`, headers: reader });
    expect(await viewsOf(id)).toBe(before);
  });
});

describe('the public list of jobs', () => {
  it('shows the open jobs of all companies, but no paused, closed or expired ones', async () => {
    const { body } = await get('/en/jobs');
    expect(body).toContain('Open jobs');
    expect(body.match(/<li>\s*<h2>/g)).toHaveLength(20);
    for (const status of ['Paused', 'Closed'] as const) expect(body).not.toContain(jobWith(status).id);
    expect((await get('/en/jobs?page=2')).body).toContain('rel="prev"');
  });

  it('can be searched by title, location and skill, with any input', async () => {
    const { title, id } = jobWith('Active');
    expect((await get(`/en/jobs?q=${encodeURIComponent(title.toUpperCase())}`)).body).toContain(id);
    for (const q of ["%25'; drop table jobs", '<script>', 'a%00b', 'x'.repeat(5000)]) {
      const answer = await get(`/en/jobs?q=${encodeURIComponent(q)}&page=-3`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('<script>');
    }
    expect((await get('/en/jobs?q=zzzzqq')).body).toContain('No open jobs match');
  });

  it('is searched without accents, in any case and with the words in any order', async () => {
    const job = jobWith('Active');
    const { title, location } = job;
    await change(job, { title: 'Ingénieure procédés d’émaillage', location: 'Besançon, France' });
    for (const q of ['ingenieure', 'PROCEDES ingénieure', "d'emaillage", 'besancon ingenieure'])
      expect([q, (await get(`/en/jobs?q=${encodeURIComponent(q)}`)).body.includes(job.id)]).toEqual([
        q,
        true,
      ]);
    await change(job, { title, location });
  });

  it('counts one job in the singular, in each language', async () => {
    const only = encodeURIComponent('Senior React Developer, Lending Portal');
    for (const [language, count] of [
      ['en', '1 open job'],
      ['de', '1 offene Stelle'],
      ['fr', '1 offre ouverte'],
      ['es', '1 oferta abierta'],
    ])
      expect((await get(`/${language}/jobs?q=${only}`)).body).toContain(`<span>${count}</span>`);
  });

  it('is in the site map, each job in every language', async () => {
    const { body, headers } = await get('/sitemap-jobs.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toContain(`<loc>https://bench.example/fr/jobs/${jobWith('Active').id}</loc>`);
    expect(body).not.toContain(`/jobs/${jobWith('Closed').id}<`);
  });

  it('has a feed of new jobs in each language, also of a search, which pages name', async () => {
    const { title } = jobWith('Active');
    const list = await get('/de/jobs');
    expect(list.body).toContain('<a href="/de/jobs/feed.atom">Neuen Stellen folgen (Atom-Feed)</a>');
    expect(list.body).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Offene Stellen" href="/de/jobs/feed.atom">',
    );
    const { body, headers } = await get('/de/jobs/feed.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(textsOf(body).filter(({ name }) => name === 'title')[0]?.text).toBe('Offene Stellen');
    const listed = [...list.body.matchAll(/<h2><a href="(.*?)">(.*?)<\/a>/g)];
    expect(entriesOf(body, 'entry').map((entry) => entry.title)).toEqual(listed.map(([, , name]) => name));
    for (const [, address] of listed) expect(body).toContain(`href="https://bench.example${address}"`);
    const found = await get(`/fr/jobs/feed.atom?q=${encodeURIComponent(title)}`);
    expect(entriesOf(found.body, 'entry')).toHaveLength(
      (await get(`/fr/jobs?q=${encodeURIComponent(title)}`)).body.match(/<h2><a /g)?.length ?? 0,
    );
    const none = await get('/jobs/feed.atom?q=no-such-words-at-all');
    expect(entriesOf(none.body, 'entry')).toEqual([]);
    expect((await get('/jobs/feed.atom', { ...reader, 'accept-language': 'es' })).body).toContain(
      '/es/jobs/',
    );
  });

  it('has a feed of all open jobs, or of some companies, for job boards', async () => {
    const open = await server.owner.query(
      `select "id", "companyId" from "jobs" where "listed" and ("deadline" is null or "deadline" >= '2026-06-15') order by "seq" desc`,
    );
    const idsIn = (xml: string) =>
      textsOf(xml).flatMap(({ name, text }) => (name === 'referencenumber' ? [text] : []));
    const { body, headers } = await get('/jobs/feed.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(idsIn(body)).toEqual(open.rows.map(({ id }) => id));
    const companies = [...new Set<string>(open.rows.map((job) => job.companyId))];
    expect(companies.length).toBeGreaterThan(2);
    for (const asked of [companies.slice(0, 1), companies.slice(0, 2)])
      expect(
        idsIn((await get(`/jobs/feed.xml?${asked.map((id) => `company=${id}`).join('&')}`)).body),
      ).toEqual(open.rows.filter((job) => asked.includes(job.companyId)).map(({ id }) => id));
    for (const wrong of ['company=CO-999999', 'company=a&company=b', "company='--", 'company=']) {
      const answer = await get(`/jobs/feed.xml?${wrong}`);
      expect([answer.statusCode, idsIn(answer.body)]).toEqual([200, []]);
    }
  });

  it('has feeds that read as their jobs were written, whatever they say', async () => {
    const job = jobs.findLast(({ status }) => status === 'Active') as Job;
    const title = 'R&D <b>Engineer</b> ]]> 工程師 "C++"';
    const description = 'You & us:\n<script>alert(1)</script> ]]> 🚀';
    await change(job, { title, description, workplace: 'Hybrid', location: 'Łódź, Poland' });
    const shown = 'You &amp; us:<br>&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; 🚀';
    const board = entriesOf((await get('/jobs/feed.xml')).body, 'job').find((one) =>
      one.url?.endsWith(job.id),
    );
    expect(board).toMatchObject({
      title,
      description: shown,
      url: `https://bench.example/jobs/${job.id}`,
      city: 'Łódź',
      country: 'PL',
      remotetype: 'Hybrid remote',
    });
    const atom = entriesOf((await get('/jobs/feed.atom?q=工程師')).body, 'entry');
    expect(atom).toMatchObject([{ title, content: expect.stringContaining(shown) }]);
  });

  it('says nothing of custom fields, on no page, in no feed and in no other row', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    const [field] = (await recruiter.get('/api/v1/customFields')).json<{ id: string }[]>();
    const secret = 'CC-secret-4711';
    const form = {
      title: 'Keeper of Secrets',
      location: 'Lyon',
      experience: '3-5 years',
      salary: '$90 per hour',
      skills: ['React'],
      status: 'Active',
      customFields: { [String(field?.id)]: secret },
    };
    const posted = (await recruiter.send('POST', '/api/v1/jobs', form)).json<Job>();
    expect(posted.customFields).toEqual(form.customFields);
    const name = encodeURIComponent(form.title);
    const pages = [
      `/en/jobs/${posted.id}`,
      `/en/jobs?q=${name}`,
      '/jobs/feed.xml',
      `/jobs/feed.atom?q=${name}`,
    ];
    for (const address of pages) {
      const { body } = await get(address);
      expect(body, address).toContain(form.title);
      expect(body, address).not.toContain(secret);
    }
    expect((await get(`/en/jobs?q=${secret}`)).body).not.toContain(form.title);
    expect((await get(`/jobs/feed.atom?q=${secret}`)).body).not.toContain(form.title);
    await change(posted, { customFields: { [String(field?.id)]: `${secret}-later` } });
    const { rows: tables } = await server.owner.query(
      `select relname as "name" from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    const holding: string[] = [];
    for (const { name: table } of tables) {
      const { rows } = await server.owner.query(
        `select count(*)::int as n from "${table}" t where strpos(t::text, $1) > 0`,
        [secret],
      );
      if (rows[0].n > 0) holding.push(table);
    }
    expect(holding).toEqual(['jobs']);
  });

  it('does not serve the templates of its pages', async () => {
    expect((await get('/frames/en.html')).statusCode).toBe(404);
  });
});
