import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

const past = '2026-02-20T15:00:00.000Z';
const card = (interview: Row, more: object = {}) => ({
  interviewId: interview.id,
  recommendation: 'Yes',
  ratings: [{ skill: 'SQL', rating: 3 }],
  notes: `Noted ${freshWord()}`,
  ...more,
});

/** Ratings after interviews, which colleagues read once they have given their own. */
export const scorecards = (as: As): void => {
  const addInterview = async (startsAt = past) => {
    const recruiter = await as('recruiter');
    const person = await addCandidate(await as('provider'), { skills: ['SQL', 'Go'] });
    const { data: job } = await recruiter.create<Row>('jobs', {
      data: {
        title: 'Tide Keeper',
        skills: ['SQL', 'Spark'],
        location: 'Lyon',
        experience: '3-5 years',
        salary: '1',
      },
    });
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: person.id, jobId: job.id },
    });
    const { data: interview } = await recruiter.create<Row>('interviews', {
      data: { entryId: entry.id, startsAt, timeZone: 'UTC', interviewer: 'Kim Osei' },
    });
    return { recruiter, person, entry, interview };
  };
  const give = async (who: DataProvider, data: object) =>
    (await who.create<Row>('scorecards', { data })).data;
  const read = async (who: DataProvider, entry: Row) => (await who.scorecardsOf({ id: entry.id })).data;

  test('a scorecard is hidden from colleagues until they give their own, and then shown to all who have', async () => {
    const { recruiter, entry, interview } = await addInterview();
    const colleague = await as('recruiterColleague');
    const first = await give(recruiter, card(interview));
    expect(first).toMatchObject({ entryId: entry.id, version: 1 });
    expect(first).not.toHaveProperty('scorecardKey');

    const hidden = await read(colleague, entry);
    expect(hidden).toEqual({
      skills: ['SQL', 'Spark'],
      interviews: [{ interviewId: interview.id, given: 1, cards: [] }],
    });
    expect((await list(colleague, 'scorecards', { filter: { interviewId: interview.id } })).total).toBe(0);
    expect((await refusal(colleague.getOne('scorecards', { id: first.id }))).status).toBe(404);
    const { data: log } = await list(colleague, 'auditLogs', {
      filter: { noun: 'scorecards', target: first.id },
    });
    expect(log.map(({ action }) => action)).toEqual(['create']);
    for (const secret of [String(first.notes), 'recommendation', 'rating'])
      expect(JSON.stringify(log)).not.toContain(secret);

    const second = await give(colleague, card(interview, { recommendation: 'Strong No', notes: null }));
    const shown = (await read(colleague, entry)).interviews[0];
    expect(shown?.cards.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(shown?.cards[1]).toMatchObject({ notes: first.notes, ratings: first.ratings });
    expect(shown?.cards[1]).not.toHaveProperty('scorecardKey');
    expect((await read(recruiter, entry)).interviews[0]?.cards).toHaveLength(2);
    expect((await recruiter.getOne<Row>('interviews', { id: interview.id })).data.scorecards).toBe(2);
  });

  test('a scorecard is given once, after the interview has started, for the job’s skills only', async () => {
    const { recruiter, interview } = await addInterview();
    const { interview: coming } = await addInterview('2029-02-20T15:00:00.000Z');
    const { interview: canceled } = await addInterview();
    await edit(recruiter, 'interviews', canceled, { status: 'Cancelled' });
    const refused = async (data: object) => {
      const { status, code, body } = await refusal(recruiter.create('scorecards', { data }));
      return [status, code, ...Object.keys(body.errors ?? {})];
    };
    expect(await refused(card(coming))).toEqual([409, 'scorecards.too-early']);
    expect(await refused(card(canceled))).toEqual([409, 'scorecards.canceled']);
    const faults = async (more: object) =>
      fieldErrors(await refusal(recruiter.create('scorecards', { data: card(interview, more) })));
    expect(await faults({ ratings: [{ skill: 'Go', rating: 3 }] })).toEqual(['ratings']);
    expect(await faults({ ratings: [{ skill: 'SQL', rating: 5 }] })).toEqual(['ratings']);
    expect(await faults({ recommendation: null })).toEqual(['recommendation']);
    const given = await give(recruiter, card(interview, { ratings: [] }));
    expect(await refused(card(interview))).toEqual([409, 'scorecards.twice']);
    const change = recruiter.update('scorecards', {
      id: given.id,
      data: { recommendation: 'No' },
      previousData: given,
    });
    expect((await refusal(change)).status).toBe(403);
  });

  test('scorecards belong to the company of the interview', async () => {
    const { entry, interview } = await addInterview();
    const other = await as('otherRecruiter');
    expect((await refusal(other.create('scorecards', { data: card(interview) }))).status).toBe(400);
    expect((await refusal(other.scorecardsOf({ id: entry.id }))).status).toBe(404);
    expect((await refusal((await as('provider')).scorecardsOf({ id: entry.id }))).status).toBe(403);
  });
};
