import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { OwnSession } from '../../../domain/security/ownSession.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { ConfirmDialog } from '../screens/dialogs/ConfirmDialog.tsx';
import { TabFailure } from '../settings/TabFailure.tsx';
import { TabSkeleton } from '../settings/TabSkeleton.tsx';
import { Panel } from '../tiles/Panel.tsx';
import { SessionLine } from './SessionLine.tsx';

const queryKey = ['ownSessions'];

/** The user's sessions, each with a button to end it. */
export const SessionsPanel = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<DataProvider>();
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.ownSessions({ signal })).data,
    retry: false,
  });
  const end = async (chosen: OwnSession | 'others') => {
    setBusy(true);
    try {
      if (chosen === 'others') await dataProvider.endOtherSessions();
      else await dataProvider.endOwnSession({ id: chosen.id });
      notify(`settings.sessions.${chosen === 'others' ? 'othersEnded' : 'ended'}`, { type: 'success' });
    } catch (failure) {
      notifyFailure(failure);
    }
    setBusy(false);
    setAsked(null);
    queryClient.invalidateQueries({ queryKey });
  };
  const others = data?.some(({ current }) => !current);
  const which = asked === 'others' ? 'others' : 'one';
  return (
    <Panel title={translate('settings.sessions.title')}>
      <Typography variant="body2" color="textSecondary">
        {translate('settings.sessions.about')}
      </Typography>
      {!data && (error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />)}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </Box>
      {others && (
        <Button variant="outlined" color="error" sx={{ mt: 1.5 }} onClick={() => setAsked('others')}>
          {translate('settings.sessions.endOthers')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={translate(`settings.sessions.confirm.${which}`)}
          text={translate(`settings.sessions.confirm.${which}Text`)}
          confirm={translate(`settings.sessions.${asked === 'others' ? 'endOthers' : 'end'}`)}
          cancel={translate('ra.action.cancel')}
          busy={busy}
          onConfirm={() => end(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
};
