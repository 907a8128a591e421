import { bytesIn, type FileFormat } from '../../../domain/contract/files/documentFile.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

type Upload = { fault: 'tooLarge' | 'wrongKind' } | { fault: null; content: string };

/** The upload of a chosen file in base64, or its error. */
export const readUpload = async (file: File, formats?: readonly FileFormat[]): Promise<Upload> => {
  if (file.size > bytesIn(shownPlatform().maxMegabytes)) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The code that reads ZIP files is loaded with the first file.
  const { formatOf } = await import('../../../domain/contract/files/formatOf.ts');
  return formatOf(bytes, formats) ? { fault: null, content: asBase64(bytes) } : { fault: 'wrongKind' };
};

/** The bytes of a file as requests send them. */
export const asBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
};
