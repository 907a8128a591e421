import { z } from 'zod';
import { can } from '../../../domain/access/can.ts';
import { nextStates } from '../../../domain/change/moves.ts';
import { type AnswerWay, answerAddress, answerWays } from '../../../domain/contract/deals/answerAddress.ts';
import { proposals } from '../../../domain/contract/deals/proposals.ts';
import { type Request, requests } from '../../../domain/contract/deals/requests.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { Conflict, Invalid } from '../../../domain/errors.ts';
import { callList, callOne } from '../session.ts';
import { recordId, tool } from '../tool.ts';

/** The newest rows of each part of a request. */
const mostOfEach = 20;
const parts = ['proposals', 'requestSteps', 'conversationMessages'] as const satisfies readonly NounName[];

export const readRequest = tool({
  name: 'read_request',
  title: 'Read a request',
  description: `A request with its proposals, the questions, answers and other steps, and the messages of its conversation; the newest ${mostOfEach} of each. Use list_records for the list of requests.`,
  carriesOut: { noun: 'requests', verb: 'list' },
  effect: 'reads',
  input: () => z.strictObject({ requestId: recordId }),
  run: async (session, input) => {
    const request = await callOne<Request>(session, 'requests', input.requestId);
    const readable = parts.filter((noun) => can(session.actor, 'list', noun));
    const lists = await Promise.all(
      readable.map(async (noun) => {
        const filter = { requestId: request.id };
        const { rows } = await callList(session, noun, { filter, sort: ['id', 'DESC'], rows: mostOfEach });
        return [noun, rows.toReversed()] as const;
      }),
    );
    return {
      summary: `Request ${request.id}, with ${lists.map(([noun, rows]) => `${rows.length} ${noun}`).join(', ')}.`,
      data: { request, ...Object.fromEntries(lists) },
    };
  },
});

export const prepareAnswer = tool({
  name: 'prepare_answer',
  title: 'Prepare an answer to a request',
  description:
    'Prepares a proposal of a candidate, a question, or a decline, and sends nothing: an answer binds the company and cannot be taken back. The result is a link to the filled form in the console, where a person checks and sends it. Amounts are in minor units, such as cents, of the request’s currency.',
  carriesOut: { noun: 'proposals', verb: 'create', userType: 'provider' },
  effect: 'prepares',
  input: () =>
    z.strictObject({
      requestId: recordId,
      answer: z.enum(answerWays, 'choice.one-of'),
      candidateId: recordId.optional().describe('For a proposal: the id of one of the company’s candidates'),
      rate: proposals.fields.rate.optional().describe('For a proposal: the hourly rate'),
      startDate: proposals.fields.startDate.optional().describe('For a proposal'),
      message: requests.fields.message
        .optional()
        .describe('The message of a proposal, the question, or the reason for declining'),
    }),
  run: async (session, { requestId: id, answer, ...given }) => {
    const request = await callOne<Request>(session, 'requests', id);
    if (nextStates(nounOf('requests'), 'status', request.status, 'provider').length === 0)
      throw Conflict('requests.closed');
    const { candidateId, ...terms } = termsOf(answer, request, given);
    if (candidateId) await callOne(session, 'candidates', candidateId);
    const link = session.page(answerAddress(id, { way: answer, candidate: candidateId, ...terms }));
    return {
      summary: 'Nothing was sent. The answer is prepared, and a person has to check and send it.',
      data: { request: id, position: request.position, answer, candidateId, ...terms },
      next: `Give the person this link: ${link}`,
    };
  },
});

type Given = {
  candidateId?: string | undefined;
  rate?: number | undefined;
  startDate?: string | undefined;
  message?: string | null | undefined;
};

/** What is given of a way to answer: without what its form has no input for. Refused if it lacks what the form needs. */
const termsOf = (answer: AnswerWay, request: Request, { message, ...proposed }: Given): Given => {
  if (answer !== 'propose') {
    if (!message) throw Invalid({ message: 'text.required' });
    return { message };
  }
  const candidateId = proposed.candidateId ?? request.candidateId ?? undefined;
  if (!candidateId) throw Invalid({ candidateId: 'text.required' });
  return { ...proposed, candidateId, ...(message && { message }) };
};
