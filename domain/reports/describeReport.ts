import { isNounName } from '../contract/index.ts';
import type { Question, QuestionCondition } from '../contract/reports/question.ts';
import type { Report } from '../contract/reports/reports.ts';
import type { AnswerWords } from './answerWords.ts';
import { periodOf } from './period.ts';

type Fact = [label: string, text: string];
const labelIn =
  ({ translate }: AnswerWords) =>
  (name: string) =>
    translate(`reportsPage.about.${name}`);

/** Description of a report as pairs of label and text: on its page, in its PDF and in its workbook. */
export const describeReport = (report: Report, words: AnswerWords): Fact[] => {
  const label = labelIn(words);
  const made = report.lastGenerated;
  return [
    ...describeQuestion(report, words, periodText(report, words)),
    [label('zone'), 'UTC'],
    ...(made ? [[label('made'), words.moment(made)] as Fact] : []),
  ];
};

/** Description of a template, whose period begins when a report is made from it. */
export const describeTemplate = (question: Question, words: AnswerWords): Fact[] => [
  ...describeQuestion(
    question,
    words,
    question.range === null
      ? labelIn(words)('always')
      : words.translate(`reportsPage.ranges.${question.range}`),
  ),
  ...(question.fields.length === 0
    ? []
    : [
        [
          labelIn(words)('fields'),
          question.fields.map((field) => words.field(question.noun, field)).join(', '),
        ] as Fact,
      ]),
];

const describeQuestion = (question: Question, words: AnswerWords, period: string): Fact[] => {
  const { noun, measure, conditions } = question;
  const label = labelIn(words);
  return [
    [label('noun'), words.translate(`resources.${noun}.name`, { smart_count: 2, _: noun })],
    ...(measure === null ? [] : [[label('figure'), figureOf(question, words)] as Fact]),
    [label('period'), period],
    [label('filter'), conditions.map((one) => conditionText(noun, one, words)).join('; ') || label('all')],
  ];
};

const figureOf = ({ noun, measure, measured, groupBy, interval }: Question, words: AnswerWords): string => {
  const heading = words.heading(noun, {
    name: '',
    field: measured,
    measure,
    money: false,
    nameOf: null,
  });
  if (groupBy === null) return heading;
  const group = words.field(noun, groupBy);
  const by = interval === null ? group : `${group} (${words.interval(interval)})`;
  return words.translate('reportsPage.about.by', { figure: heading, group: by });
};

const periodText = (report: Report, words: AnswerWords): string => {
  const period = periodOf(report, new Date(report.lastGenerated ?? report.updatedAt));
  if (!period || (period.from === null && period.to === null))
    return words.translate('reportsPage.about.always');
  const [from, to] = [period.from, period.to].map((day) => (day === null ? '…' : words.day(day)));
  return `${from} – ${to} (${words.field(report.noun, period.field)})`;
};

/** "Status is Completed": one condition of a query. */
export const conditionText = (
  noun: string,
  { field, operator, value }: QuestionCondition,
  words: AnswerWords,
): string => {
  const said = value === '' ? words.translate('reportsPage.about.empty') : words.value(noun, field, value);
  const name = isNounName(noun) ? words.field(noun, field) : field;
  return `${name} ${words.translate(`reportsPage.operators.${operator}`)} ${said}`;
};
