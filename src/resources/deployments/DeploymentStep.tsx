import Button from '@mui/material/Button';
import { useBasename, useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { waitingSheet } from '../../../domain/contract/deals/deploymentWork.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useSheets } from './useSheets.ts';

/** Opens the timesheet that waits for the reader: the provider enters hours, the client approves them. */
export const DeploymentStep = () => <SheetStep sheets={useSheets()} />;

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
      onClick={(event) => event.stopPropagation()}
      aria-label={translate(`deployments.${key}Of`, { name: contract.employee })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate(`deployments.${key}`)}
    </Button>
  );
};
