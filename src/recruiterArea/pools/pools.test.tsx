import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../auth/ApiError.ts';
import { openPage } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof openPage>>;

const shortlistFirst = async ({ user }: Opened) => {
  const [button] = await screen.findAllByRole('button', { name: /^Shortlist candidate: / });
  const name = button?.getAttribute('aria-label')?.slice('Shortlist candidate: '.length) ?? '';
  await user.click(button as HTMLElement);
  return { name, dialog: within(await screen.findByRole('dialog', { name: `Shortlist ${name}` })) };
};
const membersOf = ({ store }: Opened) => store.rows('talentPoolMembers');

test('Shortlist candidate adds the candidate to a named talent pool, with a note, and can be undone', async () => {
  const opened = await openPage('recruiter', '/talent-pool?perPage=12');
  const known = membersOf(opened).length;
  const { name, dialog } = await shortlistFirst(opened);
  await opened.user.click(await dialog.findByRole('radio', { name: 'React bench to watch' }));
  await opened.user.type(dialog.getByLabelText('Note'), 'Ask in May');
  await opened.user.click(dialog.getByRole('button', { name: 'Shortlist' }));
  await screen.findByText(`${name} added to “React bench to watch”`);
  expect(membersOf(opened)).toHaveLength(known + 1);
  expect(membersOf(opened).at(-1)).toMatchObject({ companyId: 'CO-002', name, note: 'Ask in May' });
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(membersOf(opened)).toHaveLength(known));
});

test('a new pool is named while shortlisting; a name in use is refused at the field', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/talent-pool?perPage=12');
  const { name, dialog } = await shortlistFirst(opened);
  await opened.user.click(await dialog.findByRole('radio', { name: 'New talent pool' }));
  await opened.user.type(dialog.getByLabelText(/^Pool Name/), 'react BENCH to watch');
  await opened.user.click(dialog.getByRole('button', { name: 'Shortlist' }));
  await dialog.findByText('Already in use');
  await opened.user.clear(dialog.getByLabelText(/^Pool Name/));
  await opened.user.type(dialog.getByLabelText(/^Pool Name/), 'Spring');
  await opened.user.click(dialog.getByRole('button', { name: 'Shortlist' }));
  await screen.findByText(`${name} added to “Spring”`);
  const pool = opened.store.rows('talentPools').at(-1);
  expect(pool).toMatchObject({ name: 'Spring', companyId: 'CO-002' });
  expect(membersOf(opened).at(-1)).toMatchObject({ poolId: pool?.id, name });
});

test('pools that already contain the candidate are marked and cannot be selected again', async () => {
  const { store, user } = await openPage('recruiter', '/talent-pool');
  const member = store.rows('talentPoolMembers').find(({ poolId }) => poolId === 'TP-002');
  window.history.pushState(null, '', `/recruiter/talent-pool/${member?.candidateId}/show`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: `Shortlist candidate: ${member?.name}` }));
  const taken = await screen.findByRole('radio', { name: 'React bench to watch (already added)' });
  expect(taken).toBeDisabled();
});

test('the named pools are listed beside all candidates, with note and size', async () => {
  const { store, user } = await openPage('recruiter', '/talent-pool?perPage=12');
  await user.click(await screen.findByRole('link', { name: 'Talent Pools' }));
  await screen.findByRole('link', { name: 'React bench to watch' });
  for (const { id, name, note } of store.rows('talentPools')) {
    const card = screen.getByRole('link', { name: String(name) }).closest('article') as HTMLElement;
    const candidates = store.rows('talentPoolMembers').filter(({ poolId }) => poolId === id).length;
    await within(card).findByText(`${candidates} candidates`);
    if (note) within(card).getByText(String(note));
  }
});

test('a pool shows its members with talent pool cards; unlisted ones only with their name', {
  tags: 'rest',
}, async () => {
  const { store } = await openPage('recruiter', '/talent-pool/pools/TP-001');
  await screen.findByRole('heading', { name: 'Platform team, second half' });
  const members = store.rows('talentPoolMembers').filter(({ poolId }) => poolId === 'TP-001');
  const gone = members.filter(({ candidateId }) => !store.find('candidates', String(candidateId))?.listed);
  expect(gone).toHaveLength(1);
  const card = (await screen.findByText('No longer available')).closest('article');
  expect(card).toHaveTextContent(String(gone[0]?.name));
  expect(card).not.toHaveTextContent(/hour|years|Contact|\$/);
  expect(within(card as HTMLElement).queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Contact the provider of / })).toHaveLength(
    members.length - 1,
  );
});

test('no member is reported as unlisted when the market cannot be loaded', async () => {
  let isOffline = true;
  await openPage('recruiter', '/talent-pool/pools/TP-001', {
    through: (plain) => ({
      ...plain,
      getMany: (noun, params) =>
        isOffline && noun === 'candidates'
          ? Promise.reject(new ApiError('Out of reach', 503))
          : plain.getMany(noun, params),
    }),
  });
  const failure = within(await screen.findByRole('alert'));
  failure.getByText('Out of reach');
  expect(screen.queryByText('No longer available')).toBeNull();
  isOffline = false;
  fireEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('button', { name: /^Contact the provider of / });
});

test('a member is removed from a pool at once, and restored by undo', { tags: 'rest' }, async () => {
  const { user, store } = await openPage('recruiter', '/talent-pool/pools/TP-003');
  const [leave] = await screen.findAllByRole('button', { name: /^Remove from pool: / });
  const name = leave?.getAttribute('aria-label')?.slice('Remove from pool: '.length) ?? '';
  await user.click(leave as HTMLElement);
  await screen.findByText(`${name} removed from the pool`);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove from pool: ${name}` })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: `Remove from pool: ${name}` });
  expect(store.rows('talentPoolMembers').some((member) => member.name === name)).toBe(true);
});

test('a pool is renamed, and deleted after a confirmation that shows its size', async () => {
  const { user, store } = await openPage('recruiter', '/talent-pool/pools');
  await user.click(await screen.findByRole('button', { name: 'More actions for React bench to watch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit name and note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “React bench to watch”' }));
  const name = await dialog.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Front end');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.find('talentPools', 'TP-002')?.name).toBe('Front end'));
  await user.click(await screen.findByRole('button', { name: 'More actions for Front end' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete pool' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete the talent pool “Front end”?' }),
  );
  const candidates = store.rows('talentPoolMembers').filter(({ poolId }) => poolId === 'TP-002').length;
  question.getByText(`You can still find its ${candidates} candidates under All Candidates.`);
  await user.click(question.getByRole('button', { name: 'Delete pool' }));
  await screen.findByText('Pool “Front end” deleted');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Front end' })).toBeNull());
});

test('a Viewer can read pools and change none', async () => {
  await openPage('recruiter', '/talent-pool/pools/TP-002', { role: 'Viewer' });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: /^Shortlist candidate/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove from pool/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More actions for/ })).toBeNull();
});

test('without pools the page explains their purpose', async () => {
  await openPage('recruiter', '/talent-pool/pools', { without: ['talentPools', 'talentPoolMembers'] });
  await screen.findByText('No talent pools yet');
});
