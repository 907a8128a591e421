import { remindOfInterview } from '../../application/jobs/notifications.ts';
import { reminderSpan } from '../../domain/change/interviewNotifications.ts';
import type { Interview } from '../../domain/contract/interviews.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 100;

/** Returns how many reminders were sent. Each interview is handled by one process only. */
export const remindOfInterviews = async (database: Database, now: Date): Promise<number> => {
  const reminded = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await dueIn(transaction, now);
    const work = systemWork(transaction, now);
    for (const interview of due) await remindOfInterview(work, interview);
    return due.length;
  });
  return reminded < atOnce ? reminded : reminded + (await remindOfInterviews(database, now));
};

const dueIn = (transaction: Transaction, now: Date): Promise<Interview[]> => {
  const { after, until } = reminderSpan(now);
  return transaction.query<Interview>(
    `select * from "interviews" where "status" = 'Scheduled' and "startsAt" > $1 and "startsAt" <= $2
       and "remindedOf" is distinct from "startsAt"
     order by "startsAt", "seq" limit ${atOnce} for update skip locked`,
    [after, until],
  );
};
