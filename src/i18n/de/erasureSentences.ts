import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Die Daten dieser Person wurden gelöscht und lassen sich nicht mehr ändern',
  'You can’t erase yourself. Ask a colleague with security permissions.':
    'Sie können Ihre eigenen Daten nicht löschen. Bitten Sie jemanden mit Sicherheitsrechten.',
  'Contract %{id} is still open. End it before you erase this person.':
    'Vertrag %{id} läuft noch. Beenden Sie ihn, bevor Sie die Daten dieser Person löschen.',
  'Incident %{id} is assigned to this person. Reassign or close it first.':
    'Vorfall %{id} ist dieser Person zugewiesen. Weisen Sie ihn zuerst neu zu oder schließen Sie ihn.',
  'Type the name exactly as shown above': 'Geben Sie den Namen genau wie oben angezeigt ein',
};
