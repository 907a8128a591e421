import { ResourceContextProvider } from 'ra-core';
import { useState } from 'react';
import type { SignUpRequest } from '../../../domain/contract/signUpRequests.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

export type SignUpAct = 'approve' | 'decline';

/**
 * The two answers to a sign-up request. The dialogs stand in the page and not beside their buttons, as an answered
 * request leaves the list it was answered in.
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
