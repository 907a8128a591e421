export const documentFormats = ['pdf', 'docx', 'png', 'jpg'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
/** Files with text. */
export const textFormats = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;
export type FileFormat = DocumentFormat | (typeof textFormats)[number];
const megabyte = 1024 * 1024;
/** Megabytes: the highest limit an operator can set. */
export const mostMegabytes = 50;
/** Bytes. */
export const largestDocument = mostMegabytes * megabyte;
export const bytesIn = (megabytes: number): number => megabytes * megabyte;
/** Size of a body with a file: base64 uses four characters for three bytes, plus the name and the JSON braces. */
export const bodyFor = (bytes: number): number => Math.ceil(bytes / 3) * 4 + 4096;

export const mediaTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
};

// Control characters, bidirectional overrides, and characters with a meaning in file systems and headers.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*%]+/gu;

/**
 * A file name without folders whose extension matches its content: a PDF named `../scan.exe` becomes
 * `scan.exe.pdf`.
 */
export const safeName = (name: string, format: FileFormat): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(unsafe, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const base = plain.replace(format === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i'), '').trim();
  const short = [...(base || 'Document')].slice(0, 80).join('').trim();
  return `${short}.${format}`;
};
