import { describe, expect, test } from 'vitest';
import { mean } from '../../figures.ts';
import { leadOf } from '../measured.ts';
import { measureLanguage } from './measureLanguage.ts';
import { makeMarket } from './tradeMarket.ts';
import { heldOutTrades, languageNames, languageTexts, readTrades, workingTrades } from './trades.ts';
import { writeMarket } from './writeMarket.ts';

const keysOf = (language: (typeof languageNames)[number]) =>
  [...readTrades(language)].flatMap(([trade, { skills }]) =>
    [...skills.keys()].map((skill) => `${trade} ${skill}`),
  );

/** Four trades of the market, in two languages that the skill dictionary knows and two that it does not. */
const fewTrades = ['accountant', 'chef', 'nurse', 'data-analyst'];
const fewLanguages = ['English', 'Spanish', 'Polish', 'Turkish'] as const;

const write = (language: (typeof fewLanguages)[number], isTitled: boolean) => {
  const trades = readTrades(language);
  const market = makeMarket(trades, { ads: fewTrades, among: fewTrades });
  return { trades, market, written: writeMarket(market, { trades, language, set: 'working', isTitled }) };
};

test('The trades are those that are measured, each with ten skills of its own', () => {
  const trades = readTrades('English');
  expect([...trades.keys()].sort()).toEqual([...workingTrades, ...heldOutTrades].sort());
  expect([...trades.values()].map(({ skills }) => skills.size)).toEqual(Array(16).fill(10));
  expect(new Set([...trades.values()].flatMap(({ skills }) => [...skills.keys()])).size).toBe(160);
});

describe.each(languageNames)('%s', (language) => {
  const trades = [...readTrades(language).values()];
  const skills = trades.flatMap((trade) => [...trade.skills.values()]);

  test('has the same trades and skills', () => {
    expect(keysOf(language)).toEqual(keysOf('English'));
    expect(trades.every(({ title }) => title.length > 0)).toBe(true);
  });

  test('says each skill in two to five words', () => {
    const phrases = skills.flatMap(({ asked, held }) => [asked, held]);
    expect(phrases.filter((phrase) => !/^\S+(?: \S+){1,4}$/u.test(phrase))).toEqual([]);
  });

  test('says no two skills alike', () => {
    const phrases = skills.flatMap(({ asked, held }) => [
      ...new Set([asked.toLowerCase(), held.toLowerCase()]),
    ]);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });

  test('has no sentence in both sets', () => {
    const { working, heldOut } = languageTexts[language].sentences;
    const sentencesOf = ({ ad, resume }: typeof working) =>
      [...Object.entries(ad), ...Object.entries(resume)]
        .filter(([part]) => !part.endsWith('Heads'))
        .flatMap(([, sentences]) => sentences);
    const known = new Set(sentencesOf(working));
    expect(sentencesOf(heldOut).filter((sentence) => known.has(sentence))).toEqual([]);
  });
});

describe.each(fewLanguages)('Texts in %s', (language) => {
  test('are the same each time, and have no blanks left', () => {
    const { written } = write(language, true);
    expect(write(language, true).written).toEqual(written);
    expect([...written.ads, ...written.summaries].filter((text) => /[{}]|undefined/u.test(text))).toEqual([]);
  });

  test('name every skill as an ad or a resume does', () => {
    const { trades, market, written } = write(language, true);
    const phrases = new Map([...trades.values()].flatMap(({ skills }) => [...skills]));
    const missing = (skills: readonly string[], text: string, form: 'asked' | 'held') =>
      skills.filter(
        (skill) =>
          !text
            .toLocaleLowerCase(languageTexts[language].code)
            .includes((phrases.get(skill)?.[form] ?? '?').toLocaleLowerCase(languageTexts[language].code)),
      );
    expect(market.jobs.flatMap(({ skills }, at) => missing(skills, written.ads[at] ?? '', 'asked'))).toEqual(
      [],
    );
    expect(
      market.candidates.flatMap(({ skills }, at) => missing(skills, written.summaries[at] ?? '', 'held')),
    ).toEqual([]);
  });

  test('leave titles out where they are asked to', () => {
    const { trades, market, written } = write(language, false);
    const named = (text: string, trade: string) => text.includes(trades.get(trade)?.title ?? '');
    expect(market.jobs.filter(({ title }, at) => named(written.ads[at] ?? '', title))).toEqual([]);
    expect(market.candidates.filter(({ title }, at) => named(written.summaries[at] ?? '', title))).toEqual(
      [],
    );
  });
});

test('A candidate gains by the share of the skills asked for, and nothing in another trade', () => {
  const { market } = write('English', true);
  expect(new Set(market.gains.flatMap((gains) => [...gains.values()]))).toEqual(new Set([0, 1, 2, 3]));
  for (const [at, gains] of market.gains.entries()) {
    const job = market.jobs[at];
    for (const [candidate, gain] of gains) {
      expect(market.candidates[candidate]?.occupation).toBe(job?.occupation);
      if (gain === 3)
        expect(market.candidates[candidate]?.skills).toEqual(expect.arrayContaining(job?.skills ?? []));
    }
  }
});

test.each(['English', 'Spanish', 'Polish', 'Turkish'] as const)(
  'Ads in %s rank resumes no worse than BM25 over the same texts',
  async (language) => {
    for (const isTitled of [true, false]) {
      const all = await measureLanguage(language, { trades: fewTrades, isTitled });
      for (const one of all.filter(({ isEngine }) => isEngine))
        expect([one.name, mean(leadOf(one, all)) >= (one.least ?? 0)]).toEqual([one.name, true]);
    }
  },
);
