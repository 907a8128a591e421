import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  name: 'Proveedor',
  title: 'Panel del proveedor',
  menu: {
    dashboard: 'Panel',
    employees: 'Talento disponible',
    requests: 'Solicitudes de reclutadores',
    analytics: 'Análisis',
    contracts: 'Contratos',
    settings: 'Configuración de la empresa',
  },
};
