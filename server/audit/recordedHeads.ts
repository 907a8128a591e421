import { type Contradiction, contradiction, type RecordedHead } from '../../domain/security/verification.ts';

type Reader = { query<R extends object>(sql: string, values?: unknown[]): Promise<{ rows: R[] }> };

/**
 * Compares the chain with the heads recorded by earlier verifications, both in the database and outside of
 * it.
 */
export const compareHeads = async (
  reader: Reader,
  keptElsewhere: readonly RecordedHead[],
): Promise<Contradiction | null> => {
  const { rows: verified } = await reader.query<RecordedHead>(
    `select "id" as "record", "checked", "head" from "auditVerifications" where "status" = 'Intact' and "head" is not null`,
  );
  const recorded = [...keptElsewhere, ...verified];
  const { rows: seals } = await reader.query<{ position: string; head: string }>(
    `select "position", encode("hash", 'hex') as "head" from "auditSeals" where "position" = any($1::bigint[])`,
    [recorded.map(({ checked }) => checked)],
  );
  const heads = new Map(seals.map(({ position, head }) => [Number(position), head]));
  return contradiction(recorded, (position) => heads.get(position));
};
