import { isNounName } from '../contract/index.ts';
import type { QuestionCondition } from '../contract/question.ts';
import type { Report } from '../contract/reports.ts';
import type { AnswerWords } from './answerWords.ts';
import { periodOf } from './period.ts';

/** Description of a report as pairs of label and text: on its page, in its PDF and in its workbook. */
export const describeReport = (report: Report, words: AnswerWords): [string, string][] => {
  const { translate } = words;
  const label = (name: string) => translate(`reportsPage.about.${name}`);
  const made = report.lastGenerated;
  return [
    [label('noun'), translate(`resources.${report.noun}.name`, { smart_count: 2, _: report.noun })],
    ...(report.measure === null ? [] : [[label('figure'), figureOf(report, words)] as [string, string]]),
    [label('period'), periodText(report, words)],
    [
      label('filter'),
      report.conditions.map((one) => conditionText(report.noun, one, words)).join('; ') || label('all'),
    ],
    [label('zone'), 'UTC'],
    ...(made ? [[label('made'), words.moment(made)] as [string, string]] : []),
  ];
};

const figureOf = ({ noun, measure, measured, groupBy, interval }: Report, words: AnswerWords): string => {
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
