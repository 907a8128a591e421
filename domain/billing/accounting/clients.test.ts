import { expect, test } from 'vitest';
import { sampleFacts } from '../electronic/testing/samples.ts';
import { clientsOf } from './clients.ts';

const { invoice } = sampleFacts({ from: 'DE', to: 'FR' });
const of = (recruiterId: string | null, client: string) => ({ ...invoice, recruiterId, client });

test('a client is one whatever its name was, and companies without an account are told by their names', () => {
  const clients = clientsOf([
    of('CO-9', 'Étoile SA'),
    of(null, 'บริษัท'),
    of('CO-9', 'Astre SA'),
    of('CO-8', 'Étoile SA'),
  ]);
  expect(clients.map(({ key, name, invoices }) => [key, name, invoices.length])).toEqual([
    ['CO-9', 'Astre SA', 2],
    ['CO-8', 'Étoile SA', 1],
    ['บริษัท', 'บริษัท', 1],
  ]);
});
