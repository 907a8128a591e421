import type { Catalogue } from '../en/index.ts';

export const recruiterSettings: Catalogue['recruiterSettings'] = {
  memberSince: 'Miembro desde',
  placements: 'Colocaciones en total',
  noticesNote:
    'Las preferencias se pueden personalizar en cualquier momento. Los cambios se aplican de inmediato.',
  billingInformation: 'Datos de facturación',
  integrations: {
    status: {
      Connected: 'Conectado',
      Pending: 'Pendiente',
      'Not Connected': 'Sin conectar',
    },
    about: {
      LinkedIn:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook que usted configure para LinkedIn',
      Indeed:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook que usted configure para Indeed',
      Glassdoor:
        'Envía las candidaturas nuevas y retiradas como JSON firmado a la URL de webhook que usted configure para Glassdoor',
      Slack: 'Candidaturas nuevas y retiradas en el canal que usted elija',
      'Microsoft Teams': 'Candidaturas nuevas y retiradas en el canal de un equipo',
    },
    lead: 'Pegue la dirección que recibe las novedades para %{name}: un webhook entrante de un chat o de su propia conexión con un sitio. Allí se enviarán las novedades sobre candidaturas y sobre su plan.',
  },
};
