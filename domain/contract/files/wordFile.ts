import { strFromU8, unzipSync } from 'fflate';

const typesPart = '[Content_Types].xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Bytes: limit for unpacking the list of parts; nothing else is unpacked. */
const mostOfTypes = 1024 * 1024;

/** Whether a ZIP is a Word document without macros, by its directory and its content types. */
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

/** The part declared as the document, in lower case, as names in an OPC package are case-insensitive. */
const mainPartOf = (types: string): string => {
  const declared = types.match(/<Override\b[^>]*>/g)?.find((part) => part.includes(`"${mainType}"`));
  return (declared && /PartName="\/([^"]+)"/.exec(declared)?.[1]?.toLowerCase()) ?? '';
};

const holdsMacros = (names: Set<string>, types: string): boolean =>
  /macroEnabled|vbaProject/i.test(types) || [...names].some((name) => name.endsWith('vbaproject.bin'));
