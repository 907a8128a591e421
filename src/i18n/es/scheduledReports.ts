import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Reports that make themselves. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Informes programados',
  failed: 'No se han podido leer los informes programados',
  none: 'Todavía no hay ningún informe programado. Elija Programar en un informe.',
  more: 'Más opciones de %{name}',
  pause: 'Pausar',
  resume: 'Reanudar',
  isPaused: '%{name} está en pausa',
  isActive: '%{name} vuelve a estar activo',
  named: '%{words}: %{name}',
  form: {
    act: 'Programar',
    started: 'Programando el informe %{id}...',
    title: 'Programar %{name}',
    lead: 'Cada vez se vuelve a hacer la misma pregunta. El día de la semana o del mes es el del primer día; cada destinatario recibe un correo con un enlace.',
    done: 'Informe programado',
    edit: 'Editar el informe programado',
    saved: 'Informe programado guardado',
    nextRuns: 'Próximas fechas: %{runs}',
  },
  remove: {
    title: '¿Eliminar esta programación?',
    text: '%{name} ya no se generará automáticamente. Los informes generados se conservan.',
    done: 'Programación %{name} eliminada',
  },
};

/** The ready-made questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Plantillas de informes',
  failed: 'No se han podido leer las plantillas de informes',
  none: 'Todavía no hay plantillas.',
  use: 'Usar plantilla',
  more: 'Más opciones de %{name}',
  about: 'Categoría: %{category} · Complejidad: %{complexity}',
  edit: 'Editar la plantilla de informe',
  saved: 'Plantilla de informe guardada',
  remove: {
    title: '¿Eliminar esta plantilla?',
    text: '%{name} dejará de ofrecerse. Los informes creados con ella se conservan.',
    done: 'Plantilla %{name} eliminada',
  },
};
