import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const plans: Behavior<Rows['plans']> = {
  // Invoices and figures carry a plan by its name, so two plans of one name would be added up.
  check: async (before, after, _context, reader) => {
    if (after.status === 'Active' && (before?.name !== after.name || before?.status !== after.status))
      await refuseSameName('plans', after, { status: 'Active' }, reader);
  },
  checkDelete: async ({ id }, _context, reader) => {
    if (await reader.findBy('subscriptions', 'planId', id)) throw Conflict('plans.had-subscribers');
  },
};
