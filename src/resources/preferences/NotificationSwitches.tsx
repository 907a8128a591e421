import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import {
  type NotificationKey,
  notificationSwitch,
  wantsNotification,
} from '../../../domain/settings/switches.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { SwitchRow } from '../../components/settings/SwitchRow.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { IncomingPanel } from './IncomingPanel.tsx';
import { usePreferences } from './usePreferences.ts';
import { useSwitch } from './useSwitch.ts';

interface Props {
  keys: readonly NotificationKey[];
  /** Switches for how notifications are mailed. */
  delivery: readonly NotificationKey[];
}

/**
 * Notification settings by topic and channel: the user's own, or the company's default until they choose. Then the
 * company's rule for what arrives.
 */
export const NotificationSwitches = ({ keys, delivery }: Props) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { userId } = useActor();
  const mayChange = useMay('create', 'preferences');
  const { data, error, refetch } = usePreferences('notification');
  const { turn, turning } = useSwitch();
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;

  const choose = async (key: NotificationKey, enabled: boolean) => {
    const row = notificationSwitch(data, key, userId);
    const own = row?.userId === userId ? row : undefined;
    try {
      await turn(
        own,
        { enabled },
        { kind: 'notification', key, label: translate(`settings.notifications.${key}.label`) },
      );
    } catch (refused) {
      notifyFailure(refused);
      refresh();
    }
  };
  const switchesOf = (some: readonly NotificationKey[]) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {some.map((key) => (
        <SwitchRow
          key={key}
          label={translate(`settings.notifications.${key}.label`)}
          description={translate(`settings.notifications.${key}.about`)}
          checked={key !== 'sms' && wantsNotification(data, key, userId)}
          disabled={!mayChange || turning || key === 'sms'}
          onChange={(on) => choose(key, on)}
        />
      ))}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={translate('settings.tabs.notifications')}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('follow.whom')}
        </Typography>
        {!mayChange && <Alert severity="info">{translate('settings.readOnly')}</Alert>}
        {switchesOf(keys)}
      </Panel>
      <Panel title={translate('settings.delivery')}>{switchesOf(delivery)}</Panel>
      <IncomingPanel />
    </Box>
  );
};
