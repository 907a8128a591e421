import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useEntryForm } from '../../auth/useEntryForm.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { FormButtons } from '../screens/forms/FormButtons.tsx';
import { FormFault } from '../screens/forms/FormFault.tsx';
import { lazyScreen } from '../screens/lazyScreen.ts';

const QrCode = lazyScreen(() => import('./QrCode.tsx'), 'QrCode');

interface Props {
  setUp: Awaited<ReturnType<DataProvider['beginSecondFactor']>>['data'];
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** The secret as a QR code and as text, and an input for the first code. */
export const FirstCodeForm = ({ setUp, onConfirmed, onClose }: Props) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  const { errors: texts } = useAuthTexts();
  const { form, general, busy, bind, submit } = useEntryForm({
    first: { code: '' },
    texts,
    check: ({ code }): { code?: string } =>
      /^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: 'settings.secondFactor.codeNeeded' },
    send: async ({ code }) => {
      const { data } = await dataProvider.confirmSecondFactor({ code });
      onConfirmed(data.recoveryCodes);
    },
  });
  const { error, ...field } = bind('code');
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography>{translate('settings.secondFactor.scan')}</Typography>
        <Box sx={{ justifySelf: 'center', width: 208, height: 208 }}>
          <Suspense>
            <QrCode text={setUp.uri} label={translate('settings.secondFactor.picture')} />
          </Suspense>
        </Box>
        <Typography variant="body2">
          {translate('settings.secondFactor.byHand')}
          <Box component="code" sx={{ display: 'block', mt: 0.5, fontSize: 14, overflowWrap: 'anywhere' }}>
            {setUp.secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Typography>
        <FormFault fault={general} />
        <TextField
          {...field}
          label={translate('settings.secondFactor.code')}
          autoComplete="one-time-code"
          error={Boolean(error)}
          helperText={error && translate(error, { _: error })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
      </DialogContent>
      <FormButtons label={translate('settings.secondFactor.confirm')} busy={busy} onCancel={onClose} />
    </form>
  );
};
