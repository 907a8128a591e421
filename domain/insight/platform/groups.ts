import type { Group } from '../../query/groups.ts';

/** An amount in minor units of its currency. */
export type Money = { amount: number; currency: string };

export const numberIn = (group: Group | undefined, figure: string): number => Number(group?.[figure] ?? 0);

/** The sums by currency, largest first. */
export const byAmount = (groups: readonly Group[]): Money[] =>
  groups
    .map((group) => ({ amount: numberIn(group, 'amount'), currency: String(group.currency) }))
    .sort((a, b) => b.amount - a.amount);
