import { isOver } from '../contract/contractFigures.ts';
import type { Contract } from '../contract/contracts.ts';
import type { Context } from './context.ts';

/** Expires running contracts after their last day. */
export const planExpiry = (contract: Contract, now: Date): { status: 'Expired' } | null =>
  isOver(contract, now) ? { status: 'Expired' } : null;

/** The platform as the author of automatic changes. */
export const asSystem = (now: Date): Context => ({
  actor: { userId: '', userType: 'admin', companyId: null, permissions: [] },
  name: 'system',
  now,
});
