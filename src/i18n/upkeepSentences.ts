/** What is said about maintenance and the platform's own services and notices, in English. */
export const upkeepSentences = [
  'Before the start',
  'At most 7 days after the start',
  'This time has passed',
  'Overlaps with “%{title}”',
  'This maintenance is over',
  'It has begun: end it instead',
  'It has not begun: cancel it instead',
  'It has begun already',
  'TalentBench is being maintained until %{until} and can only be read. Please try again then.',
] as const;

export type UpkeepSentenceTexts = Record<(typeof upkeepSentences)[number], string>;
