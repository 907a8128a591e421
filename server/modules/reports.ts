import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkReport, shownAnswer } from '../../application/reports.ts';
import { scopesOf } from '../../domain/access/can.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { Conflict, Invalid, NotReady } from '../../domain/errors.ts';
import type { Cell, Answer as ReportAnswer } from '../../domain/reports/columns.ts';
import { fileFormats, formatCodes, formatOfCode, isSet } from '../../domain/reports/fileFormats.ts';
import { lineFormats } from '../../domain/reports/lines.ts';
import { mostRowsBelow } from '../../domain/reports/mostRows.ts';
import { namedColumnsOf } from '../../domain/reports/names.ts';
import { fileOperations } from '../../operations/files.ts';
import { operations } from '../../operations/index.ts';
import { readNamed } from '../reports/readNamed.ts';
import { wholeFile } from '../reports/wholeFile.ts';
import { admit, type GuardOptions, inSession } from '../requests/guard.ts';
import { operate, route } from '../requests/operate.ts';
import { tokenOf } from '../requests/session.ts';
import type { Work } from '../requests/work.ts';
import { showRow } from '../store/rows.ts';

/** Results of reports: a page for the screen, and the whole as a file. */
export const reportRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.reportAnswer, (work, { id }) => answer(work, id));
  route(app, fileOperations.reportFile, (request, reply) => content(options, request, reply));
};

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

/** The report and the first part of its answer, if this person may see both. */
const opened = async (work: Work, id: string) => {
  const { actor, transaction } = work;
  const row = await showRow(transaction, 'reports', scopesOf(actor, 'show', 'reports'), id);
  const report = checkReport(row, work);
  const first = await readNamed(work, report, 0);
  if (!first) throw NotReady('server.report-starting');
  return { report, first };
};

const answer = async (work: Work, id: string): Promise<ReportAnswer> => {
  const { report, first } = await opened(work, id);
  return shownAnswer(report, first, report.rowsFound ?? first.length);
};

const content = async (options: GuardOptions, request: FastifyRequest, reply: FastifyReply) => {
  await admit(options, request);
  const { format: ending, language = 'en' } = request.query as { format?: unknown; language?: unknown };
  const format = formatOfCode(ending);
  if (!format)
    throw Invalid({ format: { code: 'choice.one-of', values: { values: formatCodes.join(', ') } } });
  if (!isLanguage(language))
    throw Invalid({ language: { code: 'choice.one-of', values: { values: languages.join(', ') } } });
  const { report, first } = await inSession(options, request, (work) => opened(work, idOf(request)));
  const next = (part: number) => inSession(options, request, (work) => readNamed(work, report, part));
  reply.headers({
    'content-disposition': `attachment; filename="${report.id}.${fileFormats[format].ending}"`,
    'x-content-type-options': 'nosniff',
  });
  const type = fileFormats[format].media;
  if (!isSet(format))
    return reply.type(type).send(Readable.from(written(report, first, format, next), { highWaterMark: 1 }));
  const most = mostRowsBelow(report, format);
  if (most !== null)
    throw Invalid({ format: { code: 'reports.too-many-rows', values: { format, count: most } } });
  const file = await wholeFile({
    report,
    format,
    language,
    caller: tokenOf(request.headers.authorization),
    read: async (part) => (part === 0 ? first : next(part)),
  });
  if (typeof file === 'string') throw Conflict('reports.in-progress');
  return reply.type(type).send(Buffer.from(file.buffer, file.byteOffset, file.length));
};

const isLanguage = (word: unknown): word is Language => languages.some((language) => language === word);

/**
 * The file in parts, each read after the previous one was sent, in the person's own session. The download is
 * cut off if the session ends or the report is created again, as half of each would be wrong.
 */
async function* written(
  report: Report,
  first: Cell[][],
  format: keyof typeof lineFormats,
  next: (part: number) => Promise<Cell[][] | null>,
): AsyncGenerator<string> {
  const columns = namedColumnsOf(questionOf(report));
  const { head, part, tail } = lineFormats[format];
  yield head(columns);
  let sent = 0;
  let rows: Cell[][] | null = first;
  for (let place = 1; rows !== null; place++) {
    yield part(columns, rows, sent === 0);
    sent += rows.length;
    rows = sent < (report.rowsFound ?? 0) ? await next(place) : null;
  }
  if (sent !== (report.rowsFound ?? sent)) throw new Error('The answer of this report was made anew');
  yield tail;
}
