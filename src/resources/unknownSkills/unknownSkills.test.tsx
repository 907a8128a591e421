import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

/**
 * Opens the queue as the operator, after recruiters have searched for these names; the first one most often.
 */
const openQueue = async (...names: string[]) => {
  const opened = await openPage('admin', '/all-data');
  opened.store.write((writer) => {
    names.forEach((name, at) => {
      writer.add('unknownSkills', {
        name,
        folded: name.toLowerCase(),
        seen: names.length - at,
        lastSeen: '2026-03-01T10:00:00.000Z',
        status: 'New',
        skill: null,
      });
    });
  });
  await opened.user.click(await screen.findByRole('link', { name: 'Unknown Skills' }));
  await screen.findByText(names[0] ?? '');
  const rowOf = (name: string) => opened.store.rows('unknownSkills').find((row) => row.name === name);
  return { ...opened, rowOf };
};
const edit = async ({ user }: Pick<Awaited<ReturnType<typeof openQueue>>, 'user'>, name: string) => {
  await user.click(await screen.findByRole('link', { name: `Edit ${name}` }));
  return within(await screen.findByRole('group', { name: 'Similar skills' }));
};

test('names the dictionary does not know are queued, the most frequent first', async () => {
  await openQueue('Reactt', 'Frobnix');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.findIndex((row) => row?.includes('Reactt'))).toBeLessThan(
    rows.findIndex((row) => row?.includes('Frobnix')),
  );
});

test('a suggestion is applied only once an operator has selected and saved it', async () => {
  const opened = await openQueue('Kubernettes');
  const suggested = await edit(opened, 'Kubernettes');
  await opened.user.click(suggested.getByRole('button', { name: 'Kubernetes' }));
  expect(screen.getByRole('radio', { name: 'Another name for an existing skill' })).toBeChecked();
  expect(opened.rowOf('Kubernettes')).toMatchObject({ status: 'New', skill: null });
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(opened.rowOf('Kubernettes')).toMatchObject({ status: 'Mapped', skill: 'kubernetes' }),
  );
});

test('an alias needs a skill, which can be found in any spelling', { tags: 'rest' }, async () => {
  const opened = await openQueue('K8s cluster thing');
  await edit(opened, 'K8s cluster thing');
  await opened.user.click(screen.getByRole('radio', { name: 'Another name for an existing skill' }));
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose the matching skill')).toBeVisible();
  await opened.user.type(screen.getByRole('combobox', { name: 'Search the dictionary' }), 'kubernetes');
  await opened.user.click(await screen.findByRole('option', { name: 'Kubernetes (kubernetes)' }));
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(opened.rowOf('K8s cluster thing')).toMatchObject({ status: 'Mapped', skill: 'kubernetes' }),
  );
});

test('a name is saved as a separate skill', { tags: 'rest' }, async () => {
  const opened = await openQueue('Frobnix');
  await edit(opened, 'Frobnix');
  await opened.user.click(screen.getByRole('radio', { name: 'A separate skill' }));
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(opened.rowOf('Frobnix')).toMatchObject({ status: 'A Skill of Its Own', skill: null }),
  );
});
