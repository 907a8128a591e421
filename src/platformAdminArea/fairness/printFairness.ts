import type { FairnessReport } from '../../../domain/insight/fairness/fairness.ts';
import { groupings, selectionSteps } from '../../../domain/insight/fairness/steps.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { fileTable } from '../../components/insight/fileTable.ts';
import { fairnessColumns } from './fairnessColumns.tsx';
import type { FairnessWords } from './useFairnessWords.ts';

type About = { title: string; author: string; language: string };

/** Prints the report with its definitions: a table for each grouping and step. */
export const printFairness = (
  { rows, names, period, searches, considered }: FairnessReport,
  { title, author, language }: About,
  words: FairnessWords,
): PrintedDocument => {
  const { word, date } = words;
  const span = word('span', { from: date(period.from), to: date(period.to) });
  return {
    title,
    author,
    language,
    footer: `${title}, ${span}`,
    page: (number, of) => words.translate('reportsPage.page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: `${span}\n${word('basis', { considered, smart_count: searches })}` },
      { kind: 'heading', text: word('definitions') },
      { kind: 'facts', rows: words.definitions },
      ...selectionSteps.flatMap((step) =>
        groupings.flatMap((by): Block[] => {
          const own = rows.filter((row) => row.by === by && row.step === step);
          const table = fileTable(by, fairnessColumns(words, names), own);
          if (own.length === 0) return [];
          return [
            { kind: 'heading', text: `${word(`steps.${step}`)}: ${word(`by.${by}`)}` },
            {
              kind: 'table',
              columns: table.columns.map(({ label, numeric }) => ({
                label,
                share: numeric ? 1 : 2,
                ...(numeric && { figure: true as const }),
              })),
              rows: table.words,
            },
          ];
        }),
      ),
    ],
  };
};
