import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Passkey } from '../../../../domain/security/passkeys.ts';
import { hasPasskeys } from '../../../auth/passkey.ts';
import { send } from '../../../auth/send.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { isWithoutServer } from '../../../platform/siteAddress.ts';
import { ConfirmDialog } from '../../screens/dialogs/ConfirmDialog.tsx';
import { TabFailure } from '../../settings/TabFailure.tsx';
import { TabSkeleton } from '../../settings/TabSkeleton.tsx';
import { Panel } from '../../tiles/Panel.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import { usePasskeyAct, usePasskeys } from './usePasskeys.ts';

/** The passkeys of the signed-in person. */
export const PasskeysPanel = () => {
  const translate = useTranslate();
  if (isWithoutServer)
    return (
      <Panel title={translate('settings.passkeys.title')}>
        <Typography variant="body2">{translate('settings.passkeys.serverOnly')}</Typography>
      </Panel>
    );
  return <PasskeyList />;
};

type Opened = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey };

const PasskeyList = () => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, refetch } = usePasskeys();
  const close = () => setOpened(null);
  const add = (
    <Button size="small" variant="outlined" onClick={() => setOpened({ act: 'add' })}>
      {translate('settings.passkeys.add')}
    </Button>
  );
  return (
    <Panel title={translate('settings.passkeys.title')} action={hasPasskeys() && add}>
      <Typography variant="body2" color="textSecondary">
        {translate(`settings.passkeys.${hasPasskeys() ? 'about' : 'unsupported'}`)}
      </Typography>
      {!data && (error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />)}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onAct={(act) => setOpened({ act, passkey })} />
        ))}
      </Box>
      {opened?.act === 'add' && <NameDialog onClose={close} />}
      {opened?.act === 'rename' && <NameDialog passkey={opened.passkey} onClose={close} />}
      {opened?.act === 'remove' && <Removal passkey={opened.passkey} onClose={close} />}
    </Panel>
  );
};

const Removal = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const act = usePasskeyAct();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await act(() => send('DELETE /auth/passkeys/{id}', { id }), 'settings.passkeys.removed', name).catch(
      notifyFailure,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate('settings.passkeys.removeTitle', { name })}
      text={translate('settings.passkeys.removeText')}
      confirm={translate('settings.passkeys.remove')}
      cancel={translate('ra.action.cancel')}
      colour="error"
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
};
