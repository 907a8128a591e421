import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { namedColumnsOf } from '../../domain/reports/names.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import { setReport } from '../../reportFiles/setReport.ts';
import type { Kind, ToSetThread } from './openFileThread.ts';

const port = parentPort as MessagePort;
const kind = workerData as Kind;
const rows: Cell[][] = [];

const set = async (report: Report) => {
  const answer = { columns: namedColumnsOf(report), rows, total: rows.length };
  const file = await setReport({ report, answer, ...kind }, readFontFile);
  port.postMessage(file, [file.buffer]);
  port.close();
};

port.on('message', (message: ToSetThread) => {
  if ('rows' in message) rows.push(...(JSON.parse(Buffer.from(message.rows).toString()) as Cell[][]));
  else
    set(message.report).catch((error) => {
      throw error;
    });
});
