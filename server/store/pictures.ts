import type { Picture } from '../../domain/contract/files/picture.ts';
import type { Transaction } from './transaction.ts';

/** Replaces or removes a candidate's picture, with the current permissions. */
export const keepPicture = async (
  transaction: Transaction,
  candidateId: string,
  picture: Picture | null,
): Promise<void> => {
  if (picture)
    await transaction.query(
      `insert into "candidatePhotos" ("candidateId", "bytes") values ($1, $2)
       on conflict ("candidateId") do update set "bytes" = excluded."bytes"`,
      [candidateId, Buffer.from(picture.base64, 'base64')],
    );
  else await transaction.query('delete from "candidatePhotos" where "candidateId" = $1', [candidateId]);
};

/** The picture of a candidate whom the current permissions allow to see, or null. */
export const readPictureOf = async (
  transaction: Transaction,
  candidateId: string,
): Promise<Buffer | null> => {
  const [kept] = await transaction.query<{ bytes: Buffer }>(
    'select "bytes" from "candidatePhotos" where "candidateId" = $1',
    [candidateId],
  );
  return kept?.bytes ?? null;
};
