import { changeByItself } from '../../../application/changeRow.ts';
import { askerOf } from '../../../application/reports.ts';
import { type Actor, scopeFor, scopesOf } from '../../../domain/access/can.ts';
import { languageOf } from '../../../domain/change/notifications/notificationRows.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type Question, questionOf } from '../../../domain/contract/reports/question.ts';
import { type Report, reports } from '../../../domain/contract/reports/reports.ts';
import { NotFound, Refusal } from '../../../domain/errors.ts';
import { groupRows } from '../../../domain/query/groups.ts';
import { byOrder, holds } from '../../../domain/query/select.ts';
import { figuresOf, rowOf } from '../../../domain/reports/answer.ts';
import { type Answer, columnsOf } from '../../../domain/reports/columns.ts';
import { type FileFormat, fileFormats, isSet } from '../../../domain/reports/fileFormats.ts';
import { lineFormats, measureFile } from '../../../domain/reports/lines.ts';
import { mostRowsBelow } from '../../../domain/reports/mostRows.ts';
import { namedColumnsOf, nameRows, type ReadNames } from '../../../domain/reports/names.ts';
import { readingOf } from '../../../domain/reports/reading.ts';
import { checkSight, rowsShown } from '../../../domain/reports/sight.ts';
import { fakerestJob } from './fakerestJob.ts';
import { transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

type Asker = { actor: Actor; now: Date };

/**
 * Reports over rows in the browser: queued ones are created when reports are next viewed. Results are kept as
 * long as the
 * page; after that they are recreated from the current rows.
 */
export const fakerestReports = (store: WorldStore, clock: () => Date) => {
  const kept = new Map<string, Answer>();

  const make = async (before: Row, now: Date) => {
    const report = before as Report;
    const outcome = await outcomeOf(store, report, now);
    if (outcome.answer) kept.set(report.id, outcome.answer);
    await transactionsAt(store, now)((work) => changeByItself(work, 'reports', before, outcome.columns));
  };
  const job = fakerestJob({
    name: 'reports',
    store,
    clock,
    every: 0,
    async act(now) {
      for (const row of store.rows('reports').filter(({ status }) => status === 'Processing'))
        await make(row, now);
    },
  });

  const answerOf = (id: string, { actor, now }: Asker): Answer => {
    const row = store.find('reports', id);
    if (!row || !scopeFor(scopesOf(actor, 'show', 'reports'), row)) throw NotFound(reports.label);
    const report = row as Report;
    checkSight(report, actor, now);
    const known = kept.get(id) ?? answered(store, questionOf(report), actor, now);
    kept.set(id, known);
    return known;
  };

  /** With names for ids, as this person may read them now. */
  const named = async (id: string, by: Asker): Promise<Answer> => {
    const { rows: found, total } = answerOf(id, by);
    const question = questionOf(store.find('reports', id) as Report);
    const rows = await nameRows(question, found, by.actor, namesIn(store));
    return { columns: namedColumnsOf(question), rows, total };
  };

  return {
    job,
    answer: async (id: string, by: Asker): Promise<Answer> => {
      const { rows, ...answer } = await named(id, by);
      return { ...answer, rows: rows.slice(0, rowsShown) };
    },
    file: async (id: string, format: FileFormat, language: Language, by: Asker): Promise<Blob> => {
      const answer = await named(id, by);
      const report = store.find('reports', id) as Report;
      const type = fileFormats[format].media;
      if (isSet(format)) return new Blob([await setFile(report, answer, format, language)], { type });
      const { head, part, tail } = lineFormats[format];
      return new Blob([head(answer.columns), part(answer.columns, answer.rows, true), tail], { type });
    },
  };
};

/** A PDF or workbook. Its code is loaded on first use. */
const setFile = async (report: Report, answer: Answer, format: 'PDF' | 'Excel', language: Language) => {
  const [{ setReport }, { readFont }] = await Promise.all([
    import('../../../reportFiles/setReport.ts'),
    import('../../platform/readFont.ts'),
  ]);
  return setReport({ report, answer, format, language }, readFont);
};

/** Size of the report's file in its own format; none if it cannot be created. */
const sizeOf = async (store: WorldStore, report: Report, actor: Actor, rows: Answer['rows']) => {
  const question = questionOf(report);
  const { format, askedById } = report;
  const columns = namedColumnsOf(question);
  const named = await nameRows(question, rows, actor, namesIn(store));
  if (!isSet(format)) {
    const size = measureFile(format, columns);
    size.add(named);
    return { sizeBytes: size.bytes(), fileLanguage: null };
  }
  const preferences = store.rows('preferences');
  const language = askedById === null ? 'en' : languageOf(askedById, preferences);
  const answer = { columns, rows: named, total: named.length };
  const file =
    mostRowsBelow(report, format) === null
      ? await setFile(report, answer, format, language).catch(() => null)
      : null;
  return { sizeBytes: file?.length ?? null, fileLanguage: file && language };
};

const namesIn =
  (store: WorldStore): ReadNames =>
  async (noun, scopes, ids) =>
    new Map(
      ids.flatMap((id) => {
        const row = store.find(noun, id);
        const name = row && scopeFor(scopes, row) && row[nounOf(noun).title];
        return name == null ? [] : [[id, String(name)] as const];
      }),
    );

const outcomeOf = async (store: WorldStore, report: Report, now: Date) => {
  try {
    const actor = await askerOf({ find: async (noun, id) => store.find(noun, id) }, report);
    const answer = answered(store, questionOf(report), actor, now);
    const made = {
      status: 'Ready' as const,
      progress: 100,
      failure: null,
      attempts: report.attempts + 1,
      lastGenerated: now.toISOString(),
      rowsFound: answer.total,
    };
    const size = await sizeOf(store, { ...report, ...made }, actor, answer.rows);
    return { columns: { ...made, ...size }, answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { columns: { status: 'Failed', progress: 0, failure: error.message } };
  }
};

const answered = (store: WorldStore, question: Question, actor: Actor, now: Date): Answer => {
  const reading = readingOf(question, actor, now);
  const columns = columnsOf(question);
  const seen = store.rows(reading.noun).filter((row) => scopeFor(reading.scopes, row));
  const rows =
    reading.kind === 'groups'
      ? figuresOf(question, groupRows(seen, reading.grouping), now)
      : seen
          .filter((row) => reading.conditions.every((one) => holds(one, row)))
          .sort(byOrder({ field: 'id', order: 'ASC' }))
          .map(rowOf(columns));
  return { columns, rows, total: rows.length };
};
