import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'Ce droit n’existe pas',
  'Each permission can be listed only once': 'Indiquez chaque droit une seule fois',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Les rôles intégrés sont fixes. Ajoutez plutôt un rôle à vous.',
  'Has permissions you don’t have: %{list}': 'Comprend plus que vos propres droits : %{list}',
  'This account has permissions you don’t have: %{list}':
    'Seul quelqu’un qui a autant de droits modifie ce compte : %{list}',
  'You can’t change your own role': 'Personne ne change son propre rôle',
  'You can’t suspend yourself': 'Personne ne se suspend soi-même',
  'You can’t delete yourself': 'Personne ne se supprime soi-même',
  'You can’t change a role you have': 'Personne ne change le rôle qu’il détient',
  'At least one active Super Admin must remain': 'Il doit rester au moins un Super Admin actif',
  'Choose a custom role': 'Choisissez un rôle personnalisé',
  'Console roles are only for operators': 'Les rôles de console sont réservés aux opérateurs',
  'This role is in use. Assign its users another role first.':
    'Quelqu’un détient ce rôle. Donnez-lui-en d’abord un autre.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Vous voyez TalentBench en tant que quelqu’un d’autre. Rien ne peut être modifié.',
  'You can’t view as an operator': 'On ne prend pas la place d’un opérateur',
  'You can only view as an active user': 'Seulement pour quelqu’un d’actif',
  'You can only view as a user of an active company': 'Seulement pour les personnes d’une société active',
};
