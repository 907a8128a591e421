import { sourceFiles } from '../../scripts/skillDictionary/readSources.ts';
import { print, type Table } from '../table.ts';
import { languages } from './languages/languages.ts';
import { poolLikeness } from './poolLikeness.ts';
import { proxyFile } from './proxyMarket.ts';
import { isThere, publicData } from './publicData.ts';
import { ranking } from './ranking.ts';
import { speed } from './speed.ts';
import { synonyms } from './synonyms.ts';
import { texts } from './texts/texts.ts';
import { titleLanguages } from './titleLanguages.ts';
import { titleFiles, titles } from './titles.ts';

type Part = { needs: string[]; measure(folder: string): Promise<Table[]> | Table[] | AsyncIterable<Table> };

const parts: Record<string, Part> = {
  ranking: { needs: [proxyFile], measure: ranking },
  texts: { needs: [proxyFile], measure: texts },
  languages: { needs: [], measure: languages },
  synonyms: { needs: sourceFiles, measure: synonyms },
  likeness: { needs: [proxyFile], measure: poolLikeness },
  titles: {
    needs: titleFiles,
    measure: async (folder) => [...(await titles(folder)), ...(await titleLanguages(folder))],
  },
  speed: { needs: [proxyFile], measure: speed },
};

/** `npm run bench:matching [-- part…] [folder]`. */
const asked = process.argv.slice(2);
const folder = publicData(asked.find((argument) => !parts[argument]));
const chosen = Object.entries(parts).filter(
  ([name]) => !asked.some((one) => parts[one]) || asked.includes(name),
);
for (const [, { needs, measure }] of chosen) {
  if (!isThere(folder, needs)) continue;
  for await (const table of await measure(folder)) {
    print(table);
    for (const fault of table.faults ?? []) console.error(`\nBeyond its limit: ${fault}`);
    if (table.faults?.length) process.exitCode = 1;
  }
}
