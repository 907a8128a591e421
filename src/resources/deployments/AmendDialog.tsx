import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { endAfterNotice } from '../../../domain/contract/deals/amendedTerms.ts';
import type { amendmentKinds } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';

interface Props {
  contract: Contract;
  kind: (typeof amendmentKinds)[number];
  onClose: () => void;
}

/** Proposes a later last day, or ends the deployment early: at once if the notice period is kept. */
export const AmendDialog = ({ contract, kind, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { id: contractId, employee: name, endDate, recruiterId } = contract;
  const isExtension = kind === 'Extension';
  const words = isExtension ? 'extend' : 'end';
  const statusOf = (day: unknown) => {
    if (recruiterId === null) return 'Agreed';
    return !isExtension && String(day) >= firstFreeDay(contract) ? 'Agreed' : 'Proposed';
  };
  return (
    <FormDialog
      resource="amendments"
      title={translate(`deployments.${words}Title`, { name })}
      lead={translate(`deployments.${words}Lead`, { name, date: writeDay(endDate, locale, 'medium') })}
      submitLabel={translate(`deployments.${isExtension ? 'propose' : 'endEarly'}`)}
      first={{ endDate: null, rate: null, reason: null, note: null, currency: contract.currency }}
      transform={({ endDate: day, rate, reason, note }) => ({
        contractId,
        kind,
        status: statusOf(day),
        endDate: day,
        ...(isExtension ? { rate } : { reason }),
        note,
      })}
      onCreated={({ status }) => {
        notify(status === 'Agreed' ? 'deployments.ended' : 'deployments.proposed', { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <NounInput source="endDate" />
      {isExtension ? <RateInput contract={contract} /> : <EarlyEndInputs contract={contract} />}
      <NounInput source="note" />
    </FormDialog>
  );
};

/** The first day on which either side can end the deployment alone. */
const firstFreeDay = (contract: Contract): string => endAfterNotice(contract, utcDay(new Date()));

const RateInput = ({ contract: { rate, currency, endDate } }: { contract: Contract }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <NounInput
      source="rate"
      help={translate('deployments.rateHint', {
        rate: formatMoney(rate, currency, locale),
        date: writeDay(endDate, locale, 'medium'),
      })}
    />
  );
};

const EarlyEndInputs = ({ contract }: { contract: Contract }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const day = useWatch({ name: 'endDate' }) as string | null;
  const first = firstFreeDay(contract);
  const isShort = contract.recruiterId !== null && day !== null && day < first;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {contract.noticeDays
          ? translate('deployments.noticeKept', {
              smart_count: contract.noticeDays,
              date: writeDay(first, locale, 'medium'),
            })
          : translate('deployments.noNotice')}
      </Typography>
      {isShort && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('deployments.tooShort')}
        </Alert>
      )}
      <NounInput source="reason" required />
    </>
  );
};
