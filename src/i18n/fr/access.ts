import type { Catalogue } from '../en/index.ts';

export const access: Catalogue['access'] = {
  panel: {
    add: 'Ajouter un rôle',
    addTitle: 'Ajouter un rôle',
    role: 'Rôle',
    kind: 'Genre',
    description: 'Description',
    permissions: 'Droits',
    users: 'Utilisateurs',
    actions: 'Actions',
    edit: 'Modifier',
    editNamed: 'Modifier le rôle %{name}',
    open: 'Droits',
    openNamed: 'Droits du rôle %{name}',
    fixed: 'Les rôles intégrés sont fixes.',
    failed: 'Les rôles n’ont pas pu être lus',
    label: 'Rôles',
  },
  matrix: {
    title: 'Ce que ce rôle permet',
    lead: 'Pour chaque type d’enregistrement : les lignes de qui, selon les règles que suivent le serveur et la base de données.',
    userType: 'En tant qu’utilisateur de type',
    noun: 'Enregistrement',
    never: '–',
    neverLong: 'pas pour ce type d’utilisateur',
    lacking: 'Non',
    lackingLong: 'Non : il faut « %{permission} »',
    partly: 'certains champs',
    label: 'Matrice des droits',
  },
  form: {
    title: 'Droits',
    lead: 'Ce qui n’est pas coché est refusé. Vous ne pouvez donner que ce que vous avez vous-même.',
    reading: 'Lire',
    changing: 'Ajouter et modifier',
    removing: 'Supprimer',
    held: '%{smart_count} droit |||| %{smart_count} droits',
    about: 'Le rôle',
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
    all: 'Toutes les lignes',
    company: 'Lignes de la société',
    own: 'Ses propres lignes',
    platform: 'Lignes de la plateforme',
    listed: 'Personnes publiées',
    active: 'Actives',
    directory: 'Annuaire de l’autre côté',
    made: 'Rôles personnalisés',
    some: 'Certaines lignes',
  },
  view: {
    button: 'Voir en tant que cet utilisateur',
    named: 'Voir en tant que cet utilisateur : %{name}',
    title: 'Voir TalentBench en tant que %{name} ?',
    text: 'Un nouvel onglet montre ce que voit %{name}, pendant %{minutes} minutes. Rien ne peut y être modifié, et le journal d’audit retient qui a regardé et quand.',
    open: 'Ouvrir la vue',
    blocked:
      'Le navigateur n’a pas laissé s’ouvrir un nouvel onglet. Autorisez les fenêtres surgissantes de ce site et réessayez.',
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
      write: 'Personnes disponibles',
      delete: 'Personnes disponibles',
    },
    requests: {
      write: 'Demandes et candidatures',
    },
    jobs: {
      write: 'Offres d’emploi',
      delete: 'Offres d’emploi',
    },
    pipeline: {
      write: 'Processus, viviers et recherches',
      delete: 'Entrées du processus',
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
