import type { PoolMember } from '../contract/hiring/talentPoolMembers.ts';

/** Number of candidates in each talent pool that has any. */
export type PoolSizes = { byPool: Record<string, number> };

export const poolSizes = (members: readonly Pick<PoolMember, 'poolId'>[]): PoolSizes => {
  const byPool: Record<string, number> = {};
  for (const { poolId } of members) byPool[poolId] = (byPool[poolId] ?? 0) + 1;
  return { byPool };
};
