import type { orders as original } from '../en/orders.ts';

export const orders: typeof original = {
  sort: 'Sortierung: %{order}',
  plain: '%{field}, %{direction}',
  of: {
    name: { ASC: 'Name A bis Z', DESC: 'Name Z bis A' },
    title: { ASC: 'Position A bis Z', DESC: 'Position Z bis A' },
    status: { ASC: 'Verfügbare zuerst', DESC: 'Vermittelte zuerst' },
    experience: { ASC: 'Wenigste Erfahrung zuerst', DESC: 'Meiste Erfahrung zuerst' },
    rate: { ASC: 'Niedrigster Satz zuerst', DESC: 'Höchster Satz zuerst' },
    availableFrom: { ASC: 'Früheste Verfügbarkeit zuerst', DESC: 'Späteste Verfügbarkeit zuerst' },
    availabilityConfirmed: { ASC: 'Älteste Bestätigung zuerst', DESC: 'Neueste Bestätigung zuerst' },
    benchSince: { ASC: 'Längste Bench-Zeit zuerst', DESC: 'Kürzeste Bench-Zeit zuerst' },
    listedAt: { ASC: 'Am längsten auf dem Markt zuerst', DESC: 'Neu auf dem Markt zuerst' },
    profileViews: { ASC: 'Wenigste Profilaufrufe zuerst', DESC: 'Meiste Profilaufrufe zuerst' },
    requests: { ASC: 'Wenigste Anfragen zuerst', DESC: 'Meiste Anfragen zuerst' },
    createdAt: { ASC: 'Früheste Aufnahme zuerst', DESC: 'Neueste Aufnahme zuerst' },
  },
};
