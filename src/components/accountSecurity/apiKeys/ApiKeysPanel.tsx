import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import type { ApiKey } from '../../../../domain/contract/accounts/apiKeys.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../../dataProvider/port.ts';
import { inSite, isWithoutServer } from '../../../platform/siteAddress.ts';
import { ConfirmDialog } from '../../screens/dialogs/ConfirmDialog.tsx';
import { TabFailure } from '../../settings/TabFailure.tsx';
import { TabSkeleton } from '../../settings/TabSkeleton.tsx';
import { Panel } from '../../tiles/Panel.tsx';
import { ApiKeyLine } from './ApiKeyLine.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { McpAddress } from './McpAddress.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

/** The user's API keys and, for administrators, those of the company. */
export const ApiKeysPanel = () => {
  const translate = useTranslate();
  if (isWithoutServer)
    return (
      <Panel title={translate('settings.apiKeys.title')}>
        <Typography variant="body2">{translate('settings.apiKeys.serverOnly')}</Typography>
      </Panel>
    );
  return <KeyList />;
};

type Opened = { act: 'create' } | { act: 'rotate' | 'revoke'; key: ApiKey };

const KeyList = () => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, refetch } = useGetList<ApiKey>('apiKeys', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });
  const close = () => {
    setOpened(null);
    refetch();
  };
  return (
    <Panel
      title={translate('settings.apiKeys.title')}
      action={
        <Button size="small" variant="outlined" onClick={() => setOpened({ act: 'create' })}>
          {translate('settings.apiKeys.create')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {translate('settings.apiKeys.about')}{' '}
        <Link href={inSite('/api/docs')} target="_blank" rel="noopener">
          {translate('settings.apiKeys.reference')}
        </Link>
      </Typography>
      <McpAddress />
      {!data && (error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />)}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((key) => (
          <ApiKeyLine key={key.id} apiKey={key} onAct={(act) => setOpened({ act, key })} />
        ))}
      </Box>
      {opened?.act === 'create' && <CreateKeyDialog onClose={close} />}
      {opened?.act === 'rotate' && <RotateKeyDialog apiKey={opened.key} onClose={close} />}
      {opened?.act === 'revoke' && <Revocation apiKey={opened.key} onClose={close} />}
    </Panel>
  );
};

const Revocation = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider<DataProvider>();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await dataProvider.revokeApiKey({ id });
      notify('settings.apiKeys.revoked', { type: 'success', messageArgs: { name } });
    } catch (failure) {
      notifyFailure(failure);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate('settings.apiKeys.revokeTitle', { name })}
      text={translate('settings.apiKeys.revokeText')}
      confirm={translate('settings.apiKeys.revoke')}
      cancel={translate('ra.action.cancel')}
      colour="error"
      busy={busy}
      onConfirm={revoke}
      onCancel={onClose}
    />
  );
};
