import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { CompanyStatusDialog } from './CompanyStatusDialog.tsx';
import { EditCompanyDialog } from './EditCompanyDialog.tsx';
import type { StatusChange } from './statusChanges.ts';

export type CompanyAct = 'edit' | StatusChange;
export type AskAct = (act: CompanyAct, companies: readonly Company[]) => void;

/**
 * The operator's actions on companies from a list or a page. The dialogs are rendered by the page, not next
 * to their buttons, because a change may remove the company from the list.
 */
export const useCompanyActs = () => {
  const [asked, setAsked] = useState<{ act: CompanyAct; companies: readonly Company[] } | null>(null);
  const close = () => setAsked(null);
  const ask: AskAct = (act, companies) => setAsked({ act, companies });
  const [first] = asked?.companies ?? [];
  const dialog = asked && first && (
    <ResourceContextProvider value="companies">
      <NoRow>
        {asked.act === 'edit' ? (
          <EditCompanyDialog company={first} onClose={close} />
        ) : (
          <CompanyStatusDialog act={asked.act} companies={asked.companies} onClose={close} />
        )}
      </NoRow>
    </ResourceContextProvider>
  );
  return { ask, dialog };
};
