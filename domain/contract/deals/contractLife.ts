import { addDays, utcDay } from '../../time/days.ts';
import { type UserType, userTypes } from '../userTypes.ts';

/** The specification's four statuses, and the two ways in which a signed contract ends before its last day. */
export const contractStatuses = ['Draft', 'Pending', 'Active', 'Expired', 'Terminated', 'Converted'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** `clock`: the platform by itself, after the last day. `signatures`: that of the last one who is bound. */
export type ContractActor = UserType | 'clock' | 'signatures';
type ContractMove = {
  name: 'send' | 'recall' | 'sign' | 'expire' | 'terminate' | 'convert';
  from: ContractStatus;
  to: ContractStatus;
  by: readonly ContractActor[];
  /** Condition beyond state and actor; `behaviors/contracts.ts` checks it. */
  guard?: 'reasonGiven' | 'contractToHire';
};

/** The life of a contract: every move, with who may make it. `Expiring` is `Active` shortly before its end. */
export const contractMoves: readonly ContractMove[] = [
  { name: 'send', from: 'Draft', to: 'Pending', by: ['provider', 'admin'] },
  { name: 'recall', from: 'Pending', to: 'Draft', by: ['provider', 'admin'] },
  { name: 'sign', from: 'Pending', to: 'Active', by: ['signatures'] },
  { name: 'expire', from: 'Active', to: 'Expired', by: ['provider', 'admin', 'clock'] },
  {
    name: 'terminate',
    from: 'Active',
    to: 'Terminated',
    by: ['provider', 'recruiter', 'admin'],
    guard: 'reasonGiven',
  },
  // Whom a client hires, and the fee that follows, is its own decision.
  { name: 'convert', from: 'Active', to: 'Converted', by: ['recruiter'], guard: 'contractToHire' },
];

/** The moves as a noun declares them. */
export const movesOf = (
  moves: readonly { from: string; to: string; by: readonly string[] }[],
): Record<string, Record<string, readonly UserType[]>> => {
  const found: Record<string, Record<string, readonly UserType[]>> = {};
  for (const { from, to, by } of moves)
    found[from] = { ...found[from], [to]: userTypes.filter((who) => by.includes(who)) };
  return found;
};

const endings: readonly string[] = ['Expired', 'Terminated', 'Converted'] satisfies ContractStatus[];
/** Whether a signed contract is over. */
export const hasEnded = ({ status }: { status?: unknown }): boolean => endings.includes(String(status));

export type EndedStatus = Extract<ContractStatus, 'Expired' | 'Terminated' | 'Converted'>;

/**
 * The share of ended placements that lasted, in percent: until the last day, or until the client hired the person
 * itself; null before the first one has ended. `counts`: the client's contracts with a placement, by how they ended.
 */
export const successRateOf = ({
  Expired,
  Converted,
  Terminated,
}: Record<EndedStatus, number>): number | null => {
  const lasted = Expired + Converted;
  const ended = lasted + Terminated;
  return ended ? Math.round((100 * lasted) / ended) : null;
};

/** How long before its last day an active contract counts as expiring, in days. */
export const expiringWithin = 30;

/** The stage of a contract as its page shows it: its status, or `Expiring` shortly before its last day. */
export const stageOf = (
  { status, endDate }: { status: ContractStatus; endDate: string },
  now: Date,
): ContractStatus | 'Expiring' =>
  status === 'Active' && endDate <= addDays(utcDay(now), expiringWithin) ? 'Expiring' : status;
