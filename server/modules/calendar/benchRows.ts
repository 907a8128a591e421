import type { BenchRows } from '../../../domain/calendar/benchEvents.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import type { Transaction } from '../../store/transaction.ts';

type Found = { companyId: string; name: string; language: Language };

/** The active company of a link's secret. */
export const findCalendar = async (
  transaction: Transaction,
  secretHash: string,
): Promise<Found | undefined> => {
  const [found] = await transaction.query<Found>(
    `select l."companyId", l."language", c."name" from "calendarLinks" l join "companies" c on c."id" = l."companyId"
     where l."secretHash" = $1 and c."status" = 'Active' order by l."seq" limit 1`,
    [secretHash],
  );
  return found;
};

/** Exactly the columns that a bench calendar uses. */
export const benchRows = async (transaction: Transaction, companyId: string): Promise<BenchRows> => {
  const [candidates, contracts, holds] = await Promise.all([
    transaction.query<BenchRows['candidates'][number]>(
      'select "id", "name", "title" from "candidates" where "companyId" = $1 order by "seq"',
      [companyId],
    ),
    transaction.query<BenchRows['contracts'][number]>(
      `select "id", "version", "updatedAt", "candidateId", "employee", "client", "type", "status", "startDate", "endDate"
       from "contracts" where "providerId" = $1 and "candidateId" is not null order by "seq"`,
      [companyId],
    ),
    transaction.query<BenchRows['holds'][number]>(
      `select h."id", h."version", h."updatedAt", h."candidateId", h."heldFor", h."startDate", h."endDate", c."name" as "client"
       from "holds" h left join "companies" c on c."id" = h."recruiterId" where h."companyId" = $1 order by h."seq"`,
      [companyId],
    ),
  ]);
  return { candidates, contracts, holds };
};
