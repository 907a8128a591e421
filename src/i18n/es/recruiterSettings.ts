import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Miembro desde',
  placements: 'Total de colocaciones',
  notificationsNote:
    'Puede cambiar estas preferencias en cualquier momento. Los cambios se aplican de inmediato.',
  billingInformation: 'Datos de facturación',
  integrations: {
    status: {
      Connected: 'Conectado',
      Pending: 'Pendiente',
      'Not Connected': 'No conectado',
    },
    about: {
      LinkedIn:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook configurada para LinkedIn',
      Indeed:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook configurada para Indeed',
      Glassdoor:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook configurada para Glassdoor',
      Slack: 'Candidaturas nuevas y retiradas en el canal que usted elija',
      'Microsoft Teams': 'Candidaturas nuevas y retiradas en el canal de un equipo',
    },
    lead: 'Pegue la URL de webhook para %{name}, de un canal de chat o de su propio conector. Ahí enviamos las novedades sobre las candidaturas y su plan.',
  },
};
