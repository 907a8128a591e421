/** What is said about roles and about looking through somebody's eyes, in English. */
export const accessSentences = [
  'No such permission',
  'Name each permission once',
  'The built-in roles are fixed. Add a role of your own instead.',
  'Holds more than you do: %{list}',
  'Only somebody who holds as much may change this account: %{list}',
  'Nobody changes their own role',
  'Nobody suspends themselves',
  'Nobody deletes themselves',
  'Nobody changes the role they hold',
  'At least one active Super Admin has to remain',
  'Choose a custom role',
  'Console roles are for operators alone',
  'Somebody holds this role. Give them another one first.',
  'You are viewing TalentBench as somebody else. Nothing can be changed.',
  'Operators are not viewed as',
  'Only somebody active can be viewed as',
  'Only people of an active company can be viewed as',
] as const;

export type AccessSentenceTexts = Record<(typeof accessSentences)[number], string>;
