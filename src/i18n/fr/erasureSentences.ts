import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Les données de cette personne ont été effacées et ne peuvent plus être modifiées',
  'You can’t erase yourself. Ask a colleague with security permissions.':
    'Vous ne pouvez pas effacer vos propres données. Demandez à un collègue qui a les droits de sécurité.',
  'Contract %{id} is still open. End it before you erase this person.':
    'Le contrat %{id} est encore ouvert. Mettez-y fin avant d’effacer les données de cette personne.',
  'Incident %{id} is assigned to this person. Reassign or close it first.':
    'L’incident %{id} est attribué à cette personne. Réattribuez-le ou clôturez-le d’abord.',
  'Type the name exactly as shown above': 'Saisissez le nom exactement comme ci-dessus',
};
