import Button from '@mui/material/Button';
import { useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { isDeployment } from '../../../domain/contract/deals/deployments.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** From a signed contract to the page of the work under it. */
export const DeploymentLink = () => {
  const contract = useRecordContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const basename = useBasename();
  if (!contract || userType === 'admin' || !isDeployment(contract) || contract.signedDate === null)
    return null;
  return (
    <Button component={Link} to={`${basename}/deployments/${contract.id}/show`}>
      {translate('pages.contracts.deployment')}
    </Button>
  );
};
