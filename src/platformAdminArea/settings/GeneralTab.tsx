import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SaveButton, useBasename, useTranslate } from 'react-admin';
import { platformKeys } from '../../../domain/contract/platform/platformOptions.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { settingOf } from '../../../domain/settings/platform.ts';
import { askHealth } from '../../auth/askHealth.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { usePreferences } from '../../resources/preferences/usePreferences.ts';
import { CommissionPanel } from './CommissionPanel.tsx';
import { CurrenciesPanel } from './CurrenciesPanel.tsx';
import { DunningPanel } from './DunningPanel.tsx';
import { ExchangeRatesPanel } from './ExchangeRatesPanel.tsx';
import { SealPanel } from './SealPanel.tsx';
import { SettingChoices } from './SettingChoices.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

/** The version of the running server; read-only. */
const PlatformVersion = () => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => askHealth(signal),
    retry: false,
  });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {translate('platformSettings.version', { version: data?.version ?? '–' })}
    </Typography>
  );
};

/** The save button of a tab's form, disabled until there are changes. */
const SaveChanges = () => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
    <SaveButton label="platformSettings.save" />
  </Box>
);

/** Switching to another tab counts as leaving, although its path starts with this tab's path. */
const ownPath = '/settings/general';

/** General Settings: defaults for all screens, uploads and sessions. */
export const GeneralTab = () => {
  const { data, error, refetch } = usePreferences('platform');
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GeneralSettings rows={data} />
      <CurrenciesPanel rows={data} />
      <ExchangeRatesPanel rows={data} />
      <CommissionPanel rows={data} />
      <DunningPanel rows={data} />
      {import.meta.env.MODE !== 'demo' && <SealPanel />}
    </Box>
  );
};

const GeneralSettings = ({ rows }: { rows: Preference[] }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const mayChange = useMay('edit', 'preferences');
  const save = useSaveSettings(rows);
  const chosen = useMemo(
    () => ({ id: 'platform', ...Object.fromEntries(platformKeys.map((key) => [key, settingOf(rows, key)])) }),
    [rows],
  );
  return (
    <Panel title={translate('platformSettings.tabs.general')}>
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('settings.readOnly')}
        </Alert>
      )}
      <Form record={chosen} warnWhenUnsavedChanges formRootPathname={`${basename}${ownPath}`} onSubmit={save}>
        <SettingChoices readOnly={!mayChange} />
        {mayChange && <SaveChanges />}
      </Form>
      <PlatformVersion />
    </Panel>
  );
};
