import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test('a candidate who is found by a resume shows its name and the words where they stand, marked', async () => {
  const { store } = await openPage(
    'provider',
    `/employees?filter=${encodeURIComponent('{"q":"demo market"}')}`,
  );
  const document = store.rows('candidateDocuments').find(({ companyId }) => companyId === 'CO-001');
  if (!document) throw new Error('The sample provider has no resume.');
  const line = await screen.findByText(`Found in ${document.name}:`);
  const excerpt = line.parentElement as HTMLElement;
  expect(excerpt).toHaveTextContent(/… .*A sample document of the TalentBench demo market\.$/);
  expect(
    within(excerpt)
      .getAllByText(/./, { selector: 'mark' })
      .map((mark) => mark.textContent),
  ).toEqual(['demo', 'market']);
});
