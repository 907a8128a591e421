import { changeByItself } from '../../../application/changeRow.ts';
import {
  type AnswerPart,
  checkReport,
  type FileInMaking,
  generateReport,
  shownAnswer,
} from '../../../application/reports.ts';
import { type Actor, scopeFor } from '../../../domain/access/can.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import { type Question, questionOf } from '../../../domain/contract/reports/question.ts';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { groupRows } from '../../../domain/query/groups.ts';
import { byOrder, holds } from '../../../domain/query/select.ts';
import { figuresOf, rowOf } from '../../../domain/reports/answer.ts';
import { type Answer, type Cell, columnsOf } from '../../../domain/reports/columns.ts';
import { type FileFormat, fileFormats, isSet, type SetFormat } from '../../../domain/reports/fileFormats.ts';
import { lineFormats } from '../../../domain/reports/lines.ts';
import { namedColumnsOf, nameRows, type ReadNames } from '../../../domain/reports/names.ts';
import { type Reading, readingOf } from '../../../domain/reports/reading.ts';
import { fakerestJob } from './fakerestJob.ts';
import { readingAt, transactionsAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

type Asker = { actor: Actor; now: Date };

/**
 * Reports over rows in the browser: queued ones are generated when reports are next viewed. Answers are kept as
 * long as the page; after that they are read again from the current rows.
 */
export const fakerestReports = (store: WorldStore, clock: () => Date) => {
  const kept = new Map<string, Cell[][]>();

  const generate = async (report: Report, now: Date) => {
    const outcome = await generateReport(report, {
      clock: () => now,
      read: (act) => act({ system: readingAt(store, now), parts: answerIn(store), names: namesIn(store) }),
      keep: async ({ rows }) => {
        kept.set(report.id, rows);
        return true;
      },
      openFile,
    });
    const columns = { ...outcome, attempts: report.attempts + 1 };
    await transactionsAt(store, now)((work) => changeByItself(work, 'reports', report, columns));
  };
  const job = fakerestJob({
    name: 'reports',
    store,
    clock,
    every: 0,
    async act(now) {
      for (const report of store.rows('reports').filter(({ status }) => status === 'Processing'))
        await generate(report, now);
    },
  });

  /** The report and its rows, with the names that this person may read now. */
  const opened = async (id: string, by: Asker) => {
    const report = checkReport(store.find('reports', id), by);
    const question = questionOf(report);
    const known = kept.get(id) ?? answered(store, question, readingOf(question, by.actor, by.now), by.now);
    kept.set(id, known);
    return { report, rows: await nameRows(question, known, by.actor, namesIn(store)) };
  };

  return {
    job,
    answer: async (id: string, by: Asker): Promise<Answer> => {
      const { report, rows } = await opened(id, by);
      return shownAnswer(report, rows, rows.length);
    },
    file: async (id: string, format: FileFormat, language: Language, by: Asker): Promise<Blob> => {
      const { report, rows } = await opened(id, by);
      const type = fileFormats[format].media;
      if (isSet(format)) {
        const file = openFile({ format, language });
        file.add(rows);
        return new Blob([await file.end(report)], { type });
      }
      const { head, part, tail } = lineFormats[format];
      const columns = namedColumnsOf(questionOf(report));
      return new Blob([head(columns), part(columns, rows, true), tail], { type });
    },
  };
};

/** A PDF or workbook. Its code is loaded on first use. */
const openFile = ({ format, language }: { format: SetFormat; language: Language }): FileInMaking => {
  const rows: (readonly Cell[])[] = [];
  return {
    add: (more) => void rows.push(...more),
    end: async (report) => {
      const [{ setReport }, { readFont }] = await Promise.all([
        import('../../../reportFiles/setReport.ts'),
        import('../../platform/fonts/readFont.ts'),
      ]);
      const answer = { columns: namedColumnsOf(questionOf(report)), rows, total: rows.length };
      return setReport({ report, answer, format, language }, readFont);
    },
    close: async () => {},
  };
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

/** The whole answer as one part. */
const answerIn = (store: WorldStore) =>
  async function* (question: Question, reading: Reading, now: Date): AsyncGenerator<AnswerPart> {
    const rows = answered(store, question, reading, now);
    yield { rows, total: rows.length };
  };

const answered = (store: WorldStore, question: Question, reading: Reading, now: Date): Cell[][] => {
  const seen = store.rows(reading.noun).filter((row) => scopeFor(reading.scopes, row));
  return reading.kind === 'groups'
    ? figuresOf(question, groupRows(seen, reading.grouping), now)
    : seen
        .filter((row) => reading.conditions.every((one) => holds(one, row)))
        .sort(byOrder({ field: 'id', order: 'ASC' }))
        .map(rowOf(columnsOf(question)));
};
