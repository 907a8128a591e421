import type { SkillRead, TextRead } from './readText.ts';

/** What was read from a text, with these of its names as skills. The lines they come from count as understood. */
export const withNames = (read: TextRead, names: readonly SkillRead[]): TextRead => ({
  ...read,
  skills: [...read.skills, ...names],
  names: [...names],
  unread: read.unread.filter(
    (line) => !names.some(({ quote }) => line.includes(quote) || quote.includes(line)),
  ),
});
