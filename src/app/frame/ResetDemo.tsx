import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';

const startAfresh = async () => {
  const { resetDemo } = await import('../../demo/start.ts');
  await resetDemo();
  window.location.reload();
};

/** In the demo: asks before every change made in this browser is discarded. */
export const ResetDemo = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('demo.reset.title')}
      text={translate('demo.reset.text')}
      confirm={translate('demo.reset.confirm')}
      cancel={translate('ra.action.cancel')}
      colour="error"
      onConfirm={startAfresh}
      onCancel={onClose}
    />
  );
};
