import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { FeatureToggle } from '../../../domain/contract/platform/featureToggles.ts';
import { features, offeredFeatures } from '../../../domain/settings/features.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { SwitchRow } from '../../components/settings/SwitchRow.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** Turns a platform feature on or off and confirms it. */
const useToggle = () => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending: toggling }] = useUpdate();
  const toggle = (row: FeatureToggle, enabled: boolean, name: string) =>
    update(
      'featureToggles',
      { id: row.id, data: { enabled }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('platformSettings.toggled', { type: 'success', messageArgs: { name } });
          refresh();
        },
        onError: (error) => {
          notifyFailure(error);
          refresh();
        },
      },
    );
  return { toggle, toggling };
};

/** Feature Toggles: each with its description and category. */
export const FeaturesTab = () => {
  const translate = useTranslate();
  const mayChange = useMay('edit', 'featureToggles');
  const { toggle, toggling } = useToggle();
  const { data, error, refetch } = useGetList<FeatureToggle>(
    'featureToggles',
    { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { retry: false },
  );
  const categoryOf = ({ category }: FeatureToggle) =>
    translate(`platformSettings.categories.${category}`, { _: category });
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <Panel title={translate('platformSettings.tabs.features')}>
      {!mayChange && <Alert severity="info">{translate('settings.readOnly')}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {offeredFeatures().map((key) => {
          const row = data.find(({ name }) => name === features[key].name);
          const label = translate(`platformSettings.features.${key}.name`);
          return (
            row && (
              <SwitchRow
                key={key}
                label={label}
                description={translate(`platformSettings.features.${key}.about`)}
                checked={row.enabled}
                disabled={!mayChange || toggling}
                onChange={(on) => toggle(row, on, label)}
              >
                <Typography variant="caption" color="textSecondary">
                  {translate('platformSettings.category', { category: categoryOf(row) })}
                </Typography>
              </SwitchRow>
            )
          );
        })}
      </Box>
    </Panel>
  );
};
