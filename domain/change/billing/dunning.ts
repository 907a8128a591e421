import type { Invoice } from '../../contract/billing/invoices.ts';
import {
  type DunningLevel,
  dunningLevelsKey,
  limitsAt,
  readDunningLevels,
} from '../../contract/platform/dunningLevels.ts';
import type { Reader, Values } from '../context.ts';

/** The levels of reminders that the operator has set. */
export const dunningLevels = async ({
  findAll,
}: Pick<Reader, 'findAll'>): Promise<readonly DunningLevel[]> => {
  const where = { kind: 'platform', key: dunningLevelsKey, companyId: null, userId: null };
  return readDunningLevels((await findAll('preferences', where)).at(-1)?.value);
};

/**
 * What an edit of an invoice changes about its reminders. A postponed invoice begins again; one whose reminders are paused
 * limits nothing, and once they are resumed, as much as its level does by then.
 */
export const dunningKept = async (before: Invoice, changes: Values, reader: Reader): Promise<Values> => {
  if ('dueDate' in changes) return { dunningLevel: 0, serviceLimited: false };
  if (!('dunningPause' in changes)) return {};
  if (changes.dunningPause !== null) return { serviceLimited: false };
  return { serviceLimited: limitsAt(before.dunningLevel, await dunningLevels(reader)) };
};
