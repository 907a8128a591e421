/** What a page is made of, top to bottom. Texts are already in the reader's language. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  /** Several lines; an empty one between parts them into paragraphs. */
  | { kind: 'text'; text: string }
  /** Labels and what stands beside them. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** Columns under their headings; figures stand right. */
  | {
      kind: 'table';
      columns: readonly { label: string; share: number; figure?: true }[];
      rows: readonly (readonly string[])[];
    }
  /** Lines to sign on, beside each other, each over who signs there. */
  | { kind: 'signatures'; lines: readonly (readonly string[])[] };

export type PrintedDocument = {
  title: string;
  author: string;
  /** A language tag, for readers that speak. */
  language: string;
  /** On every page: what it is, left, and which page of how many, right. */
  footer: string;
  page: (number: number, of: number) => string;
  blocks: readonly Block[];
};
