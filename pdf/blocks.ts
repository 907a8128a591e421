/** The content of a page, top to bottom. Texts are already in the reader's language. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  /** Lines of text. An empty line separates paragraphs. */
  | { kind: 'text'; text: string }
  /** Labels with values beside them. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** Columns with headings. Figures are right-aligned. */
  | {
      kind: 'table';
      columns: readonly { label: string; share: number; figure?: true }[];
      rows: readonly (readonly string[])[];
      /** The last row, in bold. */
      total?: readonly string[];
    }
  /** Signature lines side by side, each above the name of its signer. */
  | { kind: 'signatures'; lines: readonly (readonly string[])[] }
  /** A signature as it was given, typed or drawn (`strokesOf`), above what is known of it. */
  | { kind: 'signed'; typed?: string; drawn?: string; lines: readonly string[] }
  | { kind: 'newPage' };

/** What a country's printers hold. */
export type PaperSize = 'A4' | 'LETTER';

/** Makes the file a PDF/A-3, which keeps its look for good, with another file in it that states the same. */
export type Archived = {
  file: { name: string; bytes: Uint8Array; media: string; modified: Date };
  /** Descriptions in XMP, such as title and author. */
  metadata: string;
};

export type PrintedDocument = {
  title: string;
  author: string;
  /** A language tag, for screen readers. */
  language: string;
  /** Shown on every page: the document's name on the left and the page number on the right. */
  footer: string;
  /** A4 if it does not say. */
  paper?: PaperSize;
  archived?: Archived;
  page: (number: number, of: number) => string;
  blocks: readonly Block[];
};
