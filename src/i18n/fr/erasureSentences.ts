import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Les données de cette personne ont été effacées. Plus rien ne peut être écrit ici',
  'You can’t erase yourself. Ask a colleague with security permissions':
    'Personne ne s’efface soi-même. Demandez à un collègue chargé de la sécurité',
  'Contract %{id} is still open. It must end before you can erase this person':
    'Le contrat %{id} est encore ouvert. Il doit prendre fin avant que cette personne soit effacée',
  'Incident %{id} is assigned to this person. Reassign or close it first':
    'L’incident %{id} est attribué à cette personne. Confiez-le à quelqu’un d’autre ou clôturez-le d’abord',
  'Type the name exactly as it is written above': 'Saisissez le nom exactement comme il est écrit ci-dessus',
};
