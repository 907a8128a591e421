import { languageOf } from '../../domain/change/notifications/notificationRows.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { Database } from '../database/connect.ts';
import { findRows } from './rows.ts';
import { inTransactionAs } from './transaction.ts';

/** The language that a user has chosen; English without a user. */
export const languageOfUser = async (database: Database, userId: string | null): Promise<Language> => {
  if (userId === null) return 'en';
  const chosen = await inTransactionAs(database, 'system', (transaction) =>
    findRows(transaction, 'preferences', { userId, kind: 'display', key: 'language' }),
  );
  return languageOf(userId, chosen);
};
