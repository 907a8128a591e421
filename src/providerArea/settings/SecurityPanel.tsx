import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBasename, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSecured, type SecurityKey, securityRow } from '../../../domain/settings/switches.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { SecondFactorRow } from '../../components/accountSecurity/SecondFactorRow.tsx';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { SwitchRow } from '../../components/settings/SwitchRow.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { usePreferences } from '../../resources/preferences/usePreferences.ts';
import { useSwitch } from '../../resources/preferences/useSwitch.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** Two-factor authentication of the user's own account, and the company's security settings. */
export const SecurityPanel = () => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const basename = useBasename();
  const { companyId } = useActor();
  const mayChange = useMay('edit', 'preferences', { companyId, userId: null });
  const [listing, setListing] = useState(false);
  const { data, error, refetch } = usePreferences('security');
  const { turn, turning } = useSwitch();
  const { advancedSecurity } = usePlatform().features;
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;

  const choose = (key: SecurityKey, enabled: boolean, value?: string | null) =>
    turn(
      securityRow(data, key),
      { enabled, ...(value !== undefined && { value }) },
      { kind: 'security', key, label: translate(`settings.security.${key}.label`), userId: null },
    );
  const chooseKindly = (key: SecurityKey, enabled: boolean) =>
    choose(key, enabled).catch((refused: unknown) => {
      notifyFailure(refused);
      refresh();
    });
  const switchOf = (key: SecurityKey) => ({
    label: translate(`settings.security.${key}.label`),
    description: translate(`settings.security.${key}.about`),
    checked: isSecured(data, key),
    disabled: !mayChange || turning,
    onChange: (on: boolean) => {
      if (key === 'ipRestriction' && on) setListing(true);
      else chooseKindly(key, on);
    },
  });
  const restricted = isSecured(data, 'ipRestriction');
  const mayList = mayChange && advancedSecurity;
  return (
    <Panel title={translate('settings.security.title')}>
      {!mayChange && <Alert severity="info">{translate('settings.security.companyOnly')}</Alert>}
      {!advancedSecurity && <Alert severity="info">{translate('platformSettings.off.security')}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <SecondFactorRow />
        <SwitchRow {...switchOf('sessionTimeout')} />
        <SwitchRow {...switchOf('ipRestriction')} disabled={!(restricted ? mayChange : mayList) || turning}>
          {restricted && mayList && (
            <Button size="small" onClick={() => setListing(true)}>
              {translate('settings.security.ipRestriction.edit')}
            </Button>
          )}
        </SwitchRow>
        <SwitchRow {...switchOf('auditLogs')}>
          <Button size="small" component={Link} to={`${basename}/auditLogs`}>
            {translate('settings.security.auditLogs.show')}
          </Button>
        </SwitchRow>
      </Box>
      {listing && (
        <AddressDialog
          list={securityRow(data, 'ipRestriction')?.value ?? ''}
          onSave={(list) => choose('ipRestriction', true, list)}
          onClose={() => setListing(false)}
        />
      )}
    </Panel>
  );
};
