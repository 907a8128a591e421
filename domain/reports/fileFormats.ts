import type { Report } from '../contract/reports.ts';

/** A report's own formats, and one that is made for spreadsheets at download. */
export const downloadFormats = ['PDF', 'Excel', 'CSV', 'CSV for Excel', 'JSON'] as const;
export type FileFormat = (typeof downloadFormats)[number];
/** `code` names the format in an address. */
type Kind = { media: string; ending: string; code: string };

/** How the file of a report is sent and named, by its format. */
export const fileFormats: Record<FileFormat, Kind> = {
  PDF: { media: 'application/pdf', ending: 'pdf', code: 'pdf' },
  Excel: {
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    code: 'xlsx',
  },
  CSV: { media: 'text/csv; charset=utf-8', ending: 'csv', code: 'csv' },
  'CSV for Excel': { media: 'text/csv; charset=utf-8', ending: 'csv', code: 'csvForExcel' },
  JSON: { media: 'application/json; charset=utf-8', ending: 'json', code: 'json' },
};
export const formatCodes = downloadFormats.map((format) => fileFormats[format].code);

/** The format that an address names so. */
export const formatOfCode = (code: unknown): FileFormat | undefined =>
  downloadFormats.find((format) => fileFormats[format].code === code);

/** The formats that are set as a whole, with words and fonts; the others are written part by part. */
export type SetFormat = Extract<FileFormat, 'PDF' | 'Excel'>;
export const isSet = (format: FileFormat): format is SetFormat => format === 'PDF' || format === 'Excel';

/** What the file of a report is called: by its number and its name, as far as every file system takes it. */
export const fileNameOf = ({ id, name }: Pick<Report, 'id' | 'name'>, format: FileFormat): string =>
  `${id} ${name.replace(/[\\/:*?"<>|]/g, ' ').trim()}.${fileFormats[format].ending}`;
