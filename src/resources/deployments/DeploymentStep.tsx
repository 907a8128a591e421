import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useGetList, useListContext, useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Amendment } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { waitingSheet } from '../../../domain/contract/deals/deploymentWork.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AmendMenu } from './AmendButtons.tsx';
import { useSheets } from './useSheets.ts';

/** What a row of the list waits for, and the other actions. */
export const DeploymentStep = () => {
  const sheets = useSheets();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 0.5 }}
      onClick={(event) => event.stopPropagation()}
    >
      <AnswerStep />
      <SheetStep sheets={sheets} />
      <AmendMenu />
    </Box>
  );
};

/** Opens the deployment if an amendment waits for the reader's answer. One request serves a whole list. */
const AnswerStep = () => {
  const contract = useRecordContext<Contract>();
  const { data: listed } = useListContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const basename = useBasename();
  const contractId = (listed ?? []).map(({ id }) => id);
  const { data } = useGetList<Amendment>(
    'amendments',
    {
      filter: { contractId, status: 'Proposed' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: contractId.length > 0 },
  );
  const open = data?.some((one) => one.contractId === contract?.id && one.side !== userType);
  if (!contract || !open) return null;
  return (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={`${basename}/deployments/${contract.id}/show`}
      aria-label={translate('deployments.answerProposalOf', { name: contract.employee })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('deployments.answerProposal')}
    </Button>
  );
};

/** Opens the timesheet that waits for the reader: the provider enters hours, the client approves them. */
export const SheetStep = ({ sheets = [] }: { sheets?: readonly Timesheet[] | undefined }) => {
  const contract = useRecordContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const basename = useBasename();
  const side = userType === 'recruiter' ? 'recruiter' : 'provider';
  const sheet = waitingSheet(sheets, side);
  const may = useMay('edit', 'timesheets', sheet);
  if (!contract || !sheet || !may) return null;
  const key = side === 'provider' ? 'enterHours' : 'approveHours';
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={`${basename}/timesheets/${sheet.id}/show`}
      aria-label={translate(`deployments.${key}Of`, { name: contract.employee })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate(`deployments.${key}`)}
    </Button>
  );
};
