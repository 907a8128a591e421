import type { FairnessReport, FairnessRow } from '../../../domain/insight/fairness/fairness.ts';
import type { FairnessVerdict } from '../../../domain/insight/fairness/steps.ts';
import type { Tone } from '../../components/fields/tones.ts';
import type { Column, FileColumn } from '../../components/insight/FigureTable.tsx';
import type { FairnessWords } from './useFairnessWords.ts';

const tones: Record<FairnessVerdict, Tone> = {
  tooFew: 'quiet',
  best: 'good',
  within: 'good',
  unclear: 'waiting',
  below: 'wrong',
};

/** The groups of one grouping at one step. */
export const fairnessColumns = (
  words: FairnessWords,
  names: FairnessReport['names'],
): FileColumn<FairnessRow>[] => {
  const { word, number, percent } = words;
  const column = (key: string) => ({ key, label: word(`columns.${key}`) });
  return [
    { ...column('group'), share: '28%', show: (row) => words.groupName(row, names) },
    {
      ...column('considered'),
      share: '11%',
      numeric: true,
      show: ({ considered }) => number(considered),
      write: ({ considered }) => considered,
    },
    {
      ...column('selected'),
      share: '11%',
      numeric: true,
      show: ({ selected }) => number(selected),
      write: ({ selected }) => selected,
    },
    {
      ...column('rate'),
      share: '10%',
      numeric: true,
      show: ({ rate }) => percent(rate),
      write: ({ rate }) => rate,
      unit: 'share',
    },
    { ...column('interval'), share: '15%', numeric: true, nowrap: true, show: words.interval },
    {
      ...column('ratio'),
      share: '10%',
      numeric: true,
      show: ({ ratio }) => words.ratio(ratio),
      write: ({ ratio }) => ratio,
    },
    {
      ...column('verdict'),
      share: '15%',
      nowrap: true,
      show: (row) => <Verdict row={row} words={words} />,
      write: words.verdict,
      print: words.verdict,
    },
  ];
};

/** The same for a phone, in fewer lines. */
export const fairnessCards = (
  words: FairnessWords,
  names: FairnessReport['names'],
): Column<FairnessRow>[] => {
  const { word, percent } = words;
  return [
    { key: 'group', label: word('columns.group'), show: (row) => words.groupName(row, names) },
    { key: 'actions', label: word('columns.verdict'), show: (row) => <Verdict row={row} words={words} /> },
    {
      key: 'rate',
      label: word('columns.rate'),
      show: ({ rate, selected, considered }) =>
        `${percent(rate)} (${word('of', { selected, smart_count: considered })})`,
    },
    { key: 'interval', label: word('columns.interval'), show: words.interval },
    {
      key: 'ratio',
      label: word('columns.ratio'),
      show: ({ ratio }) => (ratio === null ? null : words.ratio(ratio)),
    },
  ];
};

const Verdict = ({ row, words }: { row: FairnessRow; words: FairnessWords }) => (
  <span className={`state-mark ${tones[row.verdict]}`}>{words.verdict(row)}</span>
);

/** The same for files: with the ends of the interval as figures, and with what is counted. */
export const fileColumns = (
  words: FairnessWords,
  { names, period }: FairnessReport,
): FileColumn<FairnessRow>[] => {
  const { word } = words;
  const [group, ...figures] = fairnessColumns(words, names) as [
    FileColumn<FairnessRow>,
    ...FileColumn<FairnessRow>[],
  ];
  const bound = (key: 'low' | 'high'): FileColumn<FairnessRow> => ({
    key,
    label: word(`columns.${key}`),
    numeric: true,
    show: (row) => words.percent(row[key]),
    write: (row) => row[key],
    unit: 'share',
  });
  const day = (key: 'from' | 'to'): FileColumn<FairnessRow> => ({
    key,
    label: word(`columns.${key}`),
    show: () => period[key],
    write: () => period[key],
    unit: 'day',
  });
  return [
    { key: 'by', label: word('columns.by'), show: ({ by }) => word(`by.${by}`) },
    group,
    { key: 'step', label: word('columns.step'), show: ({ step }) => word(`steps.${step}`) },
    ...figures.flatMap((column) => (column.key === 'interval' ? [bound('low'), bound('high')] : column)),
    day('from'),
    day('to'),
  ];
};
