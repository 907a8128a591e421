import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import { fixed, mean } from '../figures.ts';
import type { Table } from '../table.ts';

const labelsFile = 'esco_occupation_labels.tsv';
const vacanciesFile = 'jobbert_titles_test.csv';
export const titleFiles = [labelsFile, vacanciesFile];
const ten = 10;
const leastFound = 0.55;

/** Finds the ESCO occupation for job titles. The similarity of an occupation is that of its best label. */
export const titles = async (folder: string): Promise<Table[]> => {
  const book = makeTitleBook(await loadTitleSpace());
  const labels = readFileSync(join(folder, labelsFile), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const occupations = new Map<string, Set<number>>();
  for (const [uri = '', , , label = ''] of labels) {
    occupations.set(uri, (occupations.get(uri) ?? new Set()).add(book.add(label.trim())));
  }
  const vacancies = readVacancies(folder).filter(({ occupation }) => occupations.has(occupation));
  const ranks = vacancies.map(({ title, occupation }) => {
    const likeness = book.likenessTo(title);
    return rankOf(occupation, occupations, (number) => likeness[number] ?? 0);
  });
  const share = (places: number) => fixed(ranks.filter((rank) => rank < places).length / ranks.length, 4);
  return [
    {
      title: `Titles: ${vacancies.length} vacancies to ${occupations.size} occupations of ESCO`,
      head: ['', 'R@1', 'R@5', 'R@10', 'MAP', 'R@10 at least'],
      faults: Number(share(ten)) < leastFound ? ['titles, R@10'] : [],
      rows: [
        [
          'titles by words, letters, meaning and kind of work',
          share(1),
          share(5),
          share(ten),
          fixed(mean(ranks.map((rank) => 1 / (rank + 1))), 4),
          String(leastFound),
        ],
      ],
      notes: ['One occupation is right for each vacancy, so MAP is the mean of 1 ÷ rank.'],
    },
  ];
};

const readVacancies = (folder: string) =>
  Papa.parse<{ vacancyTitle: string; conceptUri: string }>(
    readFileSync(join(folder, vacanciesFile), 'utf8'),
    {
      header: true,
      skipEmptyLines: true,
    },
  ).data.map(({ vacancyTitle, conceptUri }) => ({
    title: vacancyTitle,
    occupation: conceptUri.split('/').at(-1) ?? '',
  }));

/** The rank of the occupation. Half of those with the same similarity count as ranked higher. */
const rankOf = (
  wanted: string,
  occupations: ReadonlyMap<string, ReadonlySet<number>>,
  likenessOf: (label: number) => number,
): number => {
  const best = (labels: ReadonlySet<number>) => Math.max(...[...labels].map(likenessOf));
  const own = best(occupations.get(wanted) as ReadonlySet<number>);
  let rank = 0;
  for (const [uri, labels] of occupations) {
    const other = uri === wanted ? -1 : best(labels);
    if (other > own) rank++;
    else if (other === own) rank += 0.5;
  }
  return rank;
};
