import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { VerificationRequest } from '../../../domain/contract/accounts/verificationRequests.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

type Act = 'review' | 'approve';
type Ask = (act: Act, request: VerificationRequest) => void;

const ActsContext = createContext<Ask>(() => {});

/** Opens the dialog to approve or reject a request. */
export const useVerificationActs = (): Ask => useContext(ActsContext);

/**
 * The dialogs of a list of requests; rendered by the page, because an answered request may disappear from the
 * list.
 */
export const VerificationActs = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<{ act: Act; request: VerificationRequest } | null>(null);
  const close = () => setAsked(null);
  const ask = useMemo<Ask>(() => (act, request) => setAsked({ act, request }), []);
  return (
    <ActsContext.Provider value={ask}>
      {children}
      <NoRow>
        {asked?.act === 'review' && <ReviewDialog id={asked.request.id} onClose={close} />}
        {asked?.act === 'approve' && <ApproveDialog request={asked.request} onClose={close} />}
      </NoRow>
    </ActsContext.Provider>
  );
};
