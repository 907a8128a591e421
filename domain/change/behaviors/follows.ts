import { scopeFor, scopesOf } from '../../access/can.ts';
import { isNounName, nounOf, type Rows } from '../../contract/index.ts';
import { isFollowed } from '../../contract/platform/follows.ts';
import { ConflictAt, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const follows: Behavior<Rows['follows']> = {
  // People follow what they may see, each record once.
  link: async ({ noun, target, userId }, reader, { actor }) => {
    const name = String(noun);
    if (!isFollowed(name) || !isNounName(name)) throw Invalid({ noun: 'value.invalid' });
    await reader.hold(`follows ${userId} ${target}`, 'alone');
    const row = await reader.find(name, String(target));
    if (!row || !scopeFor(scopesOf(actor, 'show', name), row))
      throw Invalid({
        target: { code: 'reference.missing', values: { noun: nounOf(name).label.toLowerCase() } },
      });
    const slot = String(userId);
    if ((await reader.count('follows', { noun: name, target, slot }, 1)) > 0)
      throw ConflictAt('target', 'follows.twice');
    return { slot };
  },
};
