import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { answerQuestion } from '../../domain/matching/market/questions.ts';
import { keepInFile } from './keepInFile.ts';
import { openLiveMarket } from './liveMarket.ts';
import { openMarketReader } from './marketReader.ts';
import type { Asked, Beginning, FromThread, ToThread } from './messages.ts';

const port = parentPort as MessagePort;
const { account, replica, role, folder, at } = workerData as Beginning;
const tell = (message: FromThread) => port.postMessage(message);
const reader = openMarketReader(account, role, replica);
const market = openLiveMarket(reader, {
  onBuilt: (built) => tell({ built }),
  keep: keepInFile(folder, (unkept) => tell({ unkept })),
});

const answer = async ({ number, until, at: now, question }: Asked) => {
  const isWanted = () => Date.now() < until;
  try {
    const matchmaker = isWanted() && (await market.current(now));
    if (!matchmaker || !isWanted()) return;
    const on = { matchmaker, now, readCandidates: reader.candidates };
    tell({ number, answer: question.kind === 'refresh' ? null : await answerQuestion(question, on) });
  } catch (error) {
    tell({ number, failed: error as Error });
  }
};

port.on('message', (message: ToThread) => {
  if (message !== 'close') void answer(message);
  else market.close().finally(() => port.close());
});
// Builds the first index at once; requests meanwhile are refused if that fails.
market.current(at).catch(() => {});
