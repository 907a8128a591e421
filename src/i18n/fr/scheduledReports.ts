import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Scheduled reports. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Rapports planifiés',
  failed: 'Impossible de charger les rapports planifiés',
  none: 'Aucun rapport planifié pour le moment. Choisissez « Planifier » sur un rapport.',
  more: 'Autres actions pour %{name}',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  isPaused: '« %{name} » en pause',
  isActive: '« %{name} » repris',
  named: '%{words} : %{name}',
  form: {
    act: 'Planifier',
    started: 'Planification du rapport %{id}…',
    title: 'Planifier « %{name} »',
    lead: 'Le premier jour fixe le jour de la semaine ou du mois. Chaque destinataire reçoit un e-mail avec un lien.',
    done: 'Rapport planifié',
    edit: 'Modifier le rapport planifié',
    saved: 'Rapport planifié enregistré',
    nextRuns: 'Prochaines exécutions : %{runs}',
  },
  remove: {
    title: 'Supprimer cette planification ?',
    text: '« %{name} » ne sera plus généré. Les rapports existants sont conservés.',
    done: 'Planification « %{name} » supprimée',
  },
};

/** The predefined questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Modèles de rapport',
  failed: 'Impossible de charger les modèles de rapport',
  none: 'Aucun modèle pour le moment.',
  use: 'Utiliser le modèle',
  more: 'Autres actions pour %{name}',
  about: 'Catégorie : %{category} · Complexité : %{complexity}',
  edit: 'Modifier le modèle de rapport',
  saved: 'Modèle de rapport enregistré',
  remove: {
    title: 'Supprimer ce modèle ?',
    text: '« %{name} » ne sera plus disponible. Les rapports déjà créés sont conservés.',
    done: 'Modèle « %{name} » supprimé',
  },
};
