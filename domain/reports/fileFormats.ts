import type { Report } from '../contract/reports/reports.ts';

/** A report's own formats, and one for spreadsheets that is created at download. */
export const downloadFormats = ['PDF', 'Excel', 'CSV', 'CSV for Excel', 'JSON'] as const;
export type FileFormat = (typeof downloadFormats)[number];
/** `code` names the format in a URL. */
type Kind = { media: string; ending: string; code: string };

/** Content type and extension of each format. */
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

/** The format with this code. */
export const formatOfCode = (code: unknown): FileFormat | undefined =>
  downloadFormats.find((format) => fileFormats[format].code === code);

/** Formats created as a whole, with translations and fonts; the others are streamed. */
export type SetFormat = Extract<FileFormat, 'PDF' | 'Excel'>;
export const isSet = (format: FileFormat): format is SetFormat => format === 'PDF' || format === 'Excel';

/** File name of a report: its number and name, as far as file systems allow. */
export const fileNameOf = ({ id, name }: Pick<Report, 'id' | 'name'>, format: FileFormat): string =>
  `${id} ${name.replace(/[\\/:*?"<>|]/g, ' ').trim()}.${fileFormats[format].ending}`;
