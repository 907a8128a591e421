import { actorOf, roleGiven } from '../domain/access/actorOf.ts';
import { type Actor, scopeFor, scopesOf } from '../domain/access/can.ts';
import { languageOf } from '../domain/change/notifications/notificationRows.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import type { Language } from '../domain/contract/languages.ts';
import type { Row } from '../domain/contract/noun.ts';
import { type Question, questionOf } from '../domain/contract/reports/question.ts';
import { type Report, reports } from '../domain/contract/reports/reports.ts';
import { NotAllowed, Refusal, RowMissing } from '../domain/errors.ts';
import { stored } from '../domain/messages/english.ts';
import type { Message } from '../domain/messages/message.ts';
import type { Answer, Cell } from '../domain/reports/columns.ts';
import { isSet, type SetFormat } from '../domain/reports/fileFormats.ts';
import { measureFile } from '../domain/reports/lines.ts';
import { mostRowsBelow } from '../domain/reports/mostRows.ts';
import { namedColumnsOf, nameRows, type ReadNames } from '../domain/reports/names.ts';
import { type Reading, readingOf } from '../domain/reports/reading.ts';
import { checkSight, rowsShown } from '../domain/reports/sight.ts';
import type { Verbs } from './rows.ts';

/** Some rows of an answer; `total` is the expected number of all rows. */
export type AnswerPart = { rows: Cell[][]; total: number };

/** What a report reads, all of it as of one moment. */
export type ReportSource = {
  system: Pick<Verbs, 'find' | 'findAll'>;
  /** The answer in parts. There is at least one, which may be empty. */
  parts(question: Question, reading: Reading, now: Date): AsyncIterable<AnswerPart>;
  names: ReadNames;
};

/** A PDF or workbook that is being made. */
export type FileInMaking = {
  add(rows: readonly (readonly Cell[])[]): void;
  /** The file with all rows added so far. Rejects if it cannot be made. */
  end(report: Report): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type Ports = {
  clock(): Date;
  read<T>(act: (source: ReportSource) => Promise<T>): Promise<T>;
  /** Keeps a part of the answer. False if the report was deleted or is being generated elsewhere. */
  keep(part: { part: number; rows: Cell[][]; progress: number }): Promise<boolean>;
  openFile(kind: { format: SetFormat; language: Language }): FileInMaking;
};
type Outcome = Partial<Report>;

/**
 * Reads a report's answer with the rights of the person who requested it, keeps it in parts, and measures the
 * report's file. Returns what changes in the report; null if someone else has it by now.
 */
export const generateReport = async (report: Report, ports: Ports): Promise<Outcome | null> => {
  let measure: Measure | undefined;
  try {
    const rowsFound = await ports.read(async (source) => {
      const opened = openMeasure(report, await languageOfAsker(source, report), ports.openFile);
      measure = opened;
      return readReport(report, opened, source, ports);
    });
    if (rowsFound === null || !measure) return null;
    const made = {
      status: 'Ready' as const,
      progress: 100,
      failure: null,
      rowsFound,
      ...(report.status === 'Processing' && { lastGenerated: ports.clock().toISOString() }),
    };
    return { ...made, ...(await measure.end({ ...report, ...made })) };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return failedReport(error.reason);
    throw error;
  } finally {
    await measure?.close();
  }
};

export const failedReport = (reason: Message): Outcome => ({
  status: 'Failed',
  progress: 0,
  failure: stored(reason),
});

/** The number of rows; null if someone else has the report by now. */
const readReport = async (
  report: Report,
  measure: Measure,
  { system, parts, names }: ReportSource,
  { clock, keep }: Ports,
): Promise<number | null> => {
  const question = questionOf(report);
  // A finished report whose rows are read again keeps the period that its files print.
  const now = report.status === 'Ready' && report.lastGenerated ? new Date(report.lastGenerated) : clock();
  const actor = await askerOf(system, report);
  let rowsFound = 0;
  let part = 0;
  for await (const { rows, total } of parts(question, readingOf(question, actor, now), now)) {
    rowsFound += rows.length;
    measure.add(await nameRows(question, rows, actor, names), total);
    const progress = total === 0 ? 99 : Math.min(99, Math.floor((rowsFound / total) * 100));
    if (!(await keep({ part: part++, rows, progress }))) return null;
  }
  return rowsFound;
};

/**
 * The user who requested the report, with their current permissions. A report without a requester belongs to
 * the platform and has every permission.
 */
export const askerOf = async (
  system: Pick<Verbs, 'find'>,
  { askedById }: Pick<Report, 'askedById'>,
): Promise<Actor> => {
  if (askedById === null) return { userId: '', userType: 'admin', companyId: null, permissions };
  const asker = await system.find('users', askedById);
  if (asker?.status !== 'Active' || asker.userType !== 'admin') throw NotAllowed('reports.owner-no-access');
  return actorOf(asker, await roleGiven(asker, system.find));
};

const languageOfAsker = async ({ system }: ReportSource, { askedById }: Report): Promise<Language> => {
  if (askedById === null) return 'en';
  const chosen = await system.findAll('preferences', { userId: askedById, kind: 'display', key: 'language' });
  return languageOf(askedById, chosen);
};

/** Measures the size of a report's file in its own format while its rows are read. */
type Measure = {
  add(rows: readonly (readonly Cell[])[], total: number): void;
  end(report: Report): Promise<Pick<Report, 'sizeBytes' | 'fileLanguage'>>;
  close(): Promise<void>;
};

const openMeasure = (report: Report, language: Language, openFile: Ports['openFile']): Measure => {
  const { format } = report;
  if (!isSet(format)) {
    const size = measureFile(format, namedColumnsOf(questionOf(report)));
    return {
      add: size.add,
      end: async () => ({ sizeBytes: size.bytes(), fileLanguage: null }),
      close: async () => {},
    };
  }
  let making: FileInMaking | undefined;
  return {
    add: (rows, total) => {
      if (mostRowsBelow({ rowsFound: total }, format) !== null) return;
      making ??= openFile({ format, language });
      making.add(rows);
    },
    end: async (made) => {
      // If the file cannot be made, it has no size, but the report is ready.
      const file = await making?.end(made).catch(() => undefined);
      return file
        ? { sizeBytes: file.length, fileLanguage: language }
        : { sizeBytes: null, fileLanguage: null };
    },
    close: async () => making?.close(),
  };
};

/** The report, if this person may see it and the data in it, and it has an answer. */
export const checkReport = (row: Row | null, { actor, now }: { actor: Actor; now: Date }): Report => {
  if (!row || !scopeFor(scopesOf(actor, 'show', 'reports'), row)) throw RowMissing(reports);
  const report = row as Report;
  checkSight(report, actor, now);
  return report;
};

/** The beginning of an answer, as the report's page shows it. */
export const shownAnswer = (report: Report, rows: Answer['rows'], total: number): Answer => ({
  columns: namedColumnsOf(questionOf(report)),
  rows: rows.slice(0, rowsShown),
  total,
});
