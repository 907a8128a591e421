import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments, findChromium } from '../scripts/findChromium.ts';
import { medians, times } from './figures.ts';
import { openSite } from './openSite.ts';
import type { Table } from './table.ts';

/** Installed on demand, because it is larger than all other packages of the project. */
const version = '12.8.2';
const target = 98;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

type Look = { path: string; device: 'mobile' | 'desktop'; runs: number };
const looks: Look[] = [
  { path: '/', device: 'mobile', runs: 3 },
  { path: '/', device: 'desktop', runs: 1 },
  { path: '/de/', device: 'mobile', runs: 1 },
  { path: '/privacy', device: 'mobile', runs: 1 },
  { path: '/careers', device: 'mobile', runs: 1 },
];

/** The Lighthouse scores of the public pages, out of 100. */
export const lighthouse = async (): Promise<Table[]> => {
  const site = await openSite();
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-lighthouse-'));
  try {
    const rows: string[][] = [];
    for (const look of looks) rows.push(await lineFor(site.origin, look, join(folder, 'report.json')));
    return [
      {
        title: `lighthouse ${version}: public pages (target: at least ${target} each)`,
        head: ['page', 'device', ...categories, 'runs', ''],
        rows,
        notes: ['medians; the phone is a simulated slow one, as Lighthouse has it by default'],
      },
    ];
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
};

const lineFor = async (origin: string, { path, device, runs }: Look, report: string): Promise<string[]> => {
  const scores = medians(await times(runs, () => lookAt(origin + path, device, report)));
  const met = Object.values(scores).every((score) => score >= target);
  return [
    path,
    device,
    ...categories.map((one) => String(scores[one])),
    String(runs),
    met ? 'met' : 'missed',
  ];
};

const lookAt = async (url: string, device: Look['device'], report: string): Promise<Scores> => {
  const flags = ['--headless=new', ...chromiumArguments].join(' ');
  const options = ['--output=json', `--output-path=${report}`, '--quiet', '--no-enable-error-reporting'];
  const preset = device === 'desktop' ? ['--preset=desktop'] : [];
  await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, url, `--chrome-flags=${flags}`, ...options, ...preset],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { categories: found } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { score: number }>;
  };
  return Object.fromEntries(
    categories.map((one) => [one, Math.round((found[one]?.score ?? Number.NaN) * 100)]),
  ) as Scores;
};
