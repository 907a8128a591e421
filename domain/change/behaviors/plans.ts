import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const plans: Behavior<Rows['plans']> = {
  checkDelete: async ({ id }, _context, reader) => {
    if (await reader.findBy('subscriptions', 'planId', id)) throw Conflict('plans.had-subscribers');
  },
};
