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
    .filter(([, schema]) => metaOf(schema).column === 'jsonb' && !metaOf(schema).customFields)
    .map(([field]) => ({ noun, field })),
);

/** What no sample row has. */
const history = {
  engagements: [{ title: 'Tester', client: null, from: '2020-01', to: null, summary: null }],
  education: [{ title: 'BSc Physics', school: null, year: 2012 }],
  certificates: [{ name: 'CKA', year: null }],
};
const made: Record<string, unknown[]> = {
  'candidates.engagements': history.engagements,
  'candidates.maskedEngagements': history.engagements,
  'candidates.education': history.education,
  'candidates.maskedEducation': history.education,
  'candidates.certificates': history.certificates,
  'candidates.maskedCertificates': history.certificates,
  'requests.roles': sample.store.rows('requisitions').find(({ roles }) => roles.length > 0)?.roles ?? [],
  'providerInvoices.taxes': [{ name: 'CGST', rate: 900, amount: 9000 }],
};

const rowWith = (noun: (typeof fields)[number]['noun'], field: string): Row | undefined => {
  const rows = sample.store.rows(noun) as Row[];
  const value = made[`${noun}.${field}`];
  if (value) return { ...(rows[0] as Row), [field]: value };
  return rows.find((row) => Array.isArray(row[field]) && row[field].length > 0);
};

const shown = fields.flatMap((one) => {
  const row = rowWith(one.noun, one.field);
  return row ? [{ ...one, row }] : [];
});

/** A column of every list can be shown, whatever it has a list of. */
describe('a list in a column', () => {
  test.each(shown)('$field of $noun', async ({ noun, field, row }) => {
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

  test('no list is left out', () => {
    expect(fields.filter(({ noun, field }) => !rowWith(noun, field))).toEqual([]);
  });
});
