import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SaveButton, TextInput, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { commissionRateKey, isCommissionRate } from '../../../domain/contract/platform/commissionRate.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** The platform's share of what providers invoice to clients. */
export const CommissionPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const mayChange = useMay('edit', 'preferences');
  const [update] = useUpdate();
  const row = rows.findLast(({ key }) => key === commissionRateKey);
  if (!row) return null;
  const save = ({ value }: { value?: string | null }) =>
    update(
      'preferences',
      { id: row.id, data: { value: value?.trim().replace(',', '.') || null }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('platformSettings.commission.saved', { type: 'success' });
          refresh();
        },
        onError: notifyFailure,
      },
    );
  return (
    <Panel title={translate('platformSettings.commission.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('platformSettings.commission.about')}
      </Typography>
      <Form record={row} onSubmit={save}>
        <TextInput
          source="value"
          label="platformSettings.commission.percent"
          helperText={false}
          readOnly={!mayChange}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          validate={(value?: string | null) =>
            !value || isCommissionRate(value.trim().replace(',', '.'))
              ? undefined
              : translate('platformSettings.commission.range')
          }
        />
        {mayChange && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <SaveButton label="platformSettings.commission.save" />
          </Box>
        )}
      </Form>
    </Panel>
  );
};
