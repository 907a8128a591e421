import { isListed } from '../../contract/candidates/candidates.ts';
import type { Rows } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import { dayLength, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import { checkBench } from '../billing/benchLimit.ts';
import type { Values } from '../context.ts';
import { customChange } from '../customValues.ts';
import { companiesThatKnow, faultsOfMasked, maskedFields } from '../deals/maskCandidate.ts';
import { checkPlacement } from '../deals/placement.ts';
import { difference } from '../difference.ts';
import { afterReading, type Effect } from '../effect.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';

export const candidates: Behavior<Rows['candidates']> = {
  completeNew: async (row, _context, reader) => ({
    ...row,
    ...(await customChange('candidates', null, row, reader)),
  }),
  completeEdit: (before, changes, _context, reader) => customChange('candidates', before, changes, reader),
  link: async (row, reader) => {
    await reader.hold(`companies ${row.companyId}`, 'shared');
    const owner = await reader.find('companies', String(row.companyId));
    if (owner?.type !== 'provider') throw Invalid({ companyId: 'companies.not-provider' });
    const candidate = row as Rows['candidates'];
    const masked = maskedFields(candidate, owner);
    if (masked.masked) {
      const faults = faultsOfMasked(candidate);
      if (Object.keys(faults).length) throw Invalid(faults);
    }
    return {
      listed: isListed({ published: row.published === true, status: String(row.status) }, owner.status),
      ...masked,
      ...(masked.masked === true && { revealedTo: await companiesThatKnow(row, reader) }),
    };
  },
  stamp: (before, after, { now, actor }) => ({
    ...(actor.userType === 'provider' && isChanged(before, after) && { lastActive: now.toISOString() }),
    // A candidate who is listed, for the first time or again, counts as new for saved searches from now on.
    ...(after.listed && !before?.listed ? { listedAt: now.toISOString() } : {}),
    ...(isConfirmedNow(before, after) ? { skillsConfirmed: utcDay(now) } : {}),
  }),
  check: (before, after, context, reader) => {
    const { skillsConfirmed } = after;
    if (skillsConfirmed && skillsConfirmed !== before?.skillsConfirmed)
      if (String(skillsConfirmed) > utcDay(context.now)) throw Invalid({ skillsConfirmed: 'date.future' });
    return checkPlacement(before, after, context, reader);
  },
  effects: (before, after) => {
    if (!after || (before?.masked ?? false) === after.masked) return [];
    return [{ kind: after.masked ? 'known' : 'unmask', candidateId: after.id }];
  },
  checkLimit: checkBench,
  viewed: ({ id }, { actor, now }) => {
    const { userType, companyId: viewerId } = actor;
    if (userType !== 'recruiter' || viewerId === null) return [];
    // As stored: a masked candidate is shown without its company.
    return [
      afterReading([['candidates', { id }]], ([stored]) =>
        stored.map(({ companyId }) => profileView({ candidateId: id, companyId, viewerId }, now)),
      ),
    ];
  },
  activity: {
    of: activityOf(
      ({ name, title }) => ({ words: { name }, about: title }),
      (before, after) => {
        if (!after) return 'candidateRemoved';
        if (!before) return 'candidateAdded';
        return (
          byStatus(before, after, {
            Available: 'candidateAvailable',
            'In Discussion': 'candidateInDiscussion',
            Placed: 'candidatePlaced',
          }) ?? 'candidateUpdated'
        );
      },
    ),
  },
};

const isChanged = (before: Rows['candidates'] | null, after: Values): boolean =>
  before === null || Object.keys(difference(before, after)).length > 0;

/** Whether skills are confirmed without a day, or further ones without a new day. */
const isConfirmedNow = (before: Rows['candidates'] | null, after: Values): boolean => {
  const { confirmedSkills, skillsConfirmed } = after as Rows['candidates'];
  if (confirmedSkills.length === 0) return false;
  const isNew = confirmedSkills.some((skill) => !before?.confirmedSkills.includes(skill));
  return skillsConfirmed === null || (isNew && skillsConfirmed === before?.skillsConfirmed);
};

/** A recruiter's view of a candidate counts once per company and day. */
const profileView = (
  view: { candidateId: string; companyId: string; viewerId: string },
  now: Date,
): Effect => {
  const { candidateId: id, companyId } = view;
  const day = utcDay(now);
  return {
    kind: 'once',
    noun: 'profileViews',
    row: { ...view, day },
    key: ['candidateId', 'viewerId', 'day'],
    effects: [
      { kind: 'count', noun: 'candidates', id, field: 'profileViews' },
      { kind: 'notifyOfViews', companyId, day, since: utcDay(new Date(now.getTime() - 6 * dayLength)) },
    ],
  };
};
