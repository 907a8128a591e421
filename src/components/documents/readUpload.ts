import { bytesIn } from '../../../domain/contract/documentFile.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

export type Upload = { fault: 'tooLarge' | 'wrongKind' } | { fault: null; content: string };

/** What a chosen file is sent as, in base64, or what is wrong with it. */
export const readUpload = async (file: File): Promise<Upload> => {
  if (file.size > bytesIn(shownPlatform().maxMegabytes)) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What looks into ZIP files is fetched with the first file.
  const { formatOf } = await import('../../../domain/contract/formatOf.ts');
  return formatOf(bytes) ? { fault: null, content: asBase64(bytes) } : { fault: 'wrongKind' };
};

const asBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
};
