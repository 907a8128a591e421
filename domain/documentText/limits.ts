/** Limits of a document from which text is read. A resume of 10 pages has about 30,000 characters. */
export const documentLimits = {
  /** Bytes of the file. */
  file: 10_000_000,
  /** Bytes of the parts of an archive that are read, unpacked. */
  unpacked: 20_000_000,
  /** Parts of an archive. */
  parts: 2000,
  pages: 30,
  /** Pieces of text on one page of a PDF. */
  pieces: 20_000,
  characters: 100_000,
  /** Milliseconds for one file. */
  time: 15_000,
} as const;
