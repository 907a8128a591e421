import { chargePayments } from '../../application/payments.ts';
import { answersWithin, type Charge, type Charged, type Gateway } from '../../domain/billing/gateway.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { transactionsAt } from '../store/change.ts';

type Log = { warn(about: object, message: string): void };
type Options = {
  database: Database;
  clock: () => Date;
  gateway: Gateway;
  log?: Log | undefined;
  /** How long to wait for the gateway's answer, in milliseconds. */
  timeLimit?: number;
};

/** Charges queued payments, several at a time. */
export const paymentJob = (options: Options): QueueJob => {
  const { database, clock } = options;
  return queueJob(database, 'transactions', async () => {
    const charged = await chargePayments({
      inTransaction: (act) => transactionsAt(database, clock())(act),
      atOnce: 8,
      ask: (charge) => ask(charge, options),
    });
    return charged > 0;
  });
};

/** Null if the gateway did not answer in time. */
const ask = async (charge: Charge, { gateway, clock, log, timeLimit }: Options): Promise<Charged | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), timeLimit ?? answersWithin * 1000);
  });
  try {
    return await Promise.race([gateway.charge(charge, clock()), late]);
  } catch (error) {
    log?.warn({ key: charge.key, err: error }, 'the gateway did not answer');
    return null;
  } finally {
    clearTimeout(timer);
  }
};
