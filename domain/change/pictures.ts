import { metaOf } from '../contract/fields.ts';
import { isPictureSent, type Picture, readPicture } from '../contract/files/picture.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import { Invalid } from '../errors.ts';
import type { Values } from './context.ts';

/** Picture fields of a noun. */
const pictureFields = (noun: NounName): string[] =>
  Object.entries(nounOf(noun).fields)
    .filter(([, schema]) => metaOf(schema).picture)
    .map(([field]) => field);

/**
 * Takes the picture out of a planned change, as columns store only its name. `picture` is null if it is
 * removed, undefined if it stays unchanged.
 */
export const takePicture = (
  noun: NounName,
  planned: Values,
  now: Date,
): { columns: Values; picture: Picture | null | undefined } => {
  const field = pictureFields(noun).find((one) => Object.hasOwn(planned, one));
  if (!field) return { columns: planned, picture: undefined };
  const sent = planned[field];
  if (!isPictureSent(sent)) return { columns: planned, picture: null };
  const picture = readPicture(sent, now);
  return { columns: { ...planned, [field]: picture.name }, picture };
};

/** Pictures are uploaded one by one, with the form of their row. */
export const refusePictures = (noun: NounName, columns: Values): void => {
  for (const field of pictureFields(noun))
    if (isPictureSent(columns[field])) throw Invalid({ [field]: 'value.fixed' });
};
