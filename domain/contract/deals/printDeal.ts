import { type DealNoun, dealMoves, type GuardName } from './dealMoves.ts';
import { type DisputeGuard, daysToAnswer, disputeMoves } from './disputeMoves.ts';

const titles: Record<DealNoun, string> = {
  requisitions: 'Requisition',
  requests: 'Request: the thread with one provider',
  proposals: 'Proposal: a quote of one candidate',
};

/** What each guard requires. */
const guards: Record<GuardName | DisputeGuard, string> = {
  providersChosen: 'at least one provider is chosen',
  respondByAhead: 'the day to respond by is today or later',
  someoneAwarded: 'a proposal was awarded',
  nobodyQuoted: 'there is no proposal',
  awardedByQuote: 'in a requisition, one of the proposals was awarded',
  withinRespondBy: 'the day to respond by has not passed',
  threadOpen: 'the request is open, and so is its requisition',
  startAhead: 'the start is today or later, within five years',
  validUntilAhead: 'the last day of validity is today or later',
  stillValid: 'the quote is still valid',
  notBooked:
    'no signed contract books the candidate from the start on, unless the provider agreed to an overlap',
  firstClaim: 'nobody else has a claim on the person for this job or requisition',
  headCountOpen: 'a position of the requisition is open',
  bookedOnce:
    'no signed contract and no other award covers one of the days, unless the provider agreed to an overlap',
  noContract: 'no contract was drafted from the proposal',
  signedContract: 'the contract is signed',
  otherSideHere: 'the client of the contract is on the platform',
  objectShared: 'the timesheet or invoice belongs to the contract, and the client has received it',
  noOpenDispute: 'no other dispute about the same object is open',
  answerGiven: 'the answer has 10 to 4,000 characters',
  answerTimeOver: `the other side had ${daysToAnswer} days to answer`,
  decisionGiven:
    'a decision is chosen (Upheld, Rejected or Settled), with a reason of at least 10 characters',
};

/** A row of a table of moves. */
type Printed = {
  move: string;
  from: readonly string[];
  to: string;
  by: readonly string[];
  guards?: readonly string[];
  reasons?: readonly string[];
};

/** Prints the tables of moves as docs/deal.md. */
export const dealPage = (): string =>
  [
    '# The states of a deal',
    '',
    '`npm run print:deal` writes this page from `domain/contract/deals/dealMoves.ts` and `disputeMoves.ts`, and a test compares the two. What is not listed is refused with',
    'code `value.move`.',
    'Each move of the first three keeps who made it, when, and the reason in `requestSteps`. `system` is the platform: a day has passed, or the move of another row decides this one.',
    'The first view of a request is recorded (`seenAt`, step `viewed`) and is no move. `counter` and `revise` are made by a new row of `quoteRounds`, all other moves by',
    'an edit of `status`, with `endReason` and `reason` for an ending.',
    '',
    ...(Object.keys(dealMoves) as DealNoun[]).flatMap((noun) => section(titles[noun], dealMoves[noun])),
    ...section('Dispute: what one side of a contract does not accept', disputeMoves),
    '`opener` is the side that opened the dispute, `other` the other side of the contract, `admin` an operator.',
    '',
    '## Guards',
    '',
    '| guard | requires that |',
    '|---|---|',
    ...Object.entries(guards).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`),
    '',
  ].join('\n');

const section = (title: string, moves: readonly Printed[]): string[] => [
  `## ${title}`,
  '',
  '```mermaid',
  'stateDiagram-v2',
  ...[...new Set(moves.flatMap(({ from, to }) => [...from, to]))].map(
    (state) => `  state "${state}" as ${idOf(state)}`,
  ),
  ...moves.flatMap(({ move, from, to, by }) =>
    (from.length ? from.map(idOf) : ['[*]']).map(
      (start) => `  ${start} --> ${idOf(to)}: ${move} (${by.join(', ')})`,
    ),
  ),
  '```',
  '',
  '| move | from | to | by | guards | reasons |',
  '|---|---|---|---|---|---|',
  ...moves.map(
    ({ move, from, to, by, guards: needed = [], reasons = [] }) =>
      `| ${move} | ${from.join(', ') || '–'} | ${to} | ${by.join(', ')} | ${needed.map((name) => `\`${name}\``).join(', ') || '–'} | ${reasons.join(', ') || '–'} |`,
  ),
  '',
];

const idOf = (state: string): string => state.replaceAll(' ', '');
