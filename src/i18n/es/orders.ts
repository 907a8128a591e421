import type { orders as original } from '../en/orders.ts';

export const orders: typeof original = {
  sort: 'Orden: %{order}',
  plain: '%{field}, %{direction}',
  of: {
    name: { ASC: 'Nombre de la A a la Z', DESC: 'Nombre de la Z a la A' },
    title: { ASC: 'Puesto de la A a la Z', DESC: 'Puesto de la Z a la A' },
    status: { ASC: 'Disponibles primero', DESC: 'Colocados primero' },
    experience: { ASC: 'Menos experiencia primero', DESC: 'Más experiencia primero' },
    rate: { ASC: 'Tarifa más baja primero', DESC: 'Tarifa más alta primero' },
    availableFrom: { ASC: 'Disponibles antes primero', DESC: 'Disponibles más tarde primero' },
    availabilityConfirmed: {
      ASC: 'Confirmación más antigua primero',
      DESC: 'Confirmación más reciente primero',
    },
    benchSince: { ASC: 'Más tiempo en el banquillo primero', DESC: 'Menos tiempo en el banquillo primero' },
    listedAt: { ASC: 'Más tiempo en el mercado primero', DESC: 'Más recientes en el mercado primero' },
    profileViews: { ASC: 'Menos visitas al perfil primero', DESC: 'Más visitas al perfil primero' },
    requests: { ASC: 'Menos solicitudes primero', DESC: 'Más solicitudes primero' },
    createdAt: { ASC: 'Añadidos hace más tiempo primero', DESC: 'Añadidos recientemente primero' },
  },
};
