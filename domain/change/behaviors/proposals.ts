import { lacksReason } from '../../contract/deals/dealMoves.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { type Role, roleNamed } from '../../contract/deals/roles.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { durationEnd } from '../../time/durationEnd.ts';
import type { Behavior } from '../behavior.ts';
import { claimEnd } from '../deals/claims.ts';
import { offTheMarket, requestOf, statusOf } from '../deals/dealSides.ts';
import { checkDealMove, endReasonOf } from '../deals/guards.ts';
import { maskedReason, maskedWords, secretsOf } from '../deals/maskedWords.ts';
import { proposalEffects } from '../deals/proposalEffects.ts';
import { statedInQuote } from '../deals/statedInQuote.ts';
import type { Effect } from '../effect.ts';
import { proposalNotifications } from '../notifications/requestNotifications.ts';

export const proposals: Behavior<Rows['proposals']> = {
  completeEdit: (before, changes) => {
    const isEdit = changes.status === undefined && Object.keys(changes).length > 0;
    if (isEdit && before.status === 'Accepted') throw Conflict('proposals.closed');
    const after = { ...before, ...changes };
    if (before.status !== after.status && lacksReason(after))
      throw Invalid({ reason: 'value.reason-needed' });
    return endReasonOf('proposals', before, after);
  },
  link: async (row, reader, { actor, now }) => {
    const request = await requestOf(row, reader);
    if (!row.id && (await statusOf(request.recruiterId, reader)) !== 'Active') throw Conflict(offTheMarket);
    const candidate = await reader.find('candidates', String(row.candidateId));
    if (candidate?.companyId !== row.providerId)
      throw Invalid({ candidateId: 'candidates.not-on-your-bench' });
    const role = roleNamed(request.roles, row.role);
    if (!row.id && row.role != null && !role) throw Invalid({ role: 'roles.not-asked' });
    // The quote names its own candidate and the provider; the request may be for another candidate.
    const secrets = async () =>
      request.candidateId === row.candidateId ? null : secretsOf({ ...request, masked: false }, reader);
    const before = row.id ? await reader.find('proposals', String(row.id)) : null;
    return {
      recruiterId: request.recruiterId,
      name: row.name || candidate?.name,
      title: row.title || candidate?.title,
      ...(row.id
        ? await maskedReason(row, before, actor.userType === 'recruiter', secrets)
        : { maskedMessage: maskedWords(row.message, await secrets()) }),
      ...(!row.id && {
        requisitionId: request.requisitionId,
        endReason: null,
        endDate: durationEnd(String(row.startDate), request.duration),
        ...(candidate && statedInQuote(candidate, row as Rows['proposals'])),
        claimUntil: claimEnd(now),
        matchScore: (await reader.matchScore?.(asJob(request, role), String(row.candidateId))) ?? null,
      }),
    };
  },
  check: (before, after, context, reader) => checkDealMove('proposals', { before, after, context, reader }),
  effects: (before, after, context) => [
    ...(after && !before ? [revealedBy(after)] : []),
    ...(after ? proposalEffects(before, after, context) : []),
    ...proposalNotifications(before, after, context),
  ],
};

/** A quote names its candidate to the recruiter, and the provider of the request. */
const revealedBy = ({ providerId, recruiterId, candidateId, requestId }: Row): Effect => ({
  kind: 'reveal',
  providerId: String(providerId),
  recruiterId: String(recruiterId),
  candidateId: String(candidateId),
  reason: 'Quote',
  requestId: String(requestId),
  contractId: null,
});

/** What a request asks for, or the role of it, in the fields of a job posting, which matching reads. */
const asJob = (request: Request, role: Role | null): Row => ({
  ...request,
  title: role?.title ?? request.position,
  ...(role && { skills: role.skills }),
  mustSkills: [],
  experience: role?.minExperience == null ? '' : `${role.minExperience}+ years`,
  description: role ? null : request.message,
});
