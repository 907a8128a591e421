import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useReason } from '../../auth/useReason.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { SwitchRow } from '../../components/settings/SwitchRow.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

const keys = ['maskCandidates', 'requireNda'] as const;

/** What a provider asks of recruiters before it shows its candidates, or sends them for work. */
export const ProtectionPanel = () => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const refresh = useRefresh();
  const { companyId } = useActor();
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null);
  const mayChange = useMay('edit', 'companies', { id: companyId ?? '' });
  const {
    data: company,
    error,
    refetch,
  } = useGetOne<Company>('companies', { id: companyId ?? '' }, { enabled: companyId !== null });
  const [update, { isPending }] = useUpdate<Company>();
  if (!company) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;

  const turn = (key: (typeof keys)[number], on: boolean) => {
    setProblem(null);
    update(
      'companies',
      { id: company.id, data: { [key]: on }, previousData: company },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('settings.profile.saved', { type: 'success' }),
        onError: (refused) => {
          setProblem({ key, text: reasonOf(refused) });
          refresh();
        },
      },
    );
  };
  return (
    <Panel title={translate('protection.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {keys.map((key) => (
          <SwitchRow
            key={key}
            label={translate(`protection.${key}.label`)}
            description={translate(`protection.${key}.about`)}
            checked={company[key]}
            disabled={!mayChange || isPending}
            onChange={(on) => turn(key, on)}
          >
            {problem?.key === key && (
              <Alert severity="error" sx={{ mt: 1 }}>
                {problem.text}
              </Alert>
            )}
          </SwitchRow>
        ))}
      </Box>
    </Panel>
  );
};
