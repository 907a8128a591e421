import type { Table } from '../../table.ts';
import { type Compared, comparedFaults, comparedHead, comparedRows } from '../measured.ts';
import { measureLanguage } from './measureLanguage.ts';
import { adsOfTrade, candidatesOfTrade } from './tradeMarket.ts';
import { heldOutTrades, type Language, languageNames, workingTrades } from './trades.ts';

const among = [...workingTrades, ...heldOutTrades];

/** Compares how well whole ads find whole resumes, in languages that the skill dictionary knows and in others. */
export async function* languages(): AsyncGenerator<Table> {
  for (const language of languageNames) yield await tableOf(language);
}

const tableOf = async (language: Language): Promise<Table> => {
  const compared = [await compare(language, true), await compare(language, false)];
  const [ads, people] = [adsOfTrade * workingTrades.length, candidatesOfTrade * among.length];
  return {
    title: `Ranking from ads and resumes in ${language}: twice ${ads} ads, ${people} resumes`,
    head: comparedHead,
    rows: compared.flatMap(comparedRows),
    faults: compared.flatMap((one) => comparedFaults(one, language)),
    notes: [
      'Ads and resumes name the same skills in other words. Gains 2^g − 1: 1 to 3 by the share of the skills asked for, within the trade.',
      'Held out: ads of other trades, with other sentences, which were not used to improve the reading.',
      'Ahead: of the best BM25 over all ads, paired by ad. Frequent words are those of more than a fifth of the resumes.',
    ],
  };
};

const compare = async (language: Language, isTitled: boolean): Promise<Compared> => ({
  known: await measureLanguage(language, { trades: workingTrades, among, set: 'working', isTitled }),
  heldOut: await measureLanguage(language, { trades: heldOutTrades, among, set: 'heldOut', isTitled }),
});
