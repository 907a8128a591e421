import VerifyIcon from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useGetList, useTranslate } from 'react-admin';
import type { AuditVerification } from '../../../domain/contract/security/auditVerifications.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ChainVerdict } from './ChainVerdict.tsx';

/** The polling interval while a verification runs, in milliseconds. */
const lookAgain = 1000;
const newest = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' },
} as const;

/** The result of the last verification of the audit log, and a button to run it again. */
export const ChainPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<AuditVerification>('auditVerifications', newest, {
    refetchInterval: ({ state }) => (state.data?.data[0]?.status === 'Running' ? lookAgain : false),
  });
  const last = data?.[0];
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title={translate('security.chain.title')}>
        {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        <Box sx={row}>
          <Box sx={{ minWidth: 0, flex: '1 1 300px' }} role="status">
            {data && <ChainVerdict last={last} />}
          </Box>
          <VerifyButton running={last?.status === 'Running'} />
        </Box>
        {last?.status === 'Running' && (
          <LinearProgress
            variant={last.total ? 'determinate' : 'indeterminate'}
            value={last.total ? (100 * last.checked) / last.total : undefined}
            aria-label={translate('security.chain.running')}
            sx={{ mt: 1.5 }}
          />
        )}
      </Panel>
    </Box>
  );
};

const VerifyButton = ({ running }: { running: boolean }) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const queries = useQueryClient();
  const [create, { isPending }] = useCreate();
  const verify = () =>
    create(
      'auditVerifications',
      { data: {} },
      {
        onSuccess: () => queries.invalidateQueries({ queryKey: ['auditVerifications'] }),
        onError: notifyFailure,
      },
    );
  if (!useMay('create', 'auditVerifications')) return null;
  return (
    <Button variant="outlined" startIcon={<VerifyIcon />} loading={isPending || running} onClick={verify}>
      {translate('security.chain.verify')}
    </Button>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' };
