import { isOver } from '../contract/contractFigures.ts';
import type { Contract } from '../contract/contracts.ts';
import type { Context } from './context.ts';

/** What becomes of a contract with the passing of time: after its last day a running one has expired. */
export const planExpiry = (contract: Contract, now: Date): { status: 'Expired' } | null =>
  isOver(contract, now) ? { status: 'Expired' } : null;

/** The market itself, when it changes something that nobody asked for. */
export const asSystem = (now: Date): Context => ({
  actor: { userId: '', userType: 'admin', companyId: null, permissions: [] },
  name: 'system',
  now,
});
