import SuspendIcon from '@mui/icons-material/BlockOutlined';
import ActivateIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { maySuffer } from './statusChanges.ts';
import type { AskAct, CompanyAct } from './useCompanyActs.tsx';

const icons = { edit: EditIcon, activate: ActivateIcon, suspend: SuspendIcon };

/** Edit, and Activate or Suspend depending on the company's status. */
export const CompanyRowActions = ({ onAsk }: { onAsk: AskAct }) => {
  const company = useRecordContext<Company>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'companies', company);
  if (!company || !mayEdit) return null;
  const acts: CompanyAct[] = [
    'edit',
    ...(['activate', 'suspend'] as const).filter((act) => maySuffer(company, act)),
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }} onClick={stop}>
      {acts.map((act) => {
        const Icon = icons[act];
        const label = translate(act === 'edit' ? 'screens.editRow' : `companies.${act}.named`, {
          name: company.name,
        });
        return (
          <Tooltip key={act} title={label}>
            <IconButton size="small" aria-label={label} onClick={() => onAsk(act, [company])}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
