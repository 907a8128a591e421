import type {
  reportQuestions as originalQuestions,
  scheduledReports as originalSchedules,
} from '../en/scheduledReports.ts';

/** Scheduled reports. */
export const scheduledReports: typeof originalSchedules = {
  title: 'Informes programados',
  failed: 'No se pudieron cargar los informes programados',
  none: 'Aún no hay informes programados. Elija «Programar» en un informe.',
  more: 'Más acciones para %{name}',
  pause: 'Pausar',
  resume: 'Reanudar',
  isPaused: '«%{name}» en pausa',
  isActive: '«%{name}» reanudado',
  named: '%{words}: %{name}',
  form: {
    act: 'Programar',
    started: 'Programando el informe %{id}…',
    title: 'Programar «%{name}»',
    lead: 'El primer día fija el día de la semana o del mes. Cada destinatario recibe un correo con un enlace.',
    done: 'Informe programado',
    edit: 'Editar el informe programado',
    saved: 'Informe programado guardado',
    nextRuns: 'Próximas ejecuciones: %{runs}',
  },
  remove: {
    title: '¿Eliminar esta programación?',
    text: '«%{name}» dejará de generarse. Los informes existentes se conservan.',
    done: 'Programación «%{name}» eliminada',
  },
};

/** The predefined questions. */
export const reportQuestions: typeof originalQuestions = {
  title: 'Plantillas de informe',
  failed: 'No se pudieron cargar las plantillas de informe',
  none: 'Aún no hay plantillas.',
  use: 'Usar plantilla',
  more: 'Más acciones para %{name}',
  about: 'Categoría: %{category} · Complejidad: %{complexity}',
  edit: 'Editar la plantilla de informe',
  saved: 'Plantilla de informe guardada',
  remove: {
    title: '¿Eliminar esta plantilla?',
    text: '«%{name}» dejará de estar disponible. Los informes creados a partir de ella se conservan.',
    done: 'Plantilla «%{name}» eliminada',
  },
};
