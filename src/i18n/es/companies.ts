import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Añadir nuevo proveedor', recruiter: 'Añadir nuevo reclutador' },
  addLead: {
    list: 'Una persona de contacto con correo electrónico pasa a ser la primera administradora de la empresa y recibe una invitación por correo.',
    dashboard: 'Todavía no se invita a nadie: añada a sus personas entre los usuarios.',
  },
  added: 'Se ha añadido %{company}.',
  addedInvited: 'Se ha añadido %{company}. La invitación a %{email} está en camino.',
  fields: {
    shortEmail: 'Correo electrónico',
    employees: 'Número de empleados',
    plan: 'Plan de suscripción',
    years: 'Años de actividad',
  },
};
