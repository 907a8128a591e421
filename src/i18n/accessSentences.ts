/** Server messages about roles and viewing as another user, in English. */
export const accessSentences = [
  'This permission does not exist',
  'Each permission can be listed only once',
  'Built-in roles can’t be changed. Add a custom role instead.',
  'This role has permissions you don’t have: %{list}',
  'This account has permissions you don’t have: %{list}',
  'You can’t change your own role',
  'You can’t suspend yourself',
  'You can’t delete yourself',
  'You can’t change a role you have',
  'At least one active Super Admin must remain',
  'Choose a custom role',
  'Console roles are only for operators',
  'This role is in use. Assign its users another role first.',
  'You are viewing TalentBench as another user. This view is read-only.',
  'You can’t view as an operator',
  'You can only view as an active user',
  'You can only view as a user of an active company',
] as const;

export type AccessSentenceTexts = Record<(typeof accessSentences)[number], string>;
