export const documentFormats = ['pdf', 'docx', 'png', 'jpg'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
const megabyte = 1024 * 1024;
/** Megabytes: no operator can allow more. */
export const mostMegabytes = 50;
/** Bytes. */
export const largestDocument = mostMegabytes * megabyte;
export const bytesIn = (megabytes: number): number => megabytes * megabyte;

export const mediaTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
};

// Control characters, signs that turn the direction of writing, and what file systems and headers give a meaning.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*%]+/gu;

/** A file name without folders and tricks that ends as its content does: `../scan.exe` of a PDF is `scan.exe.pdf`. */
export const safeName = (name: string, format: DocumentFormat): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(unsafe, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const base = plain.replace(format === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i'), '').trim();
  const short = [...(base || 'Document')].slice(0, 80).join('').trim();
  return `${short}.${format}`;
};
