import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { AdminContext, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../domain/contract/fields.ts';
import { nounOf, storedNouns } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { sample } from '../../testing/open.tsx';
import { NounField } from './NounField.tsx';

const fields = storedNouns().flatMap((noun) =>
  Object.entries(nounOf(noun).fields)
    .filter(([, schema]) => metaOf(schema).column === 'jsonb')
    .map(([field]) => ({ noun, field })),
);

/** What no sample row has. */
const made: Record<string, unknown[]> = {
  'providerInvoices.taxes': [{ name: 'CGST', rate: 900, amount: 9000 }],
};

const rowWith = (noun: (typeof fields)[number]['noun'], field: string): Row | undefined => {
  const rows = sample.store.rows(noun) as Row[];
  const value = made[`${noun}.${field}`];
  if (value) return { ...(rows[0] as Row), [field]: value };
  return rows.find((row) => Array.isArray(row[field]) && row[field].length > 0);
};

/** A column of every list can be shown, whatever it has a list of. */
describe('a list in a column', () => {
  test.each(fields)('$field of $noun', async ({ noun, field }) => {
    const row = rowWith(noun, field);
    if (!row) return;
    const { findByTestId, container } = render(
      <AdminContext dataProvider={testDataProvider({ getMany: async () => ({ data: [] }) })}>
        <ResourceContextProvider value={noun}>
          <RecordContextProvider value={row}>
            <Suspense>
              <span data-testid="shown">
                <NounField source={field} dense />
              </span>
            </Suspense>
          </RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>,
    );
    expect((await findByTestId('shown')).textContent).not.toBe('');
    expect(container.textContent).not.toMatch(/undefined|\[object/);
  });
});
