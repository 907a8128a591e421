import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Reports that make themselves. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Geplante Berichte',
  failed: 'Die geplanten Berichte konnten nicht gelesen werden',
  none: 'Noch wird kein Bericht von selbst erstellt. Wählen Sie bei einem Bericht „Planen“.',
  more: 'Mehr zu %{name}',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  isPaused: '%{name} ist angehalten',
  isActive: '%{name} ist wieder aktiv',
  named: '%{words}: %{name}',
  form: {
    act: 'Planen',
    started: 'Bericht %{id} wird geplant ...',
    title: '%{name} planen',
    lead: 'Jedes Mal wird dieselbe Frage neu gestellt. Wochentag oder Tag des Monats ist der des ersten Tages; alle Empfänger erhalten eine E-Mail mit einem Link.',
    done: 'Bericht geplant',
    edit: 'Geplanten Bericht bearbeiten',
    saved: 'Geplanter Bericht gespeichert',
    nextRuns: 'Nächste Termine: %{runs}',
  },
  remove: {
    title: 'Diesen Plan löschen?',
    text: '%{name} wird nicht mehr von selbst erstellt. Fertige Berichte bleiben erhalten.',
    done: 'Plan %{name} gelöscht',
  },
};

/** The ready-made questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Berichtsvorlagen',
  failed: 'Die Berichtsvorlagen konnten nicht gelesen werden',
  none: 'Es gibt noch keine Vorlagen.',
  use: 'Vorlage verwenden',
  more: 'Mehr zu %{name}',
  about: 'Kategorie: %{category} · Aufwand: %{complexity}',
  edit: 'Berichtsvorlage bearbeiten',
  saved: 'Berichtsvorlage gespeichert',
  remove: {
    title: 'Diese Vorlage löschen?',
    text: '%{name} wird niemandem mehr angeboten. Damit erstellte Berichte bleiben erhalten.',
    done: 'Vorlage %{name} gelöscht',
  },
};
