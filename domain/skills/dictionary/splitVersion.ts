/** A product name and the version after it. */
export type Versioned = {
  stem: string;
  version: string /** Attached without a space or separator. */;
  glued: boolean;
};

const apart = /^(?<stem>.+?)(?:[\s\-_/]+v?|[\s\-_/]*\()(?<version>\d+(?:\.(?:\d+|x))*\+?)\)?$/u;
const glued = /^(?<stem>.*[\p{L}#+])v?(?<version>\d+(?:\.(?:\d+|x))*\+?)$/u;

/** Bit widths, digests, Office 365, fractions of a second: numbers that are not versions. */
const noVersion = new Set(['16', '32', '64', '128', '256', '365', '512', '1024']);

/**
 * Splits "python 3.11", "python-3.11", "angular v2", "python3" and "c++17" into stem and version. The caller
 * decides whether the stem is a skill: "mp3" and "amazon-s3" are split too, and have no such stem.
 */
export const splitVersion = (name: string): Versioned | null => {
  const behind = apart.exec(name)?.groups;
  const { stem, version } = behind ?? glued.exec(name)?.groups ?? {};
  if (!stem || !version || noVersion.has(version)) return null;
  return { stem: stem.trim(), version, glued: !behind };
};
