import { board } from './board.ts';
import { buildSite } from './buildSite.ts';
import { crews } from './crews.ts';
import { dealsAtOnce } from './deals.ts';
import { exported } from './export.ts';
import { imports } from './import.ts';
import { installed } from './install.ts';
import { lighthouse } from './lighthouse.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { operator } from './operator.ts';
import { overload } from './overload.ts';
import { paint } from './paint.ts';
import { platform } from './platform.ts';
import { recommend } from './recommend.ts';
import { replica } from './replica.ts';
import { resources } from './resources.ts';
import { resumes } from './resumes.ts';
import { server } from './server.ts';
import { site } from './site.ts';
import { print, type Table } from './table.ts';
import { talent } from './talent.ts';
import { tracing } from './tracing.ts';

type Part = { needsSite: boolean; measure(): Promise<Table[]> };
const parts: Record<string, Part> = {
  site: { needsSite: true, measure: site },
  paint: { needsSite: true, measure: paint },
  lighthouse: { needsSite: true, measure: lighthouse },
  resources: { needsSite: true, measure: resources },
  lists: { needsSite: false, measure: lists },
  operator: { needsSite: false, measure: operator },
  platform: { needsSite: false, measure: platform },
  talent: { needsSite: false, measure: talent },
  board: { needsSite: true, measure: board },
  recommend: { needsSite: false, measure: recommend },
  import: { needsSite: false, measure: imports },
  resumes: { needsSite: false, measure: resumes },
  overload: { needsSite: false, measure: overload },
  export: { needsSite: false, measure: exported },
  tracing: { needsSite: false, measure: tracing },
  deals: { needsSite: false, measure: dealsAtOnce },
  crews: { needsSite: false, measure: crews },
  replica: { needsSite: false, measure: replica },
  live: { needsSite: false, measure: live },
  install: { needsSite: false, measure: installed },
  server: { needsSite: true, measure: server },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));

const run = async (name: string, { measure }: Part) => {
  const began = performance.now();
  try {
    for (const table of await measure()) print(table);
    console.log(`  (${name}: ${Math.round((performance.now() - began) / 1000)} s)`);
  } catch (error) {
    console.error(`\n${name} could not run: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
};

if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
if (chosen.some(([, { needsSite }]) => needsSite)) await buildSite();
for (const [name, part] of chosen) await run(name, part);
