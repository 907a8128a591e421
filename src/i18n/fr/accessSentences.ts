import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'No such permission': 'Ce droit n’existe pas',
  'Name each permission once': 'Indiquez chaque droit une seule fois',
  'The built-in roles are fixed. Add a role of your own instead.':
    'Les rôles intégrés sont fixes. Ajoutez plutôt un rôle à vous.',
  'Holds more than you do: %{list}': 'Comprend plus que vos propres droits : %{list}',
  'Only somebody who holds as much may change this account: %{list}':
    'Seul quelqu’un qui a autant de droits modifie ce compte : %{list}',
  'Nobody changes their own role': 'Personne ne change son propre rôle',
  'Nobody suspends themselves': 'Personne ne se suspend soi-même',
  'Nobody deletes themselves': 'Personne ne se supprime soi-même',
  'Nobody changes the role they hold': 'Personne ne change le rôle qu’il détient',
  'At least one active Super Admin has to remain': 'Il doit rester au moins un Super Admin actif',
  'Choose a custom role': 'Choisissez un rôle personnalisé',
  'Console roles are for operators alone': 'Les rôles de console sont réservés aux opérateurs',
  'Somebody holds this role. Give them another one first.':
    'Quelqu’un détient ce rôle. Donnez-lui-en d’abord un autre.',
  'You are viewing TalentBench as somebody else. Nothing can be changed.':
    'Vous voyez TalentBench en tant que quelqu’un d’autre. Rien ne peut être modifié.',
  'Operators are not viewed as': 'On ne prend pas la place d’un opérateur',
  'Only somebody active can be viewed as': 'Seulement pour quelqu’un d’actif',
  'Only people of an active company can be viewed as': 'Seulement pour les personnes d’une société active',
};
