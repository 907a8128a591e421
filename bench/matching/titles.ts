import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import { fixed, mean } from '../figures.ts';
import type { Table } from '../table.ts';
import { englishLabels, labelsFile, rankOf } from './titleRanks.ts';

const vacanciesFile = 'jobbert_titles_test.csv';
export const titleFiles = [labelsFile, vacanciesFile];
const ten = 10;
const leastFound = 0.55;

/** Finds the ESCO occupation for job titles. The similarity of an occupation is that of its best label. */
export const titles = async (folder: string): Promise<Table[]> => {
  const book = makeTitleBook(await loadTitleSpace());
  const occupations = new Map(
    [...englishLabels(folder)].map(([occupation, labels]) => [
      occupation,
      new Set(labels.map((label) => book.add(label))),
    ]),
  );
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
