import { fixed, mean, meanRange } from '../figures.ts';

/** The nDCG of a method for each job, and how far its mean has to be ahead of the best BM25. */
export type Measured = { name: string; scores: number[]; isEngine: boolean; least?: number };

/** The same methods with sentences that reading was improved with, and with others. */
export type Compared = { known: readonly Measured[]; heldOut: readonly Measured[] };

export const comparedHead = [
  'method',
  'known: nDCG@10',
  '95 %',
  'ahead',
  '95 %',
  'held out',
  '95 %',
  'ahead',
  '95 %',
  'at least',
];

export const comparedRows = ({ known, heldOut }: Compared): string[][] =>
  known.map((one, at) => [
    one.name,
    ...figuresOf(one, known),
    ...figuresOf(heldOut[at] as Measured, heldOut),
    one.least === undefined ? '' : String(one.least),
  ]);

/** The methods that are not as far ahead as they have to be. */
export const comparedFaults = ({ known, heldOut }: Compared, language: string): string[] =>
  [known, heldOut].flatMap((all) =>
    all
      .filter((one) => one.least !== undefined && mean(leadOf(one, all)) < one.least)
      .map(({ name }) => `${language}, ${name}, ${all === known ? 'sentences known' : 'sentences held out'}`),
  );

/** The lead of a method over the best one that is not of the engine, by job. */
export const leadOf = ({ scores }: Measured, all: readonly Measured[]): number[] => {
  const others = all.filter((one) => !one.isEngine && one.scores.length === scores.length);
  const best = others.reduce((one, other) => (mean(other.scores) > mean(one.scores) ? other : one));
  return scores.map((score, at) => score - (best.scores[at] as number));
};

const figuresOf = (one: Measured, all: readonly Measured[]): string[] => {
  const lead = one.isEngine ? leadOf(one, all) : null;
  return [
    fixed(mean(one.scores), 4),
    rangeOf(one.scores),
    lead ? fixed(mean(lead), 4) : '',
    lead ? rangeOf(lead) : '',
  ];
};

const rangeOf = (values: readonly number[]): string =>
  meanRange(values)
    .map((end) => fixed(end, 3))
    .join(' to ');
