import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Scheduled reports. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Geplante Berichte',
  failed: 'Die geplanten Berichte konnten nicht geladen werden',
  none: 'Noch keine geplanten Berichte. Wählen Sie bei einem Bericht „Planen“.',
  more: 'Weitere Aktionen für %{name}',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  isPaused: '„%{name}“ pausiert',
  isActive: '„%{name}“ fortgesetzt',
  named: '%{words}: %{name}',
  form: {
    act: 'Planen',
    started: 'Bericht %{id} wird geplant …',
    title: '„%{name}“ planen',
    lead: 'Der erste Tag bestimmt den Wochentag oder Tag im Monat. Alle Empfänger erhalten eine E-Mail mit einem Link.',
    done: 'Bericht geplant',
    edit: 'Geplanten Bericht bearbeiten',
    saved: 'Geplanter Bericht gespeichert',
    nextRuns: 'Nächste Ausführungen: %{runs}',
  },
  remove: {
    title: 'Diesen Zeitplan löschen?',
    text: '„%{name}“ wird nicht mehr erstellt. Vorhandene Berichte bleiben erhalten.',
    done: 'Zeitplan „%{name}“ gelöscht',
  },
};

/** The predefined questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Berichtsvorlagen',
  failed: 'Die Berichtsvorlagen konnten nicht geladen werden',
  none: 'Noch keine Vorlagen.',
  use: 'Vorlage verwenden',
  more: 'Weitere Aktionen für %{name}',
  about: 'Kategorie: %{category} · Komplexität: %{complexity}',
  edit: 'Berichtsvorlage bearbeiten',
  saved: 'Berichtsvorlage gespeichert',
  remove: {
    title: 'Diese Vorlage löschen?',
    text: '„%{name}“ steht dann nicht mehr zur Verfügung. Daraus erstellte Berichte bleiben erhalten.',
    done: 'Vorlage „%{name}“ gelöscht',
  },
};
