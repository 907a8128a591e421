import type { Due } from '../../domain/query/due.ts';
import { tellOwner } from '../tellOwner.ts';
import type { RowJob } from './rowJob.ts';

const week = 7 * 24 * 3_600_000;

/** Keys that expire within a week, once for each secret. */
export const keysToRemind: Due<'apiKeys'> = {
  noun: 'apiKeys',
  order: 'expiresAt',
  where: (now) => [
    ['revokedAt', '=', null],
    ['remindedAt', '=', null],
    ['expiresAt', '>', now.toISOString()],
    ['expiresAt', '<=', new Date(now.getTime() + week).toISOString()],
  ],
};

/** Reminds people of their keys, without new versions of them. */
export const keyReminders: RowJob<'apiKeys'> = {
  due: keysToRemind,
  atOnce: 50,
  act: async (work, key) => {
    const { system } = work.rows;
    await system.patch('apiKeys', { id: key.id }, { remindedAt: work.now.toISOString() });
    const user = await system.find('users', key.userId);
    if (!user) return false;
    await tellOwner(work, user, 'apiKeyExpires', { name: key.name, date: key.expiresAt.slice(0, 10) });
    return true;
  },
};
