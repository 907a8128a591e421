import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Follow } from '../../components/follow/Follow.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { ContractMoves } from '../../resources/contracts/ContractMoves.tsx';
import { ContractProgress } from '../../resources/contracts/ContractProgress.tsx';
import { DeploymentLink } from '../../resources/contracts/DeploymentLink.tsx';
import { DocumentsPanel } from '../../resources/contracts/DocumentsPanel.tsx';
import { PdfButton } from '../../resources/contracts/PdfButton.tsx';
import { Signing } from '../../resources/contracts/Signing.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { useContractPath } from './useContractPath.ts';

const fields = [
  'employee',
  'client',
  'type',
  'status',
  'startDate',
  'endDate',
  'rate',
  'monthlyHours',
  'totalValue',
  'signedDate',
  'paperDocumentId',
  'overlapAgreed',
  'parentId',
  'noticeDays',
  'conversionFee',
  'conversionFeeDue',
  'endedOn',
  'endReason',
  'description',
];

/** One contract: its terms, its documents and its actions. */
export const ViewContractDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useContractPath();
  const { data, error, refetch } = useGetOne<Contract>('contracts', { id }, { retry: false });
  const gone = (error as { status?: number } | null)?.status === 404;
  return (
    <ContractFrame title={translate('contractsPage.view.title', { id })} onClose={close}>
      <ResourceContextProvider value="contracts">
        {data ? (
          <RecordContextProvider value={data}>
            <View contract={data} />
          </RecordContextProvider>
        ) : (
          <DialogContent>
            {gone ? (
              <Alert severity="error">{translate('contractsPage.view.gone')}</Alert>
            ) : error ? (
              <CouldNotLoad
                title={translate('contractsPage.view.failed')}
                error={error}
                onRetry={() => refetch()}
              />
            ) : (
              <Skeleton variant="rounded" height={240} />
            )}
          </DialogContent>
        )}
      </ResourceContextProvider>
    </ContractFrame>
  );
};

const View = ({ contract }: { contract: Contract }) => {
  const translate = useTranslate();
  const { pathTo } = useContractPath();
  const may = useMay('edit', 'contracts', contract);
  const frozen = Boolean(contracts.frozen?.(contract));
  const signed = contract.signedDate !== null;
  return (
    <>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
        <Box sx={{ justifySelf: 'start', mb: -1 }}>
          <Follow noun="contracts" row={contract} />
        </Box>
        {may && frozen && (
          <Alert
            severity="info"
            sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: 1 } }}
            action={
              signed && (
                <Button color="inherit" component={Link} to={pathTo('create', { renew: contract.id })}>
                  {translate('contractsPage.view.renew')}
                </Button>
              )
            }
          >
            {translate(`contractsPage.view.${signed ? 'signed' : 'pending'}`)}
          </Alert>
        )}
        <Facts group={{ fields }} isBrief />
        <Box sx={{ maxWidth: 360 }}>
          <ContractProgress />
        </Box>
        <Signing />
        <DocumentsPanel />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DeploymentLink />
        <PdfButton />
        {may && !frozen && (
          <Button component={Link} to={pathTo(contract.id)}>
            {translate('contractsPage.view.edit')}
          </Button>
        )}
        <ContractMoves />
      </DialogActions>
    </>
  );
};
