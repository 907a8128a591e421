import { isMaskedFor } from '../../access/masks.ts';
import type { Rows } from '../../contract/index.ts';
import type { Activity } from '../../contract/platform/activities.ts';
import { Invalid } from '../../errors.ts';
import { utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import { checkAskedStart } from '../deals/booking.ts';
import { checkDuration } from '../deals/checkDuration.ts';
import { checkOnBench, checkSides } from '../deals/dealSides.ts';
import { checkDealMove, endReasonOf } from '../deals/guards.ts';
import { maskedReason, secretsOf } from '../deals/maskedWords.ts';
import { requestEffects, requestSeen } from '../deals/requestSteps.ts';
import { checkHotList, requestedFrom } from '../hotLists/requested.ts';
import { activityOf, byStatus, sides } from '../notifications/activities.ts';
import { requestNotifications } from '../notifications/requestNotifications.ts';

/**
 * A request for a masked candidate names no provider, as the recruiter does not know it: any that it names is
 * refused, so that guesses find out nothing.
 */
const providerOfMasked: Behavior['completeForm'] = async (form, { actor }, reader) => {
  if (actor.userType !== 'recruiter' || typeof form.candidateId !== 'string') return form;
  const candidate = await reader.find('candidates', form.candidateId);
  if (!candidate?.listed || !isMaskedFor(candidate, actor.companyId)) return form;
  if (form.providerId != null) throw Invalid({ providerId: 'requests.masked-provider' });
  return { ...form, providerId: candidate.companyId };
};

export const requests: Behavior<Rows['requests']> = {
  completeForm: providerOfMasked,
  completeEdit: (before, changes) => endReasonOf('requests', before, { ...before, ...changes }),
  link: async (row, reader, { actor, name }) => {
    if (!row.id) await checkSides(row, reader);
    await checkOnBench(row.candidateId, row.providerId, reader);
    await checkHotList(row, reader);
    const job = row.jobId == null ? null : await reader.find('jobs', String(row.jobId));
    if (job && job.companyId !== row.recruiterId) throw Invalid({ jobId: 'jobs.other-company' });
    if (row.candidateId == null) return {};
    if (row.id) {
      const before = await reader.find('requests', String(row.id));
      if (!before) return {};
      return maskedReason(row, before, actor.userType === 'recruiter', () => secretsOf(before, reader, name));
    }
    const candidate = await reader.find('candidates', String(row.candidateId));
    return { masked: candidate !== null && isMaskedFor(candidate, row.recruiterId) };
  },
  check: async (before, after, context, reader) => {
    if (!before && after.respondBy != null && String(after.respondBy) < utcDay(context.now))
      throw Invalid({ respondBy: 'date.past' });
    checkDuration(before, after);
    if (before?.startDate !== after.startDate) await checkAskedStart(after, context, reader);
    await checkDealMove('requests', { before, after, context, reader });
  },
  effects: (before, after, context) => {
    if (!after) return [];
    const { candidateId } = after;
    const isCounted = !before && candidateId;
    return [
      ...(isCounted
        ? [{ kind: 'count', noun: 'candidates', id: candidateId, field: 'requests' } as const]
        : []),
      ...(before ? [] : requestedFrom(after)),
      ...requestEffects(before, after, context),
      ...requestNotifications(before, after, context),
    ];
  },
  viewed: requestSeen,
  activity: {
    of: activityOf(
      ({ id, position }) => ({ words: { position }, about: id }),
      (before, after, { actor }) => {
        if (!after) return 'requestRemoved';
        if (!before)
          return {
            event: 'requestSent',
            status: 'In Progress',
            priority: after.urgency as Activity['priority'],
          };
        const moved = byStatus(before, after, {
          'Proposal Sent': { event: 'requestProposed', status: 'In Progress', priority: 'Medium' },
          Accepted: { event: 'requestAccepted', status: 'Approved', priority: 'Medium' },
          Declined: {
            event: actor.userType === 'recruiter' ? 'requestClosed' : 'requestDeclined',
            priority: 'Medium',
          },
          Withdrawn: 'requestWithdrawn',
          'Not Awarded': 'requestNotAwarded',
          Expired: { event: 'requestExpired', priority: 'Medium' },
        });
        if (moved) return moved;
        if (before.response !== after.response)
          return { event: 'requestAnswered', status: 'In Progress', priority: 'Medium' };
        if (before.status !== after.status) return { event: 'requestReviewed', status: 'In Progress' };
        return 'requestUpdated';
      },
    ),
    names: sides,
  },
};
