import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { jobsPerPage, type PublicJob, publicFields } from '../../../domain/jobPages/publicJob.ts';
import { wordsToFind } from '../../../domain/search/foldText.ts';
import { quote } from '../../database/sql.ts';
import { escapeLike } from '../../store/list.ts';
import type { Transaction } from '../../store/transaction.ts';

const columns = publicFields.map((field) => `j.${quote(field)}`).join(', ');
const company = `json_build_object('name', c."name", 'website', c."website", 'status', c."status") as "company"`;
const from = `from "jobs" j join "companies" c on c."id" = j."companyId"`;
const open = `j."listed" and (j."deadline" is null or j."deadline" >= $1)`;

export const findJob = async (transaction: Transaction, id: string): Promise<PublicJob | null> => {
  const [job] = await transaction.query<PublicJob>(
    `select ${columns}, ${company} ${from} where j."id" = $1`,
    [id],
  );
  return job ?? null;
};

/** One page of the jobs that are open on this day, newest first, with the total count. */
export const findOpenJobs = async (
  transaction: Transaction,
  { day, q, page }: { day: string; q: string; page: number },
): Promise<{ jobs: PublicJob[]; total: number }> => {
  await transaction.query(`set local statement_timeout = '5s'`);
  const words = wordsToFind(q).map((word) => `%${escapeLike(word)}%`);
  const where = `where ${[open, ...words.map((_, at) => `j."searchText" like $${at + 2}`)].join(' and ')}`;
  const values = [day, ...words];
  const [jobs, counted] = await Promise.all([
    transaction.query<PublicJob>(
      `select ${columns}, ${company} ${from} ${where} order by j."postedDate" desc, j."seq" desc limit ${jobsPerPage} offset ${(page - 1) * jobsPerPage}`,
      values,
    ),
    transaction.query<{ n: number }>(`select count(*)::int as n ${from} ${where}`, values),
  ]);
  return { jobs, total: counted[0]?.n ?? 0 };
};

const atOnce = 200;

/** Every job of these companies, or of all, that is open on this day, newest first, in parts, each from a transaction of its own. */
export const everyOpenJob = async function* (
  ask: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>,
  day: string,
  companyIds: readonly string[] | null,
): AsyncGenerator<PublicJob[]> {
  for (let before: string | null = null; ; ) {
    const part: (PublicJob & { seq: string })[] = await ask((transaction) =>
      transaction.query(
        `select ${columns}, ${company}, j."seq"::text as "seq" ${from} where ${open}
         and ($2::bigint is null or j."seq" < $2) and ($3::text[] is null or j."companyId" = any($3))
         order by j."seq" desc limit ${atOnce}`,
        [day, before, companyIds],
      ),
    );
    if (part.length > 0) yield part;
    before = part.at(-1)?.seq ?? null;
    if (part.length < atOnce) return;
  }
};

/** The limit of one site map by its standard, with four languages each. */
const mostMapped = 10_000;

export const mapOpenJobs = (
  transaction: Transaction,
  day: string,
): Promise<Pick<Job, 'id' | 'updatedAt'>[]> => {
  return transaction.query(
    `select j."id", j."updatedAt" ${from} where ${open} order by j."seq" desc limit ${mostMapped}`,
    [day],
  );
};
