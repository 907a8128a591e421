import { readDocument } from '../domain/documentText/readDocument.ts';
import { readPdf } from '../domain/documentText/readPdf.ts';
import { readResume } from '../domain/resumes/readResume.ts';
import {
  benchmarkCases,
  type ReadingFigure,
  readingFigures,
} from '../domain/resumes/testing/readingFigures.ts';
import { resumePdf } from '../domain/resumes/testing/resumePdf.ts';
import {
  type SampleLanguage,
  type SampleResume,
  sampleResumes,
} from '../domain/resumes/testing/sampleResumes.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';
import { nodeCpu } from './cpu.ts';
import { fixed, quantile } from './figures.ts';
import type { Table } from './table.ts';

const today = '2026-11-25';
const runs = 20;
const target = 300;

/** Lines of the wide column that take three pages. */
const linesOfPages = 140;

/** The resume with as many further engagements as fill its pages. */
const longer = ({ head, side, main }: SampleResume): SampleResume => ({
  head,
  side,
  main: main.map(([heading, lines], at) => {
    if (at !== 1) return [heading, lines];
    const older = (years: number) =>
      lines.map((line) => line.replace(/\b20\d\d\b/gu, (year) => String(Number(year) - years)));
    return [
      heading,
      [lines, ...Array.from({ length: linesOfPages / lines.length }, (_, n) => older(n))].flat(),
    ];
  }),
});

/** Measures the CPU of reading a resume of three pages in two columns, its text and what it says, and how much of the resumes of the benchmark is read right. */
export const resumes = async (): Promise<Table[]> => {
  const dictionary = await loadDictionary();
  const languages = Object.keys(sampleResumes) as SampleLanguage[];
  const rows: string[][] = [];
  for (const language of languages) {
    const bytes = await resumePdf(longer(sampleResumes[language]));
    const pages = new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b/gu)?.length ?? 0;
    const times: { text: number; draft: number }[] = [];
    let told = { characters: 0, engagements: 0 };
    for (let run = 0; run < runs; run += 1) {
      const began = nodeCpu();
      const text = await readDocument(bytes, readPdf);
      const read = nodeCpu();
      const resume = readResume(text, today, dictionary);
      times.push({ text: (read - began) * 1000, draft: (nodeCpu() - read) * 1000 });
      told = { characters: text.length, engagements: resume.engagements.length };
    }
    const p95 = (key: 'text' | 'draft') =>
      fixed(
        quantile(
          times.map((one) => one[key]),
          0.95,
        ),
        0,
      );
    const all = quantile(
      times.map(({ text, draft }) => text + draft),
      0.95,
    );
    rows.push([
      language,
      fixed(pages),
      fixed(told.characters),
      fixed(told.engagements),
      `${p95('text')} ms`,
      `${p95('draft')} ms`,
      `${fixed(all)} ms`,
      all <= target ? 'yes' : 'NO',
    ]);
  }
  return [
    {
      title: `A resume in two columns, read ${runs} times (CPU, 95th percentile)`,
      head: [
        'language',
        'pages',
        'characters',
        'engagements',
        'text of the PDF',
        'draft',
        'both',
        `under ${target} ms`,
      ],
      rows,
    },
    figuresTable(readingFigures(await benchmarkCases(), today, dictionary)),
  ];
};

/** How much of the resumes of the benchmark is read right. */
const figuresTable = (figures: readonly ReadingFigure[]): Table => ({
  title: 'The resumes of the benchmark, field by field',
  head: ['field', 'found', 'right of what was read'],
  rows: figures.map(({ field, ...one }) => [
    field,
    `${one.found} of ${one.true}`,
    `${one.right} of ${one.read}`,
  ]),
});
