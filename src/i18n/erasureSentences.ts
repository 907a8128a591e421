/** Why an erasure is refused, in English. */
export const erasureSentences = [
  'This person’s data were erased. Nothing can be written here any more',
  'Nobody erases themselves. Ask a colleague who may act on security',
  'Contract %{id} is still open. It has to end before this person is erased',
  'Incident %{id} is assigned to this person. Give it to somebody else, or close it first',
  'Type the name exactly as it is written above',
] as const;

export type ErasureSentenceTexts = Record<(typeof erasureSentences)[number], string>;
