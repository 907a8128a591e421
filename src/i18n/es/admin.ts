import type { Catalogue } from '../en/index.ts';

export const admin: Catalogue['admin'] = {
  name: 'Plataforma',
  title: 'Administración de la plataforma',
  groups: {
    overview: 'Resumen',
    users: 'Gestión de usuarios',
    operations: 'Operación de la plataforma',
    administration: 'Administración',
  },
  menu: {
    dashboard: 'Panel de la plataforma',
    providers: 'Empresas proveedoras',
    recruiters: 'Empresas reclutadoras',
    users: 'Usuarios individuales',
    analytics: 'Análisis de la plataforma',
    reports: 'Informes y perspectivas',
    support: 'Tickets de soporte',
    settings: 'Configuración de la plataforma',
    security: 'Seguridad y cumplimiento',
    billing: 'Facturación y suscripciones',
    allData: 'Todos los datos',
  },
  dataGroups: {
    market: 'Mercado',
    people: 'Usuarios y mensajes',
    support: 'Soporte e informes',
    billing: 'Facturación',
    security: 'Seguridad y configuración',
  },
};
