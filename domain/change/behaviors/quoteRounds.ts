import { dealMoves, roundMoves } from '../../contract/deals/dealMoves.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { durationEnd } from '../../time/durationEnd.ts';
import type { Behavior } from '../behavior.ts';
import type { Reader, Values } from '../context.ts';
import { checkGuards } from '../deals/guards.ts';
import { maskedWords, secretsOf } from '../deals/maskedWords.ts';
import { statedInQuote } from '../deals/statedInQuote.ts';
import { afterReading, type Effect } from '../effect.ts';

export const quoteRounds: Behavior<Rows['quoteRounds']> = {
  link: async (row, reader) => {
    const { requestId, providerId, recruiterId, currency } = await proposalOf(row, reader);
    const request = await reader.find('requests', requestId);
    const secrets = request && row.side === 'provider' ? await secretsOf(request, reader) : null;
    return { requestId, providerId, recruiterId, currency, maskedMessage: maskedWords(row.message, secrets) };
  },
  /** Adding a round changes the status of its quote and replaces its terms. */
  check: async (before, after, context, reader) => {
    if (before) return;
    await reader.hold(`proposals ${after.proposalId}`, 'alone');
    const proposal = await proposalOf(after, reader);
    const move = moveOf(after);
    const from = proposal.status;
    if (!move?.from.includes(from))
      throw ConflictAt('proposalId', { code: 'value.move', values: { from, to: String(move?.to) } });
    if (after.round !== proposal.round + 1) throw Conflict('proposals.newer-round');
    const terms = termsOf(after, proposal);
    await checkGuards(move, { before: proposal, after: { ...proposal, ...terms }, context, reader });
  },
  effects: (before, after) => (before || !after ? [] : [revised(after)]),
  copiesCurrency: true,
};

const moveOf = ({ side }: Values) =>
  dealMoves.proposals.find(({ move }) => move === roundMoves[side as keyof typeof roundMoves]);

const proposalOf = async ({ proposalId }: Values, reader: Reader) => {
  const proposal = await reader.find('proposals', String(proposalId));
  if (!proposal) throw Invalid({ proposalId: 'proposals.missing' });
  return proposal;
};

/** The terms of a round. Those of a counter-offer become the quote's only when the provider takes them up. */
const termsOf = (round: Values, proposal: Row): Values => {
  const { rate, startDate, validUntil, message } = round;
  if (round.side === 'recruiter') return { startDate, validUntil: proposal.validUntil };
  return { rate, startDate, validUntil, message: message ?? proposal.message };
};

const revised = (round: Row): Effect => {
  const { proposalId, requestId, side, rate, startDate, validUntil, message, maskedMessage } = round;
  const status = moveOf(round)?.to;
  if (side === 'recruiter')
    return {
      kind: 'revise',
      noun: 'proposals',
      where: { id: proposalId },
      values: () => ({ status, round: round.round }),
    };
  return afterReading([['requests', { id: requestId }]], ([requests]) =>
    requests.map((request) => ({
      kind: 'revise',
      noun: 'proposals',
      where: { id: proposalId },
      values: () => ({
        status,
        round: round.round,
        rate,
        startDate,
        endDate: durationEnd(String(startDate), request.duration),
        validUntil,
        ...(message !== null && { message, maskedMessage }),
      }),
      further: async (proposal, reader) => {
        const [candidate] = await reader.findAll('candidates', { id: proposal.candidateId });
        return candidate ? statedInQuote(candidate, proposal as Rows['proposals']) : {};
      },
    })),
  );
};
