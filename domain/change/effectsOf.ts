import { isListed } from '../contract/candidates.ts';
import type { NounName } from '../contract/index.ts';
import { isJobListed } from '../contract/jobs.ts';
import type { Row } from '../contract/noun.ts';
import { activities } from './activities.ts';
import { admission, contactInvited, declined } from './admission.ts';
import { applicationEffects } from './applicationSteps.ts';
import type { Context, Values } from './context.ts';
import { contractNotifications } from './contractNotifications.ts';
import type { Effect } from './effect.ts';
import { incidentEffects } from './incidentSteps.ts';
import { invited } from './invitation.ts';
import { ledgerEffects } from './ledger.ts';
import { newsletterConfirmed } from './newsletter.ts';
import { operatorNotifications } from './operatorNotifications.ts';
import { subscriptionPaused } from './pause.ts';
import { paymentReplaced } from './payment.ts';
import { paymentEffects } from './paymentNotifications.ts';
import { pipelineNotifications } from './pipelineNotifications.ts';
import { pipelineEffects } from './pipelineSteps.ts';
import { placementEffects } from './placement.ts';
import { planChanged } from './planChange.ts';
import { requestNotifications } from './requestNotifications.ts';
import { requestEffects } from './requestSteps.ts';
import { scheduledReportTold } from './scheduledReport.ts';
import { renewalSaid, termEnded } from './termEnd.ts';
import { ticketEffects } from './ticketSteps.ts';
import { verificationEffects } from './verification.ts';

/** All effects of a change. `before` is null for a new row, `after` for a deleted one. */
export const effectsOf = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  const found: Effect[] = [];
  if (name === 'companies' && before && after && before.status !== after.status) found.push(relisted(after));
  if (name === 'companies' && before && after && before.status !== after.status)
    found.push(subscriptionPaused(after, context));
  if (name === 'companies' && before && after && before.verification !== after.verification)
    found.push(...verdictTold(after));
  const contact = name === 'companies' ? contactInvited(before, after, context) : null;
  if (contact) found.push(contact);
  found.push(...pipelineEffects(name, before, after, context));
  if (name === 'requests' && !before && after?.candidateId)
    found.push({ kind: 'count', noun: 'candidates', id: String(after.candidateId), field: 'requests' });
  if (name === 'signUpRequests' && before && after && before.status !== after.status)
    found.push(after.status === 'Approved' ? admission(after, context) : declined(after));
  if (name === 'subscriptions' && !before && after) found.push(planChanged(after, context));
  if (name === 'subscriptions')
    found.push(...termEnded(before, after, context), ...renewalSaid(before, after, context));
  if (name === 'paymentMethods' && !before && after) found.push(paymentReplaced(after));
  found.push(...ledgerEffects(name, before, after, context));
  found.push(...paymentEffects(name, before, after, context));
  found.push(...requestEffects(name, before, after, context));
  found.push(...applicationEffects(name, before, after, context));
  found.push(...incidentEffects(name, before, after, context));
  found.push(...ticketEffects(name, before, after, context));
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
  found.push(...placementEffects(name, before, after, context));
  found.push(...invited(name, before, after, context));
  found.push(...verificationEffects(name, before, after));
  found.push(...newsletterConfirmed(name, before, after, context));
  found.push(...operatorNotifications(name, before, after));
  found.push(...scheduledReportTold(name, before, after));
  found.push(...requestNotifications(name, before, after, context));
  found.push(...contractNotifications(name, before, after));
  found.push(...pipelineNotifications(name, before, after, context));
  found.push(...activities(name, before, after, context));
  return found;
};

/** Notifies a company of the result of its document review, with the reason. */
const verdictTold = ({ id, type, verification, verificationReason }: Row): Effect[] =>
  verification === 'Pending'
    ? []
    : [
        {
          kind: 'notifyCompany',
          companyId: id,
          from: null,
          notification: {
            key: 'account',
            event: verification === 'Verified' ? 'companyVerified' : 'companyRejected',
            words: {},
            body: (verificationReason ?? null) as string | null,
            link: `/${type}/settings`,
          },
        },
      ];

/** A company's listed rows leave and return to the market with it. */
const relisted = ({ id, type, status }: Row): Effect =>
  type === 'provider'
    ? { kind: 'relist', noun: 'candidates', companyId: id, listed: (row) => isListed(row, String(status)) }
    : { kind: 'relist', noun: 'jobs', companyId: id, listed: (row) => isJobListed(row, String(status)) };

/** The values of a revision that differ from the stored row. */
export const revised = (row: Row, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => row[field] !== value));
