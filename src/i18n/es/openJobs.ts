import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Ofertas abiertas',
  ways: 'Solicitudes y ofertas',
  apply: 'Proponer',
  applyNamed: 'Proponer a alguien para %{title}',
  applyLong: 'Proponer a una de sus personas',
  applyTitle: 'Proponer a alguien para %{title}',
  applyLead: 'Elija a una de sus personas publicadas. El reclutador ve nombre, puesto, tarifa y su mensaje.',
  send: 'Enviar candidatura',
  sent: '%{name} se ha propuesto para %{title}.',
  standing: 'Ya propuestas: %{names}',
  own: {
    title: 'Candidaturas',
    withdraw: 'Retirar',
    withdrawNamed: 'Retirar a %{name} de %{job}',
  },
};
