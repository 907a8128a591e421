/** Server messages about maintenance and about the platform's services and notices, in English. */
export const maintenanceSentences = [
  'Choose a time after the start',
  'Choose a time within 7 days of the start',
  'Choose a time in the future',
  'Overlaps with “%{title}”',
  'This maintenance is over',
  'This maintenance has started. End it instead.',
  'This maintenance has not started. Cancel it instead.',
  'This maintenance has already started',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.',
] as const;

export type MaintenanceSentenceTexts = Record<(typeof maintenanceSentences)[number], string>;
