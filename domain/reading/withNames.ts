import type { SkillRead, TextRead } from './readText.ts';

/** What a text says, with these of its names as skills. Lines that they were read from are understood. */
export const withNames = (read: TextRead, names: readonly SkillRead[]): TextRead => ({
  ...read,
  skills: [...read.skills, ...names],
  names: [...names],
  unread: read.unread.filter(
    (line) => !names.some(({ quote }) => line.includes(quote) || quote.includes(line)),
  ),
});
