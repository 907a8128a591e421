/** Nouns whose rows are people. */
export const personNouns = ['users', 'candidates'] as const;
export type PersonNoun = (typeof personNouns)[number];
