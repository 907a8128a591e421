import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Die Daten dieser Person wurden gelöscht. Hier kann nichts mehr geschrieben werden',
  'You can’t erase yourself. Ask a colleague with security permissions':
    'Niemand löscht sich selbst. Bitten Sie jemanden, der für Sicherheit zuständig ist',
  'Contract %{id} is still open. It must end before you can erase this person':
    'Vertrag %{id} ist noch offen. Er muss enden, bevor diese Person gelöscht wird',
  'Incident %{id} is assigned to this person. Reassign or close it first':
    'Vorfall %{id} ist dieser Person zugewiesen. Geben Sie ihn weiter oder schließen Sie ihn zuerst',
  'Type the name exactly as it is written above': 'Geben Sie den Namen genau so ein, wie er oben steht',
};
