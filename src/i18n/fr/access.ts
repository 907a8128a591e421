import type { Catalogue } from '../en/index.ts';

export const access: Catalogue['access'] = {
  panel: {
    add: 'Ajouter un rôle',
    addTitle: 'Ajouter un rôle',
    role: 'Rôle',
    kind: 'Type',
    description: 'Description',
    permissions: 'Droits',
    users: 'Utilisateurs',
    actions: 'Actions',
    edit: 'Modifier',
    editNamed: 'Modifier le rôle %{name}',
    open: 'Droits',
    openNamed: 'Droits du rôle %{name}',
    fixed: 'Les rôles prédéfinis ne peuvent pas être modifiés.',
    failed: 'Impossible de charger les rôles',
    label: 'Rôles',
  },
  matrix: {
    title: 'Droits de ce rôle',
    lead: 'Données auxquelles ce rôle donne accès, par type d’enregistrement.',
    userType: 'Type d’utilisateur',
    noun: 'Enregistrement',
    never: '–',
    neverLong: 'non disponible pour ce type d’utilisateur',
    lacking: 'Non',
    lackingLong: 'Non : nécessite le droit « %{permission} »',
    partly: 'certains champs',
    label: 'Matrice des droits',
  },
  form: {
    title: 'Droits',
    lead: 'Vous ne pouvez accorder que les droits que vous avez vous-même.',
    reading: 'Consulter',
    changing: 'Ajouter et modifier',
    removing: 'Supprimer',
    held: '%{smart_count} droit |||| %{smart_count} droits',
    chosen: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
    about: 'Détails du rôle',
  },
  areas: {
    market: 'Marché',
    operations: 'Exploitation',
    administration: 'Administration',
  },
  verbs: {
    list: 'Lister',
    show: 'Voir',
    create: 'Ajouter',
    edit: 'Modifier',
    delete: 'Supprimer',
  },
  reach: {
    all: 'tous les enregistrements',
    company: 'enregistrements de sa société',
    own: 'ses propres enregistrements',
    platform: 'enregistrements de la plateforme',
    listed: 'éléments publiés',
    directory: 'annuaire uniquement',
    made: 'rôles personnalisés',
    some: 'certains enregistrements',
  },
  view: {
    button: 'Voir en tant que cet utilisateur',
    named: 'Voir en tant que cet utilisateur : %{name}',
    title: 'Voir TalentBench en tant que %{name} ?',
    text: 'Un nouvel onglet vous montre ce que voit %{name} pendant %{minutes} minutes. La vue est en lecture seule et consignée dans le journal d’audit.',
    open: 'Ouvrir la vue',
    blocked:
      'Votre navigateur a bloqué le nouvel onglet. Autorisez les fenêtres pop-up pour ce site et réessayez.',
  },
  permission: {
    market: {
      read: 'Voir le marché',
    },
    operations: {
      read: 'Voir l’exploitation',
    },
    administration: {
      read: 'Voir l’administration',
    },
    candidates: {
      write: 'Collaborateurs en intercontrat',
      delete: 'Collaborateurs en intercontrat',
    },
    requests: {
      write: 'Demandes et candidatures',
    },
    jobs: {
      write: 'Offres d’emploi',
      delete: 'Offres d’emploi',
    },
    pipeline: {
      write: 'Pipeline, viviers et recherches',
      delete: 'Entrées du pipeline',
    },
    tickets: {
      write: 'Tickets',
    },
    contracts: {
      write: 'Contrats',
    },
    templates: {
      write: 'Modèles',
    },
    reports: {
      write: 'Rapports',
    },
    users: {
      write: 'Utilisateurs',
      delete: 'Utilisateurs',
    },
    companies: {
      write: 'Sociétés',
      delete: 'Sociétés',
    },
    signUps: {
      write: 'Inscriptions et vérification',
    },
    billing: {
      write: 'Facturation',
    },
    integrations: {
      write: 'Intégrations',
    },
    settings: {
      write: 'Paramètres',
    },
    roles: {
      write: 'Rôles',
    },
    security: {
      write: 'Sécurité et conformité',
    },
    platform: {
      write: 'Plateforme',
    },
  },
};
