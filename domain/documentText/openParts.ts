import { unzipSync } from 'fflate';
import { DocumentRefused } from './documentFault.ts';
import { documentLimits } from './limits.ts';

/**
 * The parts of a ZIP archive that are wanted, unpacked. Sizes are checked before unpacking; a part that is longer than its
 * archive declares is cut off there.
 */
export const openParts = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  let parts = 0;
  let unpacked = 0;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts += 1;
        if (parts > documentLimits.parts) throw new DocumentRefused('tooLarge');
        if (!isWanted(name)) return false;
        unpacked += originalSize;
        if (unpacked > documentLimits.unpacked) throw new DocumentRefused('tooLarge');
        return true;
      },
    });
    const decoder = new TextDecoder();
    return new Map(Object.entries(found).map(([name, part]) => [name, decoder.decode(part)]));
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged');
  }
};

/** The names of the parts of a ZIP archive. */
export const partNames = (bytes: Uint8Array): ReadonlySet<string> => {
  const names = new Set<string>();
  openParts(bytes, (name) => {
    names.add(name);
    return false;
  });
  return names;
};
