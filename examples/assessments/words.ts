import type { Texts } from 'talentbench/plugin';

export const words: Record<'en' | 'de' | 'fr' | 'es', Texts> = {
  en: {
    assessments: {
      menu: 'Assessments',
      tab: 'Assessments',
      none: 'No assessments yet',
      title: 'Skill assessments',
      summary: '%{passed} of %{graded} passed, %{planned} planned',
      score: 'Score %{score}',
      passed: 'Passed assessments: %{skills}',
      criterion: 'Passed Assessments',
      reason: 'Passed assessment: %{value}',
    },
    backgroundJobs: { names: { assessmentsMissed: 'Missed skill assessments' } },
  },
  de: {
    assessments: {
      menu: 'Kompetenztests',
      tab: 'Kompetenztests',
      none: 'Noch keine Kompetenztests',
      title: 'Kompetenztests',
      summary: '%{passed} von %{graded} bestanden, %{planned} geplant',
      score: '%{score} Punkte',
      passed: 'Bestandene Tests: %{skills}',
      criterion: 'Bestandene Tests',
      reason: 'Test bestanden: %{value}',
    },
    backgroundJobs: { names: { assessmentsMissed: 'Versäumte Kompetenztests' } },
    resources: {
      skillAssessments: {
        name: 'Kompetenztest |||| Kompetenztests',
        plural: 'Kompetenztests',
        notifications: { created: 'Kompetenztest erstellt' },
        fields: {
          companyId: 'Anbieter',
          candidateId: 'Fachkraft',
          skill: 'Skill',
          plannedFor: 'Geplant für',
          status: 'Status',
          score: 'Punkte',
          gradedOn: 'Bewertet am',
          shared: 'Für Recruiter sichtbar',
        },
        values: {
          status: { Planned: 'Geplant', Passed: 'Bestanden', Failed: 'Nicht bestanden', Missed: 'Versäumt' },
        },
      },
    },
  },
  fr: {
    assessments: {
      menu: 'Évaluations',
      tab: 'Évaluations',
      none: 'Aucune évaluation pour l’instant',
      title: 'Évaluations de compétences',
      summary: '%{passed} réussies sur %{graded}, %{planned} prévues',
      score: 'Note : %{score}',
      passed: 'Évaluations réussies : %{skills}',
      criterion: 'Évaluations réussies',
      reason: 'Évaluation réussie : %{value}',
    },
    backgroundJobs: { names: { assessmentsMissed: 'Évaluations manquées' } },
    resources: {
      skillAssessments: {
        name: 'Évaluation de compétence |||| Évaluations de compétences',
        plural: 'Évaluations de compétences',
        notifications: { created: 'Évaluation créée' },
        fields: {
          companyId: 'Prestataire',
          candidateId: 'Candidat',
          skill: 'Compétence',
          plannedFor: 'Prévue le',
          status: 'Statut',
          score: 'Note',
          gradedOn: 'Notée le',
          shared: 'Visible par les recruteurs',
        },
        values: { status: { Planned: 'Prévue', Passed: 'Réussie', Failed: 'Échouée', Missed: 'Manquée' } },
      },
    },
  },
  es: {
    assessments: {
      menu: 'Evaluaciones',
      tab: 'Evaluaciones',
      none: 'Todavía no hay evaluaciones',
      title: 'Evaluaciones de competencias',
      summary: '%{passed} de %{graded} superadas, %{planned} previstas',
      score: 'Nota: %{score}',
      passed: 'Evaluaciones superadas: %{skills}',
      criterion: 'Evaluaciones superadas',
      reason: 'Evaluación superada: %{value}',
    },
    backgroundJobs: { names: { assessmentsMissed: 'Evaluaciones no realizadas' } },
    resources: {
      skillAssessments: {
        name: 'Evaluación de competencia |||| Evaluaciones de competencias',
        plural: 'Evaluaciones de competencias',
        notifications: { created: 'Evaluación creada' },
        fields: {
          companyId: 'Proveedor',
          candidateId: 'Candidato',
          skill: 'Competencia',
          plannedFor: 'Prevista para',
          status: 'Estado',
          score: 'Nota',
          gradedOn: 'Calificada el',
          shared: 'Visible para reclutadores',
        },
        values: {
          status: { Planned: 'Prevista', Passed: 'Superada', Failed: 'No superada', Missed: 'No realizada' },
        },
      },
    },
  },
};
