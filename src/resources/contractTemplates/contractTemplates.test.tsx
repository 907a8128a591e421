import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test('a platform template is read-only, and can be copied into one’s own', async () => {
  const { user, store } = await openPage('provider', '/contractTemplates/CTT-001/show');
  await screen.findByText(/belongs to TalentBench/);
  await within(await screen.findByRole('region', { name: 'Preview' })).findByText(/Ada Example/);
  await user.click(screen.getByRole('link', { name: 'Duplicate' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Copy of Statement of Work');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      store.rows('contractTemplates').find(({ name }) => name === 'Copy of Statement of Work'),
    ).toMatchObject({
      companyId: 'CO-001',
      type: 'SOW',
      usageCount: 0,
      body: store.find('contractTemplates', 'CTT-001')?.body,
    }),
  );
});

test('an unknown field is reported at the text, and not saved', async () => {
  const { user, store } = await openPage('provider', '/contractTemplates/CTT-005');
  const text = await screen.findByLabelText(/^Text/);
  await user.clear(text);
  await user.type(text, 'Dear {{{{boss}}');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await preview.findByText('Unknown fields: {{boss}}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription('Unknown fields: {{boss}}'));
  expect(screen.getAllByText('Unknown fields: {{boss}}')).toHaveLength(1);
  expect(store.find('contractTemplates', 'CTT-005')?.body).not.toContain('boss');
});
