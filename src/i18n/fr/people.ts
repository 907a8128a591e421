import type { Catalogue } from '../en/index.ts';

export const people: Catalogue['people'] = {
  tabs: {
    label: 'Parties des utilisateurs',
    overview: 'Vue des utilisateurs',
    roles: 'Rôles et permissions',
    verification: 'Demandes de vérification',
  },
  columns: { user: 'Utilisateur', verification: 'Vérification' },
  verified: 'Vérifié',
  pending: 'En attente',
  premium: 'Premium',
  addLead:
    'La personne reçoit un e-mail avec un lien pour choisir son mot de passe et peut ensuite se connecter.',
  invite: 'Ajouter un utilisateur',
  added: 'Utilisateur ajouté !',
  updated: 'Utilisateur mis à jour !',
  editTitle: 'Modifier l’utilisateur : %{name}',
  moreNamed: 'Plus pour %{name}',
  inviteAgain: 'Renvoyer l’invitation',
  invitedAgain: 'Une invitation est en route vers %{email}. Le lien de la précédente ne vaut plus.',
  howMany: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
  suspend: {
    do: 'Suspendre',
    named: 'Suspendre %{name}',
    title: 'Suspendre %{who} ?',
    text: 'La personne est déconnectée aussitôt et ne peut plus se connecter jusqu’à son activation. |||| Les %{smart_count} sont déconnectés aussitôt et ne peuvent plus se connecter jusqu’à leur activation.',
    done: 'Utilisateur %{id} suspendu !',
    allDone: '%{smart_count} utilisateur suspendu. |||| %{smart_count} utilisateurs suspendus.',
    someDone: '%{done} sur %{all} suspendus. %{reason}',
  },
  activate: {
    do: 'Activer',
    named: 'Activer %{name}',
    title: 'Activer %{who} ?',
    text: 'La personne peut à nouveau se connecter. |||| Les %{smart_count} peuvent à nouveau se connecter.',
    done: 'Utilisateur %{id} activé !',
    allDone: '%{smart_count} utilisateur activé. |||| %{smart_count} utilisateurs activés.',
    someDone: '%{done} sur %{all} activés. %{reason}',
  },
};
