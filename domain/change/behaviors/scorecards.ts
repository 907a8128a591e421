import type { SkillRating } from '../../contract/fields.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { activityOf } from '../notifications/activities.ts';

export const scorecards: Behavior<Rows['scorecards']> = {
  link: async (row, reader, { now }) => {
    if (row.id) return {};
    const interview = await reader.find('interviews', String(row.interviewId));
    if (!interview || interview.companyId !== row.companyId)
      throw Invalid({ interviewId: 'pipeline.not-in-company' });
    if (interview.status === 'Cancelled') throw Conflict('scorecards.canceled');
    if (interview.startsAt > now.toISOString()) throw Conflict('scorecards.too-early');
    const key = `${interview.id} ${row.userId}`;
    await reader.hold(`scorecard ${key}`, 'alone');
    if (await reader.findBy('scorecards', 'scorecardKey', key)) throw Conflict('scorecards.twice');
    const entry = await reader.find('pipelineEntries', interview.entryId);
    const job = entry?.jobId ? await reader.find('jobs', entry.jobId) : null;
    const expected = expectedSkills(entry, job);
    if ((row.ratings as SkillRating[]).some(({ skill }) => !expected.includes(skill)))
      throw Invalid({ ratings: 'scorecards.other-skill' });
    return { entryId: interview.entryId };
  },
  effects: (before, after) =>
    after && !before
      ? [{ kind: 'count', noun: 'interviews', id: after.interviewId, field: 'scorecards' }]
      : [],
  activity: {
    of: activityOf(
      ({ author }) => ({ words: {}, about: author }),
      (before, after) => (after && !before ? 'scorecardGiven' : null),
    ),
    names: ({ entryId }) => [{ place: 'name', noun: 'pipelineEntries', id: entryId }],
  },
};

/** The skills that a scorecard rates: those of the job, or the candidate's own if there is none. */
export const expectedSkills = (
  entry: Pick<Rows['pipelineEntries'], 'skills'> | null,
  job: Pick<Rows['jobs'], 'skills'> | null,
): readonly string[] => (job?.skills.length ? job.skills : (entry?.skills ?? []));
