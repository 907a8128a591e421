import type { orders as original } from '../en/orders.ts';

export const orders: typeof original = {
  sort: 'Tri : %{order}',
  plain: '%{field}, %{direction}',
  of: {
    name: { ASC: 'Nom de A à Z', DESC: 'Nom de Z à A' },
    title: { ASC: 'Poste de A à Z', DESC: 'Poste de Z à A' },
    status: { ASC: 'Disponibles d’abord', DESC: 'Placés d’abord' },
    experience: { ASC: 'Moins expérimentés d’abord', DESC: 'Plus expérimentés d’abord' },
    rate: { ASC: 'Tarif le plus bas d’abord', DESC: 'Tarif le plus élevé d’abord' },
    availableFrom: {
      ASC: 'Disponibilité la plus proche d’abord',
      DESC: 'Disponibilité la plus lointaine d’abord',
    },
    availabilityConfirmed: {
      ASC: 'Confirmation la plus ancienne d’abord',
      DESC: 'Confirmation la plus récente d’abord',
    },
    benchSince: { ASC: 'Intercontrat le plus long d’abord', DESC: 'Intercontrat le plus court d’abord' },
    listedAt: { ASC: 'Plus anciens sur le marché d’abord', DESC: 'Plus récents sur le marché d’abord' },
    profileViews: { ASC: 'Moins consultés d’abord', DESC: 'Plus consultés d’abord' },
    requests: { ASC: 'Moins demandés d’abord', DESC: 'Plus demandés d’abord' },
    createdAt: { ASC: 'Ajouts les plus anciens d’abord', DESC: 'Ajouts les plus récents d’abord' },
  },
};
