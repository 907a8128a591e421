import { readBatchPart } from '../../domain/change/readBatchPart.ts';
import { nounOf } from '../../domain/contract/index.ts';
import { insightNames } from '../../domain/insight/insights.ts';
import { formatOfCode } from '../../domain/reports/fileFormats.ts';
import { batchedNoun, fileOperations, uploads } from '../../operations/files.ts';
import { askedIn, insightOperations } from '../../operations/insights.ts';
import { readGiven } from '../../operations/readGiven.ts';
import type { Admit, CallsHere } from '../dataProvider/rowCalls.ts';
import { handlersOf } from './operationHandlers.ts';

const { reportFile, rowFile, photo, batch } = fileOperations;

/** Files, pictures, batches and reports, for which the data provider has methods of its own. */
export const fileHandlers = (calls: () => CallsHere) => {
  const admit: Admit = (operation, given) => calls().admit(operation, given);
  return [
    ...handlersOf(
      reportFile,
      (given) => {
        const { id, format, language } = readGiven(reportFile.input, given);
        return calls().rows.reportFile(id, formatOfCode(format) ?? 'PDF', language);
      },
      admit,
    ),
    ...handlersOf(
      rowFile,
      (given) => {
        const { noun, id } = readGiven(rowFile.input, given);
        return calls().rows.file(noun, id);
      },
      admit,
    ),
    ...handlersOf(
      photo,
      (given, request) => {
        const { noun, id, name } = readGiven(photo.input, given);
        return calls().rows.picture(noun, id, name, request.signal);
      },
      admit,
    ),
    ...handlersOf(
      batch,
      async ({ noun, ...part }, request) => ({
        rows: await calls().rows.batch(readGiven(batchedNoun, noun), readBatchPart(part), request.signal),
      }),
      admit,
    ),
    ...uploads.flatMap(({ noun, upload }) =>
      handlersOf(
        upload,
        ({ id, ...columns }) => {
          const below = nounOf(noun).file?.below;
          return calls().rows.create(noun, below ? { ...columns, [below.field]: id } : columns);
        },
        admit,
      ),
    ),
    ...insightNames.flatMap((name) =>
      handlersOf(
        insightOperations[name],
        (given, request) => calls().rows.insight(name, askedIn(given), request.signal),
        admit,
      ),
    ),
  ];
};
