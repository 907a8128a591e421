import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { waitingSheet } from '../../../domain/contract/deals/deploymentWork.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AmendMenu } from './AmendButtons.tsx';
import { useOpenAmendment } from './useOpenAmendment.ts';
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

/** Opens the deployment if an amendment waits for the reader's answer. */
const AnswerStep = () => {
  const contract = useRecordContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const basename = useBasename();
  const open = useOpenAmendment();
  if (!contract || !open || open.side === userType) return null;
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
