import { z } from 'zod';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { recommendSchema, scoresSchema } from '../../../domain/matching/market/recommend.ts';
import { reasonText } from '../../../domain/matching/reasonText.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { callList, callOperation, type McpSession } from '../session.ts';
import { recordId, tool } from '../tool.ts';

/** Candidates in one result; each has a dozen reasons. */
const mostMatches = 20;

const criteria = recommendSchema.shape.criteria.describe(
  'What is wanted. “text” is a job description; skills are read from it if none are listed',
);

export const findCandidates = tool({
  name: 'find_candidates',
  title: 'Find candidates',
  description:
    'Ranks the candidates of the market by these criteria, and explains each score: the points of the reasons add up to it. A score sorts and rejects nobody; filters exclude. The search is stored in the company’s recent searches. Rates are in minor units, such as cents.',
  carriesOut: { operation: 'recommend' },
  effect: 'stores',
  input: () =>
    z.strictObject({
      criteria,
      jobId: recommendSchema.shape.jobId.describe('The job posting that the criteria are taken from'),
      top: z
        .int('number.whole')
        .min(1, 'number.too-small')
        .max(mostMatches, 'number.too-large')
        .default(10)
        .describe('Candidates in the result'),
    }),
  run: async (session, input) => {
    const found = await callOperation(session, 'recommend', input);
    const { searchId, visible, passed, filteredOut, unknown, matches, read } = found;
    const unsure = read?.unsure ?? [];
    return {
      summary: `${passed} of ${visible} candidates pass the filters. The best ${matches.length} follow, with reasons.`,
      data: {
        searchId,
        filteredOut,
        ...(unknown.length > 0 && { skillsNotKnown: unknown }),
        ...(read && { readFromText: { skills: read.skills, ruledOut: read.ruledOut, unsure } }),
        candidates: await withNames(session, matches),
      },
      ...(unsure.length > 0 && {
        next: 'It is not clear whether the text asks for the skills under “unsure”. This search counts them as asked for. Ask the person, and search again without those that are not wanted.',
      }),
    };
  },
});

export const explainScores = tool({
  name: 'explain_scores',
  title: 'Explain scores for a job',
  description:
    'The scores of candidates for one of the company’s own job postings, with the reasons whose points add up to each score. Candidates whom this person cannot see have none.',
  carriesOut: { operation: 'scores' },
  effect: 'reads',
  input: () =>
    z.strictObject({
      jobId: scoresSchema.shape.jobId,
      candidateIds: scoresSchema.shape.ids.min(1, 'list.enter').max(mostMatches, 'number.too-large'),
    }),
  run: async (session, { jobId, candidateIds }) => {
    const scores = await callOperation(session, 'scores', { jobId, ids: candidateIds });
    const matches = Object.values(scores).toSorted((a, b) => b.exact - a.exact);
    return {
      summary: `${matches.length} of ${candidateIds.length} candidates have a score for ${jobId}.`,
      data: { jobId, candidates: await withNames(session, matches) },
    };
  },
});

export const findForRequest = tool({
  name: 'find_for_request',
  title: 'Find candidates for a request',
  description:
    'The provider’s own candidates who fit a request best, with reasons. Those already proposed are left out.',
  carriesOut: { operation: 'requestFit' },
  effect: 'reads',
  input: () => z.strictObject({ requestId: recordId }),
  run: async (session, { requestId }) => {
    const { matches } = await callOperation(session, 'requestFit', { id: requestId });
    return {
      summary: `${matches.length} of your candidates fit ${requestId} best.`,
      data: { requestId, candidates: await withNames(session, matches) },
    };
  },
});

const mostFound = 20;

export const findInResumes = tool({
  name: 'find_in_resumes',
  title: 'Find words in resumes',
  description:
    'Candidates with these words in their profile or resume. Where only the resume has them, the excerpt shows the words around. AND, OR, NOT, quotes and parentheses work.',
  carriesOut: { operation: 'resumeExcerpts' },
  effect: 'reads',
  input: () =>
    z.strictObject({ text: z.string('text.enter').min(1, 'text.required').max(200, 'text.too-long') }),
  run: async (session, { text: q }) => {
    const { rows, total } = await callList<Candidate>(session, 'candidates', {
      filter: { q },
      rows: mostFound,
    });
    const ids = rows.map(({ id }) => id);
    const { excerpts } =
      ids.length > 0
        ? await callOperation(session, 'resumeExcerpts', { q, ids: ids.join(',') })
        : { excerpts: [] };
    return {
      summary: `${rows.length} of ${total} candidates.`,
      data: rows.map((row) => ({
        ...facts(row),
        excerpts: excerpts
          .filter(({ candidateId }) => candidateId === row.id)
          .map(({ name, parts }) => ({ file: name, text: parts.map(({ text }) => text).join('') })),
      })),
    };
  },
});

/** What a list of candidates says of each. */
const facts = ({
  id,
  name,
  title,
  skills,
  experience,
  location,
  rate,
  currency,
  availability,
  ...more
}: Candidate) => ({
  ...{ id, name, title, skills: skills.slice(0, 20), experience, location, rate, currency, availability },
  ...{ availableFrom: more.availableFrom, status: more.status },
});

/** Matches with the candidates' names as this person reads them, and their reasons as sentences. */
const withNames = async (session: McpSession, matches: readonly Match[]) => {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const { rows } = await callList<Candidate>(session, 'candidates', {
    filter: { id: ids },
    rows: ids.length,
  });
  return matches.map(({ id, score, fit, logistics, reasons }) => {
    const row = rows.find((one) => one.id === id);
    return { ...(row ? facts(row) : { id }), score, fit, logistics, reasons: reasons.map(reasonText) };
  });
};
