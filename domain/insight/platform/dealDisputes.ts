import type { Dispute } from '../../contract/deals/disputes.ts';
import type { NounName } from '../../contract/index.ts';
import { daysBetween, utcDay } from '../../time/days.ts';
import type { DealWorld } from './dealWorld.ts';

/** A dispute that is not decided. */
export type OpenDispute = Pick<
  Dispute,
  'id' | 'about' | 'employee' | 'side' | 'providerId' | 'recruiterId' | 'reason' | 'status'
> & { since: string; days: number };

/** The open disputes, oldest first. */
export const openDisputesOf = ({ disputes }: Pick<DealWorld, 'disputes'>, today: string): OpenDispute[] =>
  disputes
    .map(({ id, about, employee, side, providerId, recruiterId, reason, status, createdAt }): OpenDispute => {
      const since = utcDay(createdAt);
      const days = daysBetween(since, today);
      return { id, about, employee, side, providerId, recruiterId, reason, status, since, days };
    })
    .sort((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1));

/** What one side did not accept, with the decision and its reason. */
export type Refused = {
  noun: NounName;
  id: string;
  about: string;
  decision: 'timesheetRejected' | 'invoiceVoided' | 'contractTerminated' | 'amendmentDeclined';
  companyId: string | null;
  otherId: string | null;
  reason: string | null;
  on: string;
};

/** What was rejected, voided, terminated or declined in the period, newest first. */
export const refusalsOf = (
  { timesheets, providerInvoices, contracts, amendments }: DealWorld,
  from: string,
): Refused[] => {
  const all: Refused[] = [
    ...timesheets
      .filter(({ status }) => status === 'Rejected')
      .map(
        ({ id, employee, recruiterId, providerId, reason, decidedDate, updatedAt }): Refused => ({
          noun: 'timesheets',
          id,
          about: employee,
          decision: 'timesheetRejected',
          companyId: recruiterId,
          otherId: providerId,
          reason,
          on: decidedDate ?? utcDay(updatedAt),
        }),
      ),
    ...providerInvoices.map(
      ({ id, number, providerId, recruiterId, voidReason, updatedAt }): Refused => ({
        noun: 'providerInvoices',
        id,
        about: number,
        decision: 'invoiceVoided',
        companyId: providerId,
        otherId: recruiterId,
        reason: voidReason,
        on: utcDay(updatedAt),
      }),
    ),
    ...contracts
      .filter(({ status, endedOn }) => status === 'Terminated' && endedOn !== null && endedOn >= from)
      .map(
        ({ id, employee, providerId, recruiterId, endReason, endedOn }): Refused => ({
          noun: 'contracts',
          id,
          about: employee,
          decision: 'contractTerminated',
          companyId: providerId,
          otherId: recruiterId,
          reason: endReason,
          on: String(endedOn),
        }),
      ),
    ...amendments
      .filter(({ status }) => status === 'Declined')
      .map(
        ({ contractId, employee, side, providerId, recruiterId, answer, decidedAt, createdAt }): Refused => ({
          noun: 'contracts',
          id: contractId,
          about: employee,
          decision: 'amendmentDeclined',
          companyId: side === 'provider' ? recruiterId : providerId,
          otherId: side === 'provider' ? providerId : recruiterId,
          reason: answer,
          on: utcDay(decidedAt ?? createdAt),
        }),
      ),
  ];
  return all.sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : a.id < b.id ? -1 : 1));
};
