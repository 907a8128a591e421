export const statementLimits = {
  /** Bytes of the file. */
  file: 5_000_000,
  /** Entries of a file. */
  entries: 5000,
  /** Elements of an XML file, and how deep they are in one another. */
  elements: 600_000,
  depth: 40,
} as const;
