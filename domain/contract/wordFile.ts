import { strFromU8, unzipSync } from 'fflate';

const typesPart = '[Content_Types].xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Bytes: no list of a text's parts is longer, and nothing else is unpacked. */
const mostOfTypes = 1024 * 1024;

/** Whether a ZIP is a Word text without macros: by its directory, and by what it says its parts are. */
export const isWordFile = (bytes: Uint8Array): boolean => {
  const names = new Set<string>();
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name.toLowerCase());
        return name === typesPart && originalSize <= mostOfTypes;
      },
    });
    const types = parts[typesPart] && strFromU8(parts[typesPart]);
    return types !== undefined && names.has(mainPartOf(types)) && !holdsMacros(names, types);
  } catch {
    return false;
  }
};

/** The part that is declared as the text, in small letters as names in a ZIP of this kind ignore their case. */
const mainPartOf = (types: string): string => {
  const declared = types.match(/<Override\b[^>]*>/g)?.find((part) => part.includes(`"${mainType}"`));
  return (declared && /PartName="\/([^"]+)"/.exec(declared)?.[1]?.toLowerCase()) ?? '';
};

const holdsMacros = (names: Set<string>, types: string): boolean =>
  /macroEnabled|vbaProject/i.test(types) || [...names].some((name) => name.endsWith('vbaproject.bin'));
