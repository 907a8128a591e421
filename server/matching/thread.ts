import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { openLiveMarket } from './liveMarket.ts';
import { openMarketReader } from './marketReader.ts';
import type { Answers, Asked, Beginning, FromThread, Question, ToThread } from './messages.ts';

const port = parentPort as MessagePort;
const { account, replica, role, at } = workerData as Beginning;
const tell = (message: FromThread) => port.postMessage(message);
const market = openLiveMarket(openMarketReader(account, role, replica), (built) => tell({ built }));

const answerTo = (question: Question, matchmaker: Matchmaker): Answers[keyof Answers] => {
  switch (question.kind) {
    case 'recommend':
      return matchmaker.recommend(question.asked, question.at);
    case 'scores':
      return matchmaker.scores(question.criteria, question.ids);
    case 'best':
      return matchmaker.best(question.criteria, question.ids, question.top);
    case 'order':
      return matchmaker.order(question.criteria, question.ids, question.top);
    case 'refresh':
      return null;
  }
};

const answer = async ({ number, until, question }: Asked) => {
  const isWanted = () => Date.now() < until;
  try {
    const matchmaker = isWanted() && (await market.current(question.at));
    if (matchmaker && isWanted()) tell({ number, answer: answerTo(question, matchmaker) });
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
