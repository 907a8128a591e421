import { screen } from '@testing-library/react';
import type { Integration } from '../../domain/contract/platform/integrations.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { open } from './open.tsx';

/**
 * Opens the integrations in the settings, with these services connected as on a server that stores their
 * addresses.
 */
export const openIntegrations = async (
  userType: Exclude<UserType, 'admin'>,
  names: readonly string[],
  circumstances: Parameters<typeof open>[2] = {},
  state: Partial<Integration> = {},
) => {
  const opened = await open(userType, '/settings/notifications', circumstances);
  const { store, user } = opened;
  const company = { provider: 'CO-001', recruiter: 'CO-002' }[userType];
  store.write((writer) => {
    for (const row of store.rows('integrations'))
      if (row.companyId === company && names.includes(String(row.name)))
        writer.change('integrations', row, { status: 'Connected', ...state });
  });
  await user.click(await screen.findByRole('link', { name: 'Integrations' }, { timeout: 15_000 }));
  return opened;
};
