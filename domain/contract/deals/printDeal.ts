import { type DealMove, type DealNoun, dealMoves, type GuardName } from './dealMoves.ts';

const titles: Record<DealNoun, string> = {
  requisitions: 'Requisition',
  requests: 'Request: the thread with one provider',
  proposals: 'Proposal: a quote of one candidate',
};

/** What each guard requires. */
const guards: Record<GuardName, string> = {
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
};

/** Prints the tables of moves as docs/deal.md. */
export const dealPage = (): string =>
  [
    '# The states of a deal',
    '',
    '`npm run print:deal` writes this page from `domain/contract/deals/dealMoves.ts`, and a test compares the two. What is not listed is refused with code `value.move`.',
    'Each move keeps who made it, when, and the reason in `requestSteps`. `system` is the platform: a day has passed, or the move of another row decides this one.',
    'The first view of a request is recorded (`seenAt`, step `viewed`) and is no move. `counter` and `revise` are made by a new row of `quoteRounds`, all other moves by',
    'an edit of `status`, with `endReason` and `reason` for an ending.',
    '',
    ...(Object.keys(dealMoves) as DealNoun[]).flatMap((noun) => section(noun, dealMoves[noun])),
    '## Guards',
    '',
    '| guard | requires that |',
    '|---|---|',
    ...Object.entries(guards).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`),
    '',
  ].join('\n');

const section = (noun: DealNoun, moves: readonly DealMove[]): string[] => [
  `## ${titles[noun]}`,
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
