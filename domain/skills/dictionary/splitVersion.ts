/** The name of a product and the version that was written behind it. */
export type Versioned = {
  stem: string;
  version: string /** No space or sign between them. */;
  glued: boolean;
};

const apart = /^(?<stem>.+?)(?:[\s\-_/]+v?|[\s\-_/]*\()(?<version>\d+(?:\.(?:\d+|x))*\+?)\)?$/u;
const glued = /^(?<stem>.*[\p{L}#+])v?(?<version>\d+(?:\.(?:\d+|x))*\+?)$/u;

/** Widths of words and of digests, a subscription, a fraction of a second: figures that are no version. */
const noVersion = new Set(['16', '32', '64', '128', '256', '365', '512', '1024']);

/**
 * Reads "python 3.11", "python-3.11", "angular v2", "python3" and "c++17" as a stem and a version. Whether the stem is a
 * skill is for the caller to know: "mp3" and "amazon-s3" are read too, and have no such stem.
 */
export const splitVersion = (name: string): Versioned | null => {
  const behind = apart.exec(name)?.groups;
  const { stem, version } = behind ?? glued.exec(name)?.groups ?? {};
  if (!stem || !version || noVersion.has(version)) return null;
  return { stem: stem.trim(), version, glued: !behind };
};
