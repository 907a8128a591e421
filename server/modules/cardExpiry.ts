import { planCardExpiry } from '../../domain/change/cardExpiry.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { PaymentMethod } from '../../domain/contract/paymentMethods.ts';
import type { Database } from '../database/connect.ts';
import { changeByItself } from '../store/change.ts';
import { inTransaction } from '../store/transaction.ts';
import { watch } from '../watch.ts';

const minutes = 60;
const atOnce = 200;

/** At start and once an hour: cards whose last month is over have expired. */
export const watchCards = (database: Database, log: { warn(o: object, m: string): void }) =>
  watch(database, minutes, expireCards, log, 'could not expire cards');

/** Returns how many have expired. Of several processes that look at once, each row is taken by one. */
export const expireCards = async (database: Database, now: Date): Promise<number> => {
  const expired = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<PaymentMethod>(
      `select * from "paymentMethods" where "status" = 'Active' and to_date("expiry", 'MM/YY') + interval '1 month' <= $1::timestamptz at time zone 'UTC'
       order by "seq" limit ${atOnce} for update skip locked`,
      [now.toISOString()],
    );
    for (const { seq, searchText, ...card } of due as (Row &
      PaymentMethod &
      Record<'seq' | 'searchText', unknown>)[]) {
      const changes = planCardExpiry(card, now);
      if (changes)
        await changeByItself(
          { ...asSystem(now), transaction, ip: 'server' },
          'paymentMethods',
          card,
          changes,
        );
    }
    return due.length;
  });
  return expired < atOnce ? expired : expired + (await expireCards(database, now));
};
