import { z } from 'zod';
import type { Code } from '../../messages/message.ts';
import { bytesOf, signsFor } from './base64.ts';
import { pictureSize } from './pictureSize.ts';

/** Bytes: 256 KB. A square of 512 pixels takes a fifth of that. */
export const largestPicture = 256 * 1024;
/** Pixels: the size to which the consoles crop a picture before uploading. */
export const pictureSide = 512;

export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** Picture format by its first bytes, ignoring its name; null if it is not accepted. */
export const pictureFormatOf = (bytes: Uint8Array): PictureFormat | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
};

/** Pixels. A small file can declare dimensions that would exhaust memory when decoded. */
const largestSide = 12_000;

/** Encoding of an uploaded picture: a base64 data URL as browsers create it (`data:image/webp;base64,…`). */
export const isPictureSent = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:');

const base64Of = (sent: string): string => sent.slice(sent.indexOf(',') + 1);

/** The error of an uploaded picture, or null. */
const faultOf = (sent: string): Code | null => {
  if (!isPictureSent(sent)) return 'pictures.choose';
  const base64 = base64Of(sent);
  if (base64.length > signsFor(largestPicture)) return 'pictures.too-large';
  const bytes = bytesOf(base64);
  const format = bytes && pictureFormatOf(bytes);
  if (!format) return 'pictures.type';
  const size = pictureSize(bytes, format);
  if (!size) return 'pictures.damaged';
  return Math.max(size.width, size.height) > largestSide ? 'pictures.too-wide' : null;
};

/** What a form sends for a picture. */
export const pictureForm = z
  .string('pictures.choose')
  .superRefine((sent, check) => {
    const message = faultOf(sent);
    if (message) check.addIssue({ code: 'custom', message, params: { max: largestSide } });
  })
  .nullable()
  .meta({
    contentMediaType: 'image/*',
    description: 'A data: address of a PNG, JPEG or WebP of at most 256 KB',
  });

export type Picture = { name: string; base64: string };

/** A validated picture, under a name that was not used for this row before. */
export const readPicture = (sent: string, now: Date): Picture => {
  const base64 = base64Of(sent);
  const format = pictureFormatOf(bytesOf(base64) ?? new Uint8Array());
  return { name: `${now.getTime()}.${format}`, base64 };
};

export const pictureType = (name: string): string =>
  pictureTypes[name.slice(name.lastIndexOf('.') + 1) as PictureFormat];
