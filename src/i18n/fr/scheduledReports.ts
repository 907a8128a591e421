import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Reports that make themselves. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Rapports planifiés',
  failed: 'Les rapports planifiés n’ont pas pu être lus',
  none: 'Aucun rapport n’est encore planifié. Choisissez Planifier sur un rapport.',
  more: 'Autres actions pour %{name}',
  pause: 'Suspendre',
  resume: 'Reprendre',
  isPaused: '%{name} est suspendu',
  isActive: '%{name} est de nouveau actif',
  named: '%{words} : %{name}',
  form: {
    act: 'Planifier',
    started: 'Planification du rapport %{id}...',
    title: 'Planifier %{name}',
    lead: 'La même question est posée à chaque fois. Le jour de la semaine ou du mois est celui du premier jour ; chaque destinataire reçoit un e-mail avec un lien.',
    done: 'Rapport planifié',
    edit: 'Modifier le rapport planifié',
    saved: 'Rapport planifié enregistré',
    nextRuns: 'Prochaines dates : %{runs}',
  },
  remove: {
    title: 'Supprimer cette planification ?',
    text: '%{name} ne sera plus généré automatiquement. Les rapports déjà générés restent.',
    done: 'Planification %{name} supprimée',
  },
};

/** The ready-made questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Modèles de rapports',
  failed: 'Les modèles de rapports n’ont pas pu être lus',
  none: 'Il n’y a pas encore de modèle.',
  use: 'Utiliser le modèle',
  more: 'Autres actions pour %{name}',
  about: 'Catégorie : %{category} · Complexité : %{complexity}',
  edit: 'Modifier le modèle de rapport',
  saved: 'Modèle de rapport enregistré',
  remove: {
    title: 'Supprimer ce modèle ?',
    text: '%{name} ne sera plus proposé. Les rapports créés avec lui restent.',
    done: 'Modèle %{name} supprimé',
  },
};
