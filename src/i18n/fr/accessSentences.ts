import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'Ce droit n’existe pas',
  'Each permission can be listed only once': 'Indiquez chaque droit une seule fois',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Les rôles prédéfinis ne peuvent pas être modifiés. Ajoutez plutôt un rôle personnalisé.',
  'This role has permissions you don’t have: %{list}':
    'Ce rôle comporte des droits que vous n’avez pas : %{list}',
  'This account has permissions you don’t have: %{list}':
    'Ce compte a des droits que vous n’avez pas : %{list}',
  'You can’t change your own role': 'Vous ne pouvez pas modifier votre propre rôle',
  'You can’t suspend yourself': 'Vous ne pouvez pas vous suspendre vous-même',
  'You can’t delete yourself': 'Vous ne pouvez pas vous supprimer vous-même',
  'You can’t change a role you have': 'Vous ne pouvez pas modifier un rôle que vous avez',
  'At least one active Super Admin must remain': 'Il doit rester au moins un Super Admin actif',
  'Choose a custom role': 'Choisissez un rôle personnalisé',
  'Console roles are only for operators': 'Les rôles de console sont réservés aux exploitants',
  'This role is in use. Assign its users another role first.':
    'Ce rôle est utilisé. Attribuez d’abord un autre rôle à ses utilisateurs.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Vous voyez TalentBench en tant qu’un autre utilisateur. Cette vue est en lecture seule.',
  'You can’t view as an operator': 'La vue en tant qu’exploitant n’est pas possible',
  'You can only view as an active user': 'La vue n’est possible qu’en tant qu’utilisateur actif',
  'You can only view as a user of an active company':
    'La vue n’est possible qu’en tant qu’utilisateur d’une société active',
};
