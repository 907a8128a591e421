import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { project } from './buildSite.ts';
import { kilobytes, within } from './figures.ts';
import { consoles, openSite, type Site } from './openSite.ts';
import { openPlainConsole } from './plainConsole.ts';
import type { Table } from './table.ts';
import { headingShown, rowShown, tileShown, untilShown, watch } from './watchPage.ts';

type Weight = { files: number; gzip: number; brotli: number };
type Session = Parameters<Site['visitor']>[0];

const landingTarget = 15_000;
const dashboardTarget = 380_000;

/** The JavaScript that a browser asks the true server for, until a page's first screen is complete. */
export const site = async (): Promise<Table[]> => {
  const opened = await openSite();
  try {
    const landing = await scriptsOf(opened, opened.origin);
    const rows = [line('landing, before a click', await weigh(landing), landingTarget)];
    for (const { name, url, session } of await consoles(opened.origin))
      rows.push(line(name, await weigh(await scriptsOf(opened, url, session, tileShown)), dashboardTarget));
    rows.push(await plainLine(opened));
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
  const scripts = await scriptsOf(opened, plain.origin, undefined, rowShown);
  const { files, gzip, brotli } = await weigh(scripts, plain.folder);
  await plain.close();
  return ['plain react-admin console', String(files), kilobytes(gzip), kilobytes(brotli), '', '', 'control'];
};

const head = ['page', 'files', 'gzip', 'brotli', 'target (gzip)', 'of target', ''];
const notes = [
  'requests seen in a browser with an empty cache; sizes of the files beside them that the server sends',
  'the plain console: one list on the installed packages, the floor of what react-admin weighs',
];
const earlier = [
  ["react-admin's own demo, to its dashboard", '', '919 KB', '', '', '', 'earlier'],
  ['Atomic CRM demo', '', '782 KB', '', '', '', 'earlier'],
];

const line = (name: string, { files, gzip, brotli }: Weight, target: number) => [
  name,
  String(files),
  kilobytes(gzip),
  kilobytes(brotli),
  kilobytes(target),
  `${Math.round((gzip / target) * 100)} %`,
  within(gzip, target),
];

const scriptsOf = async (
  opened: Site,
  url: string,
  session?: Session,
  isShown = headingShown,
): Promise<Set<string>> => {
  const page = await opened.visitor(session);
  const paths = collectScripts(page);
  await page.addInitScript(watch(isShown));
  await page.goto(url);
  await untilShown(page);
  await page.context().close();
  return paths;
};

const collectScripts = (page: Page): Set<string> => {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  return paths;
};

const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;

const weigh = async (paths: Set<string>, folder = join(project, 'dist')): Promise<Weight> => {
  const weight = { files: paths.size, gzip: 0, brotli: 0 };
  for (const path of paths) {
    weight.gzip += await sizeOf(`${folder}${path}.gz`);
    weight.brotli += await sizeOf(`${folder}${path}.br`);
  }
  return weight;
};
