import { isListed } from '../contract/candidates.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import { isJobListed } from '../contract/jobs.ts';
import type { Noun, Row } from '../contract/noun.ts';
import { admission, contactInvited } from './admission.ts';
import { applicationConsequences } from './applicationSteps.ts';
import type { Consequence } from './consequence.ts';
import type { Context, Values } from './context.ts';
import { incidentConsequences } from './incidentSteps.ts';
import { invited } from './invitation.ts';
import { operatorNews } from './operatorNews.ts';
import { paymentReplaced } from './payment.ts';
import { paymentConsequences } from './paymentNews.ts';
import { pipelineConsequences } from './pipelineSteps.ts';
import { planChanged } from './planChange.ts';
import { requestConsequences } from './requestSteps.ts';
import { scheduledReportTold } from './scheduledReport.ts';
import { renewalSaid, termEnded } from './termEnd.ts';
import { ticketConsequences } from './ticketSteps.ts';
import { verificationConsequences } from './verification.ts';

/** Everything that a change brings with it. `before` is null for a new row, `after` for a deleted one. */
export const consequences = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Consequence[] => {
  const found: Consequence[] = [];
  if (name === 'companies' && before && after && before.status !== after.status) found.push(relisted(after));
  if (name === 'companies' && before && after && before.verification !== after.verification)
    found.push(...verdictTold(after));
  const contact = name === 'companies' ? contactInvited(before, after, context) : null;
  if (contact) found.push(contact);
  found.push(...pipelineConsequences(name, before, after, context));
  if (name === 'requests' && !before && after?.candidateId)
    found.push({ kind: 'count', noun: 'candidates', id: String(after.candidateId), field: 'requests' });
  if (name === 'signUpRequests' && after?.status === 'Approved' && before && before.status !== after.status)
    found.push(admission(after, context));
  if (name === 'subscriptions' && !before && after) found.push(planChanged(after, context));
  if (name === 'subscriptions')
    found.push(...termEnded(before, after, context), ...renewalSaid(before, after, context));
  if (name === 'paymentMethods' && !before && after) found.push(paymentReplaced(after));
  found.push(...paymentConsequences(name, before, after, context));
  found.push(...requestConsequences(name, before, after, context));
  found.push(...applicationConsequences(name, before, after, context));
  found.push(...incidentConsequences(name, before, after, context));
  found.push(...ticketConsequences(name, before, after, context));
  if (name === 'contracts' && !before && after?.templateId)
    found.push({
      kind: 'count',
      noun: 'contractTemplates',
      id: String(after.templateId),
      field: 'usageCount',
    });
  if (name === 'contracts' && before && after && before.recruiterId !== after.recruiterId)
    found.push({
      kind: 'share',
      contractId: after.id,
      recruiterId: after.recruiterId as string | null,
    });
  found.push(...invited(name, before, after, context));
  found.push(...verificationConsequences(name, before, after));
  found.push(...operatorNews(name, before, after));
  found.push(...scheduledReportTold(name, before, after));
  const news = after && newsFor(name, before, after);
  if (news) found.push(news);
  if (told.includes(name)) found.push(...activities(name, before, after, context));
  return found;
};

/** A company's people hear what was found of its papers, and why. */
const verdictTold = ({ id, type, verification, verificationReason }: Row): Consequence[] =>
  verification === 'Pending'
    ? []
    : [
        {
          kind: 'notify',
          companyId: id,
          from: null,
          notice: {
            key: 'account',
            event: verification === 'Verified' ? 'companyVerified' : 'companyRejected',
            words: {},
            body: (verificationReason ?? null) as string | null,
            link: `/${type}/settings`,
          },
        },
      ];

/** What a company offers leaves the market and comes back with it. */
const relisted = ({ id, type, status }: Row): Consequence =>
  type === 'provider'
    ? { kind: 'relist', noun: 'candidates', companyId: id, listed: (row) => isListed(row, String(status)) }
    : { kind: 'relist', noun: 'jobs', companyId: id, listed: (row) => isJobListed(row, String(status)) };

/** A provider hears of new requests, and of its contracts. */
const newsFor = (name: NounName, before: Row | null, after: Row): Consequence | null => {
  const to = { kind: 'notify' as const, companyId: String(after.providerId) };
  if (name === 'requests' && !before)
    return {
      ...to,
      from: String(after.recruiterId),
      notice: {
        key: 'recruiterRequests',
        event: 'newRequest',
        words: { position: after.position },
        body: (after.message ?? null) as string | null,
        link: `/provider/requests/${after.id}/show`,
      },
    };
  if (name !== 'contracts') return null;
  return {
    ...to,
    from: null,
    notice: {
      key: 'contractUpdates',
      event: !before ? 'newContract' : before.status !== after.status ? 'movedContract' : 'changedContract',
      words: { employee: after.employee, client: after.client, state: after.status },
      body: null,
      link: `/provider/contracts/${after.id}/show`,
    },
  };
};

/** Nouns whose changes people want to read about. */
const told: NounName[] = [
  'companies',
  'candidates',
  'requests',
  'contracts',
  'jobs',
  'applications',
  'pipelineEntries',
  'interviews',
  'tickets',
];

/** One for each company that the row belongs to: a deal is news on both sides. */
const activities = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  { now }: Context,
): Consequence[] => {
  const noun = nounOf(name);
  const row = (after ?? before) as Row;
  const told = {
    type: `${noun.label} ${happened(noun, before, after)}`.slice(0, 120),
    details: String(row[noun.title] ?? row.id).slice(0, 300),
    noun: name,
    target: row.id,
    status: 'Completed',
    priority: 'Low',
    at: now.toISOString(),
  };
  return ownersOf(name, row).map((companyId) => ({
    kind: 'add',
    noun: 'activities',
    row: { companyId, ...told },
  }));
};

const happened = (noun: Noun, before: Row | null, after: Row | null): string => {
  if (!before) return 'added';
  if (!after) return 'removed';
  const state = noun.lifecycles.find(({ field }) => before[field] !== after[field])?.field;
  return state ? `is now ${String(after[state])}` : 'updated';
};

const ownersOf = (name: NounName, row: Row): unknown[] => {
  if (name === 'companies') return [row.id];
  if (row.companyId != null) return [row.companyId];
  const sides = [row.providerId, row.recruiterId].filter((id) => id != null);
  return sides.length ? sides : [null];
};

/** The values of a revision that differ from what the row holds. */
export const revised = (row: Row, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => row[field] !== value));
