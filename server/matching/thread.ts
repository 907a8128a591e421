import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { crewsOf } from '../../domain/matching/crew/crew.ts';
import type { Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { placesFor } from '../../domain/matching/market/placesFor.ts';
import { quotedIds } from '../../domain/matching/market/quotes.ts';
import type { Match } from '../../domain/matching/score.ts';
import { keepInFile } from './keepInFile.ts';
import { openLiveMarket } from './liveMarket.ts';
import { openMarketReader } from './marketReader.ts';
import type { Answers, Asked, Beginning, FromThread, Question, ToThread } from './messages.ts';

const port = parentPort as MessagePort;
const { account, replica, role, folder, at } = workerData as Beginning;
const tell = (message: FromThread) => port.postMessage(message);
const reader = openMarketReader(account, role, replica);
const market = openLiveMarket(reader, {
  onBuilt: (built) => tell({ built }),
  keep: keepInFile(folder, (unkept) => tell({ unkept })),
});

/** The matches with the sentences of the texts that they rest on; most rest on none. */
const quoted = async (matches: readonly Match[], matchmaker: Matchmaker): Promise<Match[]> => {
  const ids = quotedIds(matches);
  return ids.length === 0 ? [...matches] : matchmaker.quote(matches, await reader.candidates(ids));
};

const answerTo = async (question: Question, matchmaker: Matchmaker): Promise<Answers[keyof Answers]> => {
  switch (question.kind) {
    case 'recommend': {
      const { asked, at } = question;
      const found = matchmaker.recommend(asked, at, await placesFor(asked));
      return { ...found, matches: await quoted(found.matches, matchmaker) };
    }
    case 'knownNames':
      return matchmaker.knownNames(question.names);
    case 'scores': {
      const matches = Object.values(matchmaker.scores(question.criteria, question.ids));
      return Object.fromEntries((await quoted(matches, matchmaker)).map((match) => [match.id, match]));
    }
    case 'best':
      return quoted(matchmaker.best(question.criteria, question.ids, question.top), matchmaker);
    case 'order':
      return matchmaker.order(question.criteria, question.ids, question.top);
    case 'scoreRows':
      return matchmaker.scoreRows(question.all, question.rows);
    case 'fitting':
      return matchmaker.fitting(question.all, question.ids, question.top);
    case 'crews':
      return crewsOf(question.pool, question.most);
    case 'refresh':
      return null;
  }
};

const answer = async ({ number, until, question }: Asked) => {
  const isWanted = () => Date.now() < until;
  try {
    const matchmaker = isWanted() && (await market.current(question.at));
    if (matchmaker && isWanted()) tell({ number, answer: await answerTo(question, matchmaker) });
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
