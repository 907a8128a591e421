import { isOptional } from '../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { metaOfField, schemaOf } from '../../domain/contract/noun.ts';
import type { GroupReading } from '../../domain/insight/insights.ts';
import type { Condition } from '../../domain/query/condition.ts';
import { utcDay } from '../../domain/time/days.ts';
import { type KeptSums, keptSums, keysOf, linesSql, sumsTable } from '../database/keptSums.ts';
import { quote } from '../database/sql.ts';

/**
 * Lines that answer a query in place of the rows, with the same field names, and the number of rows as
 * `rows`.
 */
export type Lines = { from: string; conditions: readonly Condition[] };

/** The lines whose sum is the result of a query over all rows; null if rows must be counted. */
export const linesFor = ({ grouping, scopes }: Pick<GroupReading, 'grouping' | 'scopes'>): Lines | null => {
  const isWhole = scopes.some(({ where }) => Object.keys(where).length === 0);
  const kept = isWhole && keptSums().find((one) => answers(one, grouping));
  if (!kept) return null;
  const conditions = grouping.conditions.filter((one) => !isKept(kept, one));
  return { from: fromSql(kept, grouping), conditions };
};

type Asked = GroupReading['grouping'];

const isSame = (one: Condition, other: Condition): boolean =>
  JSON.stringify(shape(one)) === JSON.stringify(shape(other));
const shape = ({ field, operator, value }: Condition) => [field, operator, value];
const isKept = ({ where = [] }: KeptSums, condition: Condition): boolean =>
  where.some((one) => isSame(one, condition));

const answers = (kept: KeptSums, asked: Asked): boolean => {
  const { noun, where = [], at, per, by = [], sums = [] } = kept;
  const keys = per === 'month' ? by : keysOf(kept);
  const told = [...asked.by, ...(asked.through ? [asked.through.by] : [])];
  const known = (one: Condition) => (one.field === at ? isWholeDay(noun, one) : by.includes(one.field));
  return (
    asked.noun === noun &&
    told.every((field) => keys.includes(field)) &&
    where.every((one) => asked.conditions.some((other) => isSame(one, other))) &&
    asked.conditions.every((one) => isKept(kept, one) || known(one)) &&
    Object.values(asked.figures).every(
      ({ sum, least, where: met = [] }) => !least && (!sum || sums.includes(sum)) && met.every(known),
    ) &&
    (!at || !isOptional(schemaOf(nounOf(noun), at)) || asked.conditions.some(({ field }) => field === at))
  );
};

const ranges = ['gte', 'lt', 'lte', 'gt'];
const day = /^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/;
/** A time range can be decided by days alone only if it starts at the beginning of a day. */
const isWholeDay = (noun: NounName, { field, operator, value }: Condition): boolean => {
  const isMoment = metaOfField(nounOf(noun), field).column === 'timestamptz';
  return ranges.slice(0, isMoment ? 2 : 4).includes(operator) && day.test(String(value));
};

/**
 * Lines of days are used directly. Of months, those with all days in range, plus rows for the days of the
 * others.
 */
const fromSql = (kept: KeptSums, asked: Asked): string => {
  const lines = quote(sumsTable(kept));
  const months = kept.per === 'month' ? partedMonths(kept, asked) : [];
  if (months.length === 0) return lines;
  const at = quote(kept.at ?? '');
  const whole = `select * from ${lines} where ${at} not in (${months.map((month) => `'${month}'`).join(', ')})`;
  // A role may read these columns and not others.
  const fields = [...keysOf(kept), ...(kept.sums ?? []), ...(kept.where ?? []).map(({ field }) => field)];
  const columns = [...new Set(fields)].map(quote).join(', ');
  const days = months.map((month) => {
    const rows = `(select ${columns} from ${quote(kept.noun)} where ${at} >= '${month}' and ${at} < '${monthAfter(month)}') "rows"`;
    return linesSql({ ...kept, per: 'day' }, rows);
  });
  return `(${[whole, ...days].join(' union all ')}) "lines"`;
};

/** Months that contain a limit of the range. */
const partedMonths = ({ at }: KeptSums, { conditions, figures }: Asked): string[] => {
  const asked = [...conditions, ...Object.values(figures).flatMap(({ where = [] }) => where)];
  const begins = asked.filter(({ field }) => field === at).map(beginOf);
  return [...new Set(begins.filter((one) => !one.endsWith('-01')).map((one) => `${one.slice(0, 7)}-01`))];
};

/** First day on one side of a limit. */
const beginOf = ({ operator, value }: Condition): string => {
  const at = new Date(`${String(value).slice(0, 10)}T00:00:00Z`);
  if (operator === 'lte' || operator === 'gt') at.setUTCDate(at.getUTCDate() + 1);
  return utcDay(at);
};

const monthAfter = (month: string): string => {
  const at = new Date(`${month}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + 1);
  return utcDay(at);
};
