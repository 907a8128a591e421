import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measured } from './measured.ts';

const pages = ['matching', 'model-card'].map((name) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8').split('\n'),
);
/** The line of a page that each figure is from. */
const lines: Record<keyof typeof measured, RegExp> = {
  ranking: /^engine, related learnt in the market|^BM25, each skill a term/,
  english: /^\| English \| 0\.6042/,
  german: /^\| German \| 0\.6641/,
  french: /^\| French \| 0\.6522/,
  spanish: /^\| Spanish \| 0\.8096/,
  polish: /^\| Polish \| 0\.6768/,
  titles: /^titles by words, letters, meaning/,
};

test.each(Object.entries(measured))(
  'the model card has the figures of %s that the benchmark measured',
  (name, figures) => {
    const [matching = [], card = []] = pages;
    const from = matching.filter((line) => lines[name as keyof typeof measured].test(line)).join('\n');
    for (const figure of Object.values(figures))
      if (figure !== null) {
        expect(from).toContain(figure.toFixed(4));
        expect(card.join('\n')).toContain(figure.toFixed(4));
      }
  },
);
