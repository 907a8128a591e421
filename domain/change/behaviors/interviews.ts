import { interviewersOf, listedTwice } from '../../contract/hiring/interviewers.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Invalid } from '../../errors.ts';
import type { Faults } from '../../messages/message.ts';
import { wallTime } from '../../time/zones.ts';
import type { Behavior } from '../behavior.ts';
import type { Effect } from '../effect.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';
import { interviewerNotifications } from '../notifications/interviewNotifications.ts';
import { interviewNotifications } from '../notifications/pipelineNotifications.ts';
import { expectedSkills } from './scorecards.ts';

export const interviews: Behavior<Rows['interviews']> = {
  link: async (row, reader) => {
    const entry = await reader.find('pipelineEntries', String(row.entryId));
    if (!entry || entry.companyId !== row.companyId) throw Invalid({ entryId: 'pipeline.not-in-company' });
    return { jobId: entry.jobId };
  },
  faults: (row): Faults => {
    const twice = listedTwice(interviewersOf(row as Rows['interviews']));
    return twice ? { panel: { code: 'interviews.person-twice', values: { name: twice.name } } } : {};
  },
  /** A job may drop a skill later, so only those that are added must be among its skills. */
  check: async (before, after, _context, reader) => {
    const { focus, entryId, jobId } = after as Rows['interviews'];
    const added = focus.filter((skill) => !before?.focus.includes(skill));
    if (added.length === 0) return;
    const [entry, job] = await Promise.all([
      reader.find('pipelineEntries', entryId),
      jobId ? reader.find('jobs', jobId) : null,
    ]);
    const expected = expectedSkills(entry, job);
    if (!added.every((skill) => expected.includes(skill))) throw Invalid({ focus: 'interviews.other-skill' });
  },
  effects: (before, after, context) => [
    ...(after ? interviewEffects(before, after) : []),
    ...interviewNotifications(before, after, context),
    ...interviewerNotifications(before, after, context),
    { kind: 'inviteToInterview', before, after },
  ],
  activity: {
    of: activityOf(
      ({ interviewer }) => ({ words: {}, about: interviewer }),
      (before, after) => {
        if (!after) return 'interviewRemoved';
        if (!before) return 'interviewScheduled';
        const moved = byStatus(before, after, {
          Completed: 'interviewCompleted',
          Cancelled: 'interviewCancelled',
        });
        return moved ?? (before.startsAt === after.startsAt ? 'interviewUpdated' : 'interviewMoved');
      },
    ),
    names: ({ entryId }) => [{ place: 'name', noun: 'pipelineEntries', id: entryId }],
  },
};

/** The card shows the local date and the interviewer of the latest scheduled interview. */
const interviewEffects = (before: Row | null, after: Row): Effect[] => {
  const said = ['startsAt', 'timeZone', 'interviewer'] as const;
  if (after.status !== 'Scheduled' || said.every((field) => before?.[field] === after[field])) return [];
  const { date } = wallTime(String(after.startsAt), String(after.timeZone));
  return [
    {
      kind: 'revise',
      noun: 'pipelineEntries',
      where: { id: after.entryId },
      values: () => ({ interviewDate: date, interviewer: after.interviewer }),
    },
  ];
};
