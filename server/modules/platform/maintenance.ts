import type { FastifyInstance } from 'fastify';
import type { Maintenance } from '../../../domain/contract/platform/maintenances.ts';
import { announcementOf } from '../../../domain/maintenance/announcement.ts';
import { operations } from '../../../operations/index.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { inTransactionAs } from '../../store/transaction.ts';
import type { AppOptions } from '../options.ts';

/** Public announcement of current or upcoming maintenance. */
export const maintenanceRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, operations.maintenance, async (_, now) => {
    const rows = await inTransactionAs(options.database, 'system', (transaction) => {
      return transaction.query<Maintenance>(
        `select * from "maintenances" where "status" = 'Scheduled' and "endsAt" > $1 order by "startsAt" limit 100`,
        [now],
      );
    });
    return announcementOf(rows, now);
  });
};
