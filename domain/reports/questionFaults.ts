import type { NounName } from '../contract/index.ts';
import type { Question } from '../contract/reports/question.ts';
import type { Code, Faults } from '../messages/message.ts';
import { askableFields, datable, groupable, isAskable, measurable } from './askable.ts';
import { faultOf } from './condition.ts';

const notAsked: Code = 'reports.not-available';

/** Errors in a query, by form field. */
export const questionFaults = (question: Question): Faults => {
  const { noun } = question;
  if (!isAskable(noun)) return { noun: 'reports.noun' };
  return {
    ...faultsOfRows(noun, question),
    ...faultsOfFigures(noun, question),
    ...faultsOfTime(noun, question),
    ...faultsOfConditions(noun, question),
  };
};

const faultsOfRows = (noun: NounName, { fields, measure }: Question): Faults => {
  const unknown = fields.find((field) => !askableFields(noun).includes(field));
  if (unknown !== undefined)
    return { fields: { code: 'reports.field-not-available', values: { field: unknown } } };
  if (new Set(fields).size < fields.length) return { fields: 'reports.field-twice' };
  return fields.length === 0 && measure === null ? { fields: 'reports.fields-or-measure' } : {};
};

const faultsOfFigures = (noun: NounName, { groupBy, interval, measure, measured }: Question): Faults => {
  const faults: Faults = {};
  if (groupBy !== null && !groupable(noun).includes(groupBy)) faults.groupBy = notAsked;
  if (groupBy !== null && measure === null) faults.measure = 'reports.measure';
  if (interval !== null && !isTime(noun, groupBy)) faults.interval = 'reports.interval';
  if (measured !== null && !measurable(noun).includes(measured)) faults.measured = notAsked;
  if (measured === null && (measure === 'Sum' || measure === 'Average')) faults.measured = 'text.required';
  return faults;
};

const isTime = (noun: NounName, field: string | null): boolean =>
  field !== null && datable(noun).includes(field);

const faultsOfTime = (noun: NounName, { dateField, range, from, to }: Question): Faults => {
  if (dateField !== null && !datable(noun).includes(dateField)) return { dateField: notAsked };
  const isLimited = range !== null || from !== null || to !== null;
  if (isLimited && dateField === null) return { dateField: 'reports.date-field' };
  if (range !== null && (from !== null || to !== null)) return { range: 'reports.two-ranges' };
  return from !== null && to !== null && to < from ? { to: 'range.backwards' } : {};
};

const faultsOfConditions = (noun: NounName, { conditions }: Question): Faults => {
  const fields = askableFields(noun);
  return Object.fromEntries(
    conditions.flatMap((condition, place) => {
      const fault = faultOf(noun, fields, condition);
      return fault ? [[`conditions.${place}.${fault.part}`, fault.message]] : [];
    }),
  );
};
