import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { useViewing } from '../contract/useViewing.ts';
import { SwitchRow } from '../settings/SwitchRow.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

const queryKey = ['secondFactor'];

/** The switch of the user's second factor: both directions need a code. */
export const SecondFactorRow = () => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<DataProvider>();
  const viewing = useViewing();
  const { advancedSecurity } = usePlatform().features;
  const [turningTo, setTurningTo] = useState<'on' | 'off' | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.secondFactor({ signal })).data,
    retry: false,
  });
  const close = () => {
    setTurningTo(null);
    queryClient.invalidateQueries({ queryKey });
  };
  return (
    <SwitchRow
      label={translate('settings.security.twoFactor.label')}
      description={translate('settings.security.twoFactor.about')}
      checked={data?.on ?? false}
      disabled={!data || viewing || !(data.on || advancedSecurity)}
      onChange={(on) => setTurningTo(on ? 'on' : 'off')}
    >
      {isPending && <Skeleton width={120} />}
      {error && <Unknown error={error} onRetry={refetch} />}
      {data?.on && (
        <Typography variant="body2">
          {translate('settings.security.twoFactor.left', { smart_count: data.codesLeft })}
        </Typography>
      )}
      {turningTo === 'on' && <SecondFactorSetUp onClose={close} />}
      {turningTo === 'off' && <SecondFactorOff onClose={close} />}
    </SwitchRow>
  );
};

const Unknown = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  if (isApiError(error) && error.code === 'demo.no-password')
    return <Typography variant="body2">{translate('settings.security.serverOnly')}</Typography>;
  return (
    <Typography variant="body2" color="error" role="alert">
      {reasonOf(error)}
      <Button size="small" onClick={onRetry}>
        {translate('shell.failed.retry')}
      </Button>
    </Typography>
  );
};
