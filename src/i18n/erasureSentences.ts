/** Why an erasure is refused, in English. */
export const erasureSentences = [
  'This person’s data was erased and can’t be changed',
  'You can’t erase yourself. Ask a colleague with security permissions',
  'Contract %{id} is still open. It must end before you can erase this person',
  'Incident %{id} is assigned to this person. Reassign or close it first',
  'Type the name exactly as it is written above',
] as const;

export type ErasureSentenceTexts = Record<(typeof erasureSentences)[number], string>;
