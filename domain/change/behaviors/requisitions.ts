import { openProposalStatuses, openRequestStatuses } from '../../contract/deals/dealMoves.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkDuration } from '../deals/checkDuration.ts';
import { checkSides } from '../deals/dealSides.ts';
import { checkDealMove, endReasonOf } from '../deals/guards.ts';
import type { Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';

export const requisitions: Behavior<Rows['requisitions']> = {
  completeNew: async (row, { now }) => ({
    ...row,
    providerIds: [...new Set(row.providerIds as string[])],
    sentAt: row.status === 'Sent' ? now.toISOString() : null,
  }),
  completeEdit: (before, changes, { now }) => {
    if (before.status === 'Sent') checkSent(before, changes);
    const { providerIds } = changes;
    return {
      ...endReasonOf('requisitions', before, { ...before, ...changes }),
      ...(providerIds !== undefined && { providerIds: [...new Set(providerIds as string[])] }),
      ...(before.status === 'Draft' && changes.status === 'Sent' && { sentAt: now.toISOString() }),
    };
  },
  link: async (row, reader) => {
    if (!row.id) await checkSides({ recruiterId: row.companyId }, reader, 'companyId');
    const job = row.jobId == null ? null : await reader.find('jobs', String(row.jobId));
    if (job && job.companyId !== row.companyId) throw Invalid({ jobId: 'jobs.other-company' });
    return {};
  },
  check: async (before, after, context, reader) => {
    checkDuration(after.status === 'Sent' && before?.status === 'Draft' ? null : before, after);
    await checkProviders(before, after, reader);
    await checkDealMove('requisitions', { before, after, context, reader });
  },
  checkDelete: ({ status }) => {
    if (status !== 'Draft') throw Conflict('requisitions.sent');
    return Promise.resolve();
  },
  effects: (before, after, context) => (after ? requisitionEffects(before, after, context) : []),
  activity: {
    of: activityOf(
      ({ id, position }) => ({ words: { position }, about: id }),
      (before, after) => {
        if (!after) return 'requisitionRemoved';
        if (!before) return after.status === 'Sent' ? 'requisitionSent' : 'requisitionDrafted';
        return (
          byStatus(before, after, {
            Sent: { event: 'requisitionSent', status: 'In Progress' },
            Awarded: { event: 'requisitionAwarded', status: 'Approved', priority: 'Medium' },
            Withdrawn: 'requisitionWithdrawn',
            Expired: { event: 'requisitionExpired', priority: 'Medium' },
          }) ?? 'requisitionUpdated'
        );
      },
    ),
  },
};

/** Once sent, a requisition can go to further providers, and its date can be moved; the rest has been quoted on. */
const changeable = ['status', 'endReason', 'reason', 'providerIds', 'respondBy'];

const checkSent = (before: Row, changes: Values): void => {
  const held = Object.keys(changes).filter((field) => !changeable.includes(field));
  const reason = 'requisitions.sent';
  if (held.length) throw Conflict(reason, Object.fromEntries(held.map((field) => [field, reason])));
  const kept = new Set((changes.providerIds as string[] | undefined) ?? []);
  if (changes.providerIds !== undefined && (before.providerIds as string[]).some((id) => !kept.has(id)))
    throw Conflict('requisitions.provider-asked', { providerIds: 'requisitions.provider-asked' });
};

/** The providers who were added must be on the market. */
const checkProviders = async (before: Row | null, after: Values, reader: Reader): Promise<void> => {
  const known = new Set((before?.providerIds as string[] | undefined) ?? []);
  const added = (after.providerIds as string[]).filter((id) => !known.has(id) || before?.status === 'Draft');
  const companies = await Promise.all(added.map((id) => reader.find('companies', id)));
  if (companies.some((company) => company?.type !== 'provider' || company.status !== 'Active'))
    throw Invalid({ providerIds: 'requisitions.provider-missing' });
};

const requisitionEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const { status } = after;
  if (status === 'Sent')
    return [
      ...newThreads(before, after, context),
      ...(before && before.respondBy !== after.respondBy ? respondByMoved(after) : []),
    ];
  if (before?.status !== 'Sent') return [];
  if (status === 'Awarded') return ended(after, { status: 'Not Awarded', endReason: 'Position Filled' });
  if (status !== 'Withdrawn') return [];
  const { endReason, reason } = after;
  return ended(after, { status: 'Withdrawn', endReason, reason }, 'Declined');
};

/** A request for each provider who has none yet, with what the requisition asks for. */
const newThreads = (before: Row | null, after: Row, context: Context): Effect[] => {
  const asked = before?.status === 'Draft' ? [] : ((before?.providerIds as string[] | undefined) ?? []);
  if (before && before.status !== 'Draft' && before.status !== 'Sent') return [];
  return (after.providerIds as string[])
    .filter((id) => !asked.includes(id))
    .map((providerId) => ({
      kind: 'create',
      noun: 'requests',
      row: {
        ...newRow('requests', context, threadOf(after, providerId)),
        requisitionId: after.id,
        roles: after.roles,
      },
      following: () => [],
    }));
};

const threadOf = (requisition: Row, providerId: string): Values => {
  const { companyId, jobId, position, skills, headCount, startDate, duration } = requisition;
  const { rateMin, rateMax, currency, urgency, respondBy, message } = requisition;
  const asked = { position, skills, headCount, startDate, duration, urgency, respondBy, message };
  return { recruiterId: companyId, providerId, jobId, rateMin, rateMax, currency, ...asked };
};

const respondByMoved = ({ id, respondBy }: Row): Effect[] =>
  openRequestStatuses.map((status) => ({
    kind: 'revise',
    noun: 'requests',
    where: { requisitionId: id, status },
    along: true,
    values: () => ({ respondBy }),
  }));

/** The decision ends every quote and request that is still open. */
const ended = ({ id }: Row, values: Values, ofQuotes: unknown = values.status): Effect[] => [
  ...openProposalStatuses.map(
    (status): Effect => ({
      kind: 'revise',
      noun: 'proposals',
      where: { requisitionId: id, status },
      along: true,
      values: () => ({ ...values, status: ofQuotes }),
    }),
  ),
  ...openRequestStatuses.map(
    (status): Effect => ({
      kind: 'revise',
      noun: 'requests',
      where: { requisitionId: id, status },
      along: true,
      values: () => values,
    }),
  ),
];
