import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useBasename, useDelete, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { todayHere } from './today.ts';
import { useBarWords } from './useBarWords.ts';
import type { BenchRow, NamedBar } from './useBench.ts';

interface Props {
  row: BenchRow;
  bar: NamedBar;
  onClose: () => void;
}

/** The actions for a bar: place a hold on a free candidate, release a hold, or open the contract. */
export const BarDialog = (props: Props) => {
  const mayHold = useMay('create', 'holds');
  const isFree = props.bar.state === 'free' || props.bar.state === 'later';
  return isFree && mayHold ? <HoldDialog {...props} /> : <FactsDialog {...props} />;
};

const holdFields = ['recruiterId', 'heldFor', 'startDate', 'endDate', 'note'];

const HoldDialog = ({ row: { candidate }, bar, onClose }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const today = todayHere();
  const startDate = bar.from < today && bar.to >= today ? today : bar.from;
  const close = () => {
    refresh();
    onClose();
  };
  return (
    <CreateDialog
      resource="holds"
      title={translate('benchCalendar.hold.title', { name: candidate.name })}
      lead={translate('benchCalendar.hold.lead')}
      submitLabel={translate('benchCalendar.hold.send')}
      done={translate('benchCalendar.hold.done', { name: candidate.name })}
      fields={holdFields}
      first={{ startDate, endDate: bar.to }}
      along={{ candidateId: candidate.id }}
      onClose={close}
    />
  );
};

const FactsDialog = ({ row: { candidate }, bar, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const basename = useBasename();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const words = useBarWords();
  const { hold } = bar;
  const ids = [bar.source, ...bar.beside].filter((id) => id?.startsWith('CT-'));
  const contracts = ids.map((id, place) => [id, [bar.client, ...bar.others][place]] as const);
  const mayRelease = useMay('delete', 'holds', hold);
  const [remove, { isPending }] = useDelete();
  const release = () =>
    remove(
      'holds',
      { id: String(hold?.id), previousData: hold },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('benchCalendar.hold.released', { type: 'success', messageArgs: { name: candidate.name } });
          refresh();
          onClose();
        },
        onError: notifyFailure,
      },
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{candidate.name}</DialogTitle>
      <DialogContent>
        <Typography>{words.whole(bar)}</Typography>
        {hold?.note && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{hold.note}</Typography>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {contracts.map(([id, client]) => (
          <Button key={id} component={Link} to={`${basename}/contracts/${id}/show`} variant="outlined">
            {contracts.length > 1
              ? translate('benchCalendar.openContractWith', { client })
              : translate('benchCalendar.openContract')}
          </Button>
        ))}
        {hold && mayRelease && (
          <Button variant="contained" loading={isPending} onClick={release}>
            {translate('benchCalendar.hold.release')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
