import SuspendIcon from '@mui/icons-material/BlockOutlined';
import ActivateIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button, useListContext } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkRemoveButton } from '../../components/screens/lists/BulkRemoveButton.tsx';
import { ExportChosenButton } from '../../components/screens/lists/ExportChosenButton.tsx';
import { maySuffer } from './statusChanges.ts';
import type { AskAct } from './useCompanyActs.tsx';

const icons = { activate: ActivateIcon, suspend: SuspendIcon };

/** Bulk actions for companies: suspend with one reason, activate, export, remove. */
export const CompanyBulkTools = ({ onAsk }: { onAsk: AskAct }) => {
  const { data = [], selectedIds } = useListContext<Company>();
  const mayEdit = useMay('edit', 'companies');
  const mayDelete = useMay('delete', 'companies');
  // React-admin collapses the empty toolbar but leaves its buttons in the tab order.
  if (!selectedIds?.length) return null;
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      {mayEdit &&
        (['activate', 'suspend'] as const).map((act) => {
          const Icon = icons[act];
          const isPossible = chosen.some((company) => maySuffer(company, act));
          return (
            <Button
              key={act}
              label={`companies.${act}.do`}
              disabled={!isPossible}
              onClick={() => onAsk(act, chosen)}
            >
              <Icon />
            </Button>
          );
        })}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
