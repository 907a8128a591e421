import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data were erased. Nothing can be written here any more':
    'Die Daten dieser Person wurden gelöscht. Hier kann nichts mehr geschrieben werden',
  'Nobody erases themselves. Ask a colleague who may act on security':
    'Niemand löscht sich selbst. Bitten Sie jemanden, der für Sicherheit zuständig ist',
  'Contract %{id} is still open. It has to end before this person is erased':
    'Vertrag %{id} ist noch offen. Er muss enden, bevor diese Person gelöscht wird',
  'Incident %{id} is assigned to this person. Give it to somebody else, or close it first':
    'Vorfall %{id} ist dieser Person zugewiesen. Geben Sie ihn weiter oder schließen Sie ihn zuerst',
  'Type the name exactly as it is written above': 'Geben Sie den Namen genau so ein, wie er oben steht',
};
