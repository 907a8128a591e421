import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { heaviest } from '../scripts/weighPages.ts';
import { project } from './buildSite.ts';
import { kilobytes, within } from './figures.ts';
import { consoles, openSite, type Site } from './openSite.ts';
import { openPlainConsole } from './plainConsole.ts';
import type { Table } from './table.ts';
import { headingShown, pageShown, readSeen, rowShown, tileShown, untilShown, watch } from './watchPage.ts';

type Weight = { files: number; gzip: number; brotli: number };
type Session = Parameters<Site['visitor']>[0];
/** URLs of scripts: those requested until the first screen was complete, and those loaded afterwards. */
type Scripts = { first: Set<string>; later: Set<string> };

const targets = { landing: 15_000, dashboard: 315_000, page: 340_000 };
type Kind = keyof typeof targets;

const providerPages = [
  ['Available Resources', 'employees'],
  ['one resource', 'employees/BE-001/show'],
  ['Recruiter Requests', 'requests'],
  ['Contracts', 'contracts'],
  ['Contract Templates', 'contractTemplates'],
  ['Bench calendar', 'calendar'],
  ['Company Settings', 'settings'],
] as const;

/** The JavaScript that a browser requests from a real server until a page's first screen is complete. */
export const site = async (): Promise<Table[]> => {
  const opened = await openSite();
  try {
    const signedIn = await consoles(opened.origin);
    const rows = [await line('landing, before a click', await scriptsOf(opened, opened.origin), 'landing')];
    for (const { name, url, session } of signedIn)
      rows.push(await line(name, await scriptsOf(opened, url, session, tileShown), 'dashboard'));
    for (const [name, path] of providerPages) {
      const url = `${opened.origin}/provider/${path}`;
      rows.push(await line(name, await scriptsOf(opened, url, signedIn[0]?.session, pageShown), 'page'));
    }
    rows.push(await plainLine(opened));
    if (rows.some((row) => row.includes(over))) process.exitCode = 1;
    return [
      {
        title: 'site: JavaScript transferred to the first screen (1 KB = 1,000 bytes)',
        head,
        rows: [...rows, ...earlier],
        notes,
      },
    ];
  } finally {
    await opened.close();
  }
};

const plainLine = async (opened: Site): Promise<string[]> => {
  const plain = await openPlainConsole();
  const { first } = await scriptsOf(opened, plain.origin, undefined, rowShown);
  const { files, gzip, brotli } = await weigh(first, plain.folder);
  await plain.close();
  return [
    'plain react-admin console',
    String(files),
    kilobytes(gzip),
    kilobytes(brotli),
    '',
    '',
    '',
    '',
    'control',
  ];
};

const over = 'OVER BUDGET';
const head = ['page', 'files', 'gzip', 'brotli', 'afterwards', 'target', 'of target', 'budget', ''];
const notes = [
  'requests seen in a browser with an empty cache; sizes of the files beside them that the server sends; target and budget are of gzip',
  'afterwards: asked for when the first screen was complete, as the chart below the figures and the code of the page opened next',
  'above its budget a page fails the part, so that what a page weighs does not grow unseen',
  'the plain console: one list on the installed packages, the floor of what a react-admin list weighs',
];
const earlier = [
  ["react-admin's own demo, to its dashboard", '', '919 KB', '', '', '', '', '', 'earlier'],
  ['Atomic CRM demo', '', '782 KB', '', '', '', '', '', 'earlier'],
];

const line = async (name: string, { first, later }: Scripts, kind: Kind) => {
  const { files, gzip, brotli } = await weigh(first);
  const afterwards = await weigh(later);
  return [
    name,
    String(files),
    kilobytes(gzip),
    kilobytes(brotli),
    afterwards.files ? kilobytes(afterwards.gzip) : '',
    kilobytes(targets[kind]),
    `${Math.round((gzip / targets[kind]) * 100)} %`,
    kilobytes(heaviest[kind]),
    gzip > heaviest[kind] ? over : within(gzip, targets[kind]),
  ];
};

const scriptsOf = async (
  opened: Site,
  url: string,
  session?: Session,
  isShown = headingShown,
): Promise<Scripts> => {
  const page = await opened.visitor(session);
  await page.addInitScript('performance.setResourceTimingBufferSize(2000)');
  await page.addInitScript(watch(isShown));
  await page.goto(url);
  await untilShown(page);
  const { shown } = await readSeen(page);
  const scripts = await scriptsAsked(page);
  await page.context().close();
  const asked = (isFirst: boolean) =>
    new Set(scripts.filter(({ at }) => at <= shown === isFirst).map(({ path }) => path));
  return { first: asked(true), later: asked(false) };
};

/** Every script of the page with the time of its request, in milliseconds since the navigation. */
const scriptsAsked = (page: Page): Promise<{ path: string; at: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }))
      .filter(({ path }) => path.endsWith('.js')),
  );

const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;

const weigh = async (paths: Set<string>, folder = join(project, 'dist')): Promise<Weight> => {
  const weight = { files: paths.size, gzip: 0, brotli: 0 };
  for (const path of paths) {
    weight.gzip += await sizeOf(`${folder}${path}.gz`);
    weight.brotli += await sizeOf(`${folder}${path}.br`);
  }
  return weight;
};
