import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/integrations.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TabFailure } from './TabFailure.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

/** The services around TalentBench, each with whether it is connected. */
export const IntegrationsTab = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Integration>(
    'integrations',
    { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { retry: false },
  );
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <Panel title={translate('settings.tabs.integrations')}>
      {data.length === 0 && (
        <Typography color="textSecondary">{translate('settings.integrations.none')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, name, description, status }) => (
          <Box key={id} component="li" sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {description}
              </Typography>
            </Box>
            <StatusChip value={status} label={translate(`settings.integrations.status.${status}`)} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

const row = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { border: 0 },
};
