import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/acts.ts';
import { open, sample } from '../../testing/open.tsx';

/** The operator's list with one entry that is in its company's pipeline and not hired yet. */
const openEntry = async () => {
  const entry = sample.store
    .rows('pipelineEntries')
    .find(({ stage, outcome }) => stage === 'offer' && outcome === 'Live');
  const filter = encodeURIComponent(JSON.stringify({ id: [entry?.id] }));
  const opened = await open('admin', `/pipelineEntries?filter=${filter}`);
  const now = () => opened.store.find('pipelineEntries', String(entry?.id));
  const pick = async (item: string) => {
    await press(opened, `Change the status of ${entry?.name}`);
    await opened.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { opened, now, pick, name: String(entry?.name) };
};

test('an operator’s list asks for confirmation before a candidate is hired, and hires no candidates in bulk', async () => {
  const { opened, now, pick, name } = await openEntry();
  await pick('Change to Hired');
  const title = `Mark ${name} as hired?`;
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  expect(now()?.stage).toBe('offer');
  await opened.user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await opened.user.click(screen.getAllByRole('checkbox', { name: /select/i })[0] as HTMLElement);
  expect(await screen.findByText(/1 (item )?selected/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change Stage' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change Outcome' })).toBeNull();
  await pick('Change to Hired');
  const again = within(await screen.findByRole('alertdialog', { name: title }));
  await opened.user.click(again.getByRole('button', { name: 'Mark as hired' }));
  await waitFor(() => expect(now()?.stage).toBe('hired'));
});

test('an operator’s list asks for the reason before a candidate is rejected', { tags: 'rest' }, async () => {
  const { opened, now, pick, name } = await openEntry();
  await pick('Change to Rejected');
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${name}?` }));
  await opened.user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  expect(now()?.outcome).toBe('Live');
  await opened.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The position was filled');
  await opened.user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(now()).toMatchObject({ outcome: 'Rejected', outcomeReason: 'The position was filled' }),
  );
});
