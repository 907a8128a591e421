import { ReasonDialog } from '../../../components/screens/dialogs/ReasonDialog.tsx';
import type { BookWords } from './useBookWords.ts';
import { useMonthActs } from './useMonthActs.ts';

interface Props {
  month: string;
  words: BookWords;
  onClose: () => void;
}

/** Asks why a month is opened again. */
export const ReopenDialog = ({ month, words: { word, month: name }, onClose }: Props) => {
  const { reopen, busy } = useMonthActs(onClose);
  return (
    <ReasonDialog
      title={word('reopen.title', { month: name(month) })}
      text={word('reopen.text')}
      stored={['accountingPeriods', 'reason']}
      confirm={word('reopen.do')}
      color="primary"
      busy={busy}
      onConfirm={(reason) => reopen(month, reason)}
      onCancel={onClose}
    />
  );
};
