import type { Catalogue } from '../en/index.ts';

export const recruiter: Catalogue['recruiter'] = {
  name: 'Recruiter',
  title: 'Recruiter-Konsole',
  menu: {
    dashboard: 'Übersicht',
    talentPool: 'Talentpool',
    recommendations: 'Passende Empfehlungen',
    pipeline: 'Recruiting-Pipeline',
    jobs: 'Stellenanzeigen',
    analytics: 'Analysen',
    settings: 'Einstellungen',
  },
  coming: {
    dashboard:
      'Kacheln für aktive Stellen, Kandidaten, Interviews, Vermittlungen, Antwortquote und Zeit bis zur Einstellung, dazu Schnellaktionen und Einblicke.',
    talentPool:
      'Alle, die gerade frei sind, mit Suche nach Name, Titel und Kenntnissen und Filtern für Erfahrung, Ort und Verfügbarkeit.',
    recommendations:
      'Beschreiben Sie, wen Sie brauchen, und sehen Sie, wer am besten passt: mit Punktzahl und den Gründen dahinter.',
    pipeline:
      'Ihre Kandidaten in fünf Stufen von der Suche bis zur Einstellung, verschoben durch Ziehen, per Tastatur oder über das Menü.',
    jobs: 'Ihre Stellenanzeigen mit Bewerbungen und Aufrufen und die Formulare, um sie zu veröffentlichen, zu bearbeiten und zu schließen.',
  },
};
