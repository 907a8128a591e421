import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SaveButton, TextInput, useTranslate } from 'react-admin';
import { commissionRateKey, isCommissionRate } from '../../../domain/contract/platform/commissionRate.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useSaveSetting } from './useSaveSetting.ts';

/** The platform's share of what providers invoice to clients. */
export const CommissionPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const mayChange = useMay('edit', 'preferences');
  const row = rows.findLast(({ key }) => key === commissionRateKey);
  const title = translate('platformSettings.commission.title');
  const store = useSaveSetting(row, {
    key: commissionRateKey,
    label: title,
    saved: 'platformSettings.commission.saved',
  });
  if (!row) return null;
  const save = ({ value }: { value?: string | null }) => store(value?.trim().replace(',', '.') || null);
  return (
    <Panel title={title}>
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
