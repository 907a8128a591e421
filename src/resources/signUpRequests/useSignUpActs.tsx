import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

export type SignUpAct = 'approve' | 'decline';

/**
 * Approves or declines a sign-up request. The dialogs are rendered by the page, not next to their buttons,
 * because an answered request disappears from the list.
 */
export const useSignUpActs = () => {
  const [asked, ask] = useState<{ act: SignUpAct; request: SignUpRequest } | null>(null);
  const close = () => ask(null);
  const dialog = asked && (
    <ResourceContextProvider value="signUpRequests">
      <NoRow>
        {asked.act === 'approve' ? (
          <ApproveDialog request={asked.request} onClose={close} />
        ) : (
          <DeclineDialog request={asked.request} onClose={close} />
        )}
      </NoRow>
    </ResourceContextProvider>
  );
  return { ask: (act: SignUpAct, request: SignUpRequest) => ask({ act, request }), dialog };
};
