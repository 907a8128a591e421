import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data were erased. Nothing can be written here any more':
    'Les données de cette personne ont été effacées. Plus rien ne peut être écrit ici',
  'Nobody erases themselves. Ask a colleague who may act on security':
    'Personne ne s’efface soi-même. Demandez à un collègue chargé de la sécurité',
  'Contract %{id} is still open. It has to end before this person is erased':
    'Le contrat %{id} est encore ouvert. Il doit prendre fin avant que cette personne soit effacée',
  'Incident %{id} is assigned to this person. Give it to somebody else, or close it first':
    'L’incident %{id} est attribué à cette personne. Confiez-le à quelqu’un d’autre ou clôturez-le d’abord',
  'Type the name exactly as it is written above': 'Saisissez le nom exactement comme il est écrit ci-dessus',
};
