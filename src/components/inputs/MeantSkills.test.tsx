import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test('a misspelled skill suggests the right one, and one click replaces it', async () => {
  const { user } = await openPage('recruiter', '/smart-recommendations');
  const skills = await screen.findByLabelText(/^Skills/, { selector: 'input' });
  await user.type(skills, 'React, Kubernets');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Replace Kubernets with Kubernetes' }));
  expect((skills as HTMLInputElement).value).toBe('React, Kubernetes');
  expect(screen.queryByRole('group', { name: 'Did you mean' })).toBeNull();
});
