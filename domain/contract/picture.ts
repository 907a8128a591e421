import { z } from 'zod';
import { bytesOf, signsFor } from './base64.ts';
import { pictureSize } from './pictureSize.ts';

/** Bytes: 256 KB. A square of 512 pixels takes a fifth of that. */
export const largestPicture = 256 * 1024;
/** Pixels: what the consoles cut a picture to before it is sent. */
export const pictureSide = 512;

export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** What a picture is by its first bytes, whatever its name says; null for everything that is not taken in. */
export const pictureFormatOf = (bytes: Uint8Array): PictureFormat | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
};

const wrongKindOfPicture = 'This file type is not supported. Use PNG, JPEG or WebP.';
export const tooLargeAPicture = 'At most 256 KB';
/** Pixels. A small file can say that it is larger than any memory it is opened in. */
export const largestSide = 12_000;
const tooWideAPicture = `At most ${largestSide} pixels per side`;
const brokenPicture = 'This image is damaged. Choose another one.';

/** How a picture travels: its bytes in base64, as browsers write them (`data:image/webp;base64,…`). */
export const isPictureSent = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:');

const base64Of = (sent: string): string => sent.slice(sent.indexOf(',') + 1);

/** What is wrong with a picture that was sent, or null. */
const faultOf = (sent: string): string | null => {
  if (!isPictureSent(sent)) return 'Choose an image';
  const base64 = base64Of(sent);
  if (base64.length > signsFor(largestPicture)) return tooLargeAPicture;
  const bytes = bytesOf(base64);
  const format = bytes && pictureFormatOf(bytes);
  if (!format) return wrongKindOfPicture;
  const size = pictureSize(bytes, format);
  if (!size) return brokenPicture;
  return Math.max(size.width, size.height) > largestSide ? tooWideAPicture : null;
};

/** What a form sends for a picture. */
export const pictureForm = z
  .string('Choose an image')
  .superRefine((sent, check) => {
    const message = faultOf(sent);
    if (message) check.addIssue({ code: 'custom', message });
  })
  .nullable()
  .meta({
    contentMediaType: 'image/*',
    description: 'A data: address of a PNG, JPEG or WebP of at most 256 KB',
  });

export type Picture = { name: string; base64: string };

/** A picture that was found good, under a name that no other picture of the same row had before. */
export const readPicture = (sent: string, now: Date): Picture => {
  const base64 = base64Of(sent);
  const format = pictureFormatOf(bytesOf(base64) ?? new Uint8Array());
  return { name: `${now.getTime()}.${format}`, base64 };
};

export const pictureType = (name: string): string =>
  pictureTypes[name.slice(name.lastIndexOf('.') + 1) as PictureFormat];
