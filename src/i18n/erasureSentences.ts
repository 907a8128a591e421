/** Why an erasure is refused, in English. */
export const erasureSentences = [
  'This person’s data was erased and can’t be changed',
  'You can’t erase yourself. Ask a colleague with security permissions.',
  'Contract %{id} is still open. End it before you erase this person.',
  'Incident %{id} is assigned to this person. Reassign or close it first.',
  'Type the name exactly as shown above',
] as const;

export type ErasureSentenceTexts = Record<(typeof erasureSentences)[number], string>;
