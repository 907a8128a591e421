import { beginning, linkOf, personalOf, type Seal, type Sealed } from './chain.ts';
import { sealedColumns } from './sealingJob.ts';

const atOnce = 2000;

type Reader = { query<R extends object>(sql: string, values?: unknown[]): Promise<{ rows: R[] }> };
type Link = Seal & { auditId: string } & { [K in keyof Sealed]: Sealed[K] | null };
type Finding = {
  id: string;
  position: number | null;
  fault: 'altered' | 'removed' | 'added' | 'chain broken';
};
type Verdict = { sealed: number; waiting: number; head: string; first: Finding | null };

/** Reads the whole chain in parts and reports the first row that differs from its seal. */
export const verifyAudit = async (reader: Reader): Promise<Verdict> => {
  let last: Pick<Seal, 'position' | 'hash'> = { position: 0, hash: beginning };
  let first: Finding | null = null;
  for (;;) {
    const part = await readPart(reader, last);
    first ??= part.first;
    last = part.last;
    if (part.ended) break;
  }
  first ??= await neverSealed(reader);
  return { sealed: last.position, waiting: await waiting(reader), head: last.hash.toString('hex'), first };
};

type Last = Pick<Seal, 'position' | 'hash'>;

/** Reads the links after `last` and reports the first one that differs from its seal. */
export const readPart = async (
  reader: Reader,
  last: Last,
): Promise<{ last: Last; ended: boolean; first: Finding | null }> => {
  const links = await readLinks(reader, last.position);
  let first: Finding | null = null;
  for (const link of links) {
    first ??= faultOf(link, last);
    last = link;
  }
  return { last, ended: links.length < atOnce, first };
};

const readLinks = async (reader: Reader, after: number): Promise<Link[]> => {
  const { rows } = await reader.query<Link>(
    `select s."position", s."auditId", s."salt", s."personal", s."hash", ${sealedColumns}
     from "auditSeals" s left join "auditLogs" a on a."id" = s."auditId"
     where s."position" > $1 order by s."position" limit ${atOnce}`,
    [after],
  );
  return rows;
};

const faultOf = (link: Link, last: Pick<Seal, 'position' | 'hash'>): Finding | null => {
  const { position, auditId: id } = link;
  if (position !== last.position + 1) return { id, position, fault: 'chain broken' };
  if (link.id === null) return { id, position, fault: 'removed' };
  const row = link as Sealed;
  const isWhole = tells(row, link) && linkOf(row, link.personal, position, last.hash).equals(link.hash);
  return isWhole ? null : { id, position, fault: 'altered' };
};

/** Whether the personal data matches its seal. If it was erased, it must be empty. */
const tells = (row: Sealed, { salt, personal }: Seal): boolean =>
  salt ? personalOf(row, salt).equals(personal) : row.before === null && row.after === null;

/** The first row that was inserted without being queued for sealing. */
export const neverSealed = async (reader: Reader): Promise<Finding | null> => {
  const { rows } = await reader.query<{ id: string }>(
    `select a."id" from "auditLogs" a where not exists (select 1 from "auditSeals" s where s."auditId" = a."id")
       and not exists (select 1 from "auditUnsealed" u where u."auditId" = a."id") order by a."seq" limit 1`,
  );
  return rows[0] ? { id: rows[0].id, position: null, fault: 'added' } : null;
};

export const waiting = async (reader: Reader): Promise<number> => {
  const { rows } = await reader.query<{ n: number }>('select count(*) as "n" from "auditUnsealed"');
  return Number(rows[0]?.n ?? 0);
};
