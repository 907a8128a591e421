import { type Report, reportFormats } from '../contract/reports.ts';

export type FileFormat = Report['format'];
type Kind = { media: string; ending: string };

/** How the file of a report is sent and named, by its format. */
export const fileFormats: Record<FileFormat, Kind> = {
  PDF: { media: 'application/pdf', ending: 'pdf' },
  Excel: { media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  CSV: { media: 'text/csv; charset=utf-8', ending: 'csv' },
  JSON: { media: 'application/json; charset=utf-8', ending: 'json' },
};
export const fileEndings = reportFormats.map((format) => fileFormats[format].ending);

/** The format whose files end so. */
export const formatEnding = (ending: unknown): FileFormat | undefined =>
  reportFormats.find((format) => fileFormats[format].ending === ending);

/** The formats that are set as a whole, with words and fonts; the others are written part by part. */
export type SetFormat = Extract<FileFormat, 'PDF' | 'Excel'>;
export const isSet = (format: FileFormat): format is SetFormat => format === 'PDF' || format === 'Excel';

/** What the file of a report is called: by its number and its name, as far as every file system takes it. */
export const fileNameOf = ({ id, name }: Pick<Report, 'id' | 'name'>, format: FileFormat): string =>
  `${id} ${name.replace(/[\\/:*?"<>|]/g, ' ').trim()}.${fileFormats[format].ending}`;
