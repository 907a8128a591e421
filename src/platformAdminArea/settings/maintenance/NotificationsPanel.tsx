import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import type { Preference } from '../../../../domain/contract/platform/preferences.ts';
import {
  type PlatformNotificationKey,
  platformChannels,
  platformNotificationKeys,
  platformRow,
  platformWants,
} from '../../../../domain/settings/platformNotifications.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { SwitchRow } from '../../../components/settings/SwitchRow.tsx';
import { TabFailure } from '../../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../../components/tiles/Panel.tsx';
import { useSwitch } from '../../../resources/preferences/useSwitch.ts';

const isChannel = (key: PlatformNotificationKey) => platformChannels.some((channel) => channel === key);
const channels = platformNotificationKeys.filter(isChannel);
const topics = platformNotificationKeys.filter((key) => !isChannel(key));

/** The channels and topics of operators’ notifications. Each switch applies to all operators. */
export const NotificationsPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Preference>(
    'preferences',
    {
      filter: { kind: 'notification', key: platformNotificationKeys },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false },
  );
  const mayChange = useMay('create', 'preferences');
  const rows = data?.filter(({ companyId }) => companyId === null);
  return (
    <Panel title={translate('maintenanceSettings.notifications.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('maintenanceSettings.notifications.lead')}
      </Typography>
      {!mayChange && <Alert severity="info">{translate('settings.readOnly')}</Alert>}
      {!rows && (error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />)}
      {rows &&
        [['channels', channels] as const, ['topics', topics] as const].map(([group, keys]) => (
          <Box key={group}>
            <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, mt: 2 }}>
              {translate(`maintenanceSettings.notifications.${group}`)}
            </Typography>
            <Switches rows={rows} keys={keys} mayChange={mayChange} />
          </Box>
        ))}
    </Panel>
  );
};

/** Text messages are not supported; the browser-only demo also sends no weekly report. */
const cannotBe = (key: PlatformNotificationKey) =>
  key === 'smsNotifications' || (key === 'userActivityReports' && import.meta.env.MODE === 'demo');

interface SwitchesProps {
  rows: readonly Preference[];
  keys: readonly PlatformNotificationKey[];
  mayChange: boolean;
}

const Switches = ({ rows, keys, mayChange }: SwitchesProps) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { turn, turning } = useSwitch();
  const choose = async (key: PlatformNotificationKey, enabled: boolean) => {
    const label = translate(`maintenanceSettings.notifications.labels.${key}`);
    try {
      await turn(platformRow(rows, key), { enabled }, { kind: 'notification', key, label });
    } catch (refused) {
      notifyFailure(refused);
      refresh();
    }
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {keys.map((key) => (
        <SwitchRow
          key={key}
          label={translate(`maintenanceSettings.notifications.labels.${key}`)}
          description={translate(
            key === 'userActivityReports' && cannotBe(key)
              ? 'maintenanceSettings.notifications.noReports'
              : `maintenanceSettings.notifications.about.${key}`,
          )}
          checked={!cannotBe(key) && platformWants(rows, key)}
          disabled={!mayChange || turning || cannotBe(key)}
          onChange={(on) => choose(key, on)}
        />
      ))}
    </Box>
  );
};
