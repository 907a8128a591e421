import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  DateInput,
  TextInput,
  useDataProvider,
  useLocale,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Candidate } from '../../../../domain/contract/candidates/candidates.ts';
import type { Request } from '../../../../domain/contract/deals/requests.ts';
import type { Crew } from '../../../../domain/matching/crew/crew.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { addDays } from '../../../../domain/time/days.ts';
import { useReason } from '../../../auth/useReason.ts';
import { writeDay } from '../../../components/fields/writeDay.ts';
import { validateField } from '../../../components/inputs/validateField.ts';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../../components/screens/forms/FormFault.tsx';
import type { DataProvider } from '../../../dataProvider/port.ts';
import { platformDay } from '../../../platform/platformDay.ts';
import { firstTerms } from '../firstTerms.ts';
import { usualValidity } from '../ProposeForm.tsx';
import { useFirstDay } from '../useFirstDay.ts';

interface Props {
  request: Request;
  crew: Crew;
  candidates: readonly Candidate[];
  onClose: () => void;
}

/** Proposes a crew at the usual rates of its people, all or none of them. */
export const QuoteCrewDialog = ({ request, crew, candidates, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const locale = useLocale();
  const { send, sending, fault } = useQuoteCrew(request, onClose);
  const firstDay = useFirstDay();
  const quotes = crew.seats.flatMap(({ role, candidateId }) => {
    const candidate = candidates.find(({ id }) => id === candidateId);
    if (!candidate) return [];
    const { name, rate, currency } = candidate;
    return [
      {
        name,
        quote: { candidateId, role, rate, currency, ...firstTerms(candidate, currency, request, firstDay) },
      },
    ];
  });
  const words = { smart_count: quotes.length };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('requests.crews.quoteTitle', words)}</DialogTitle>
      <Form
        record={{}}
        defaultValues={{ validUntil: addDays(platformDay(), usualValidity), message: null }}
        onSubmit={(terms: FieldValues) =>
          send(
            quotes.map(({ quote }) => quote),
            terms,
          )
        }
      >
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 1.5 }}>{translate('requests.crews.quoteLead')}</DialogContentText>
          <FormFault fault={fault} />
          <Box component="ul" sx={{ m: 0, mb: 2, pl: 2, display: 'grid', gap: 0.75 }}>
            {quotes.map(({ name, quote: { candidateId, role, rate, currency, startDate } }) => (
              <li key={candidateId}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                {` · ${role}`}
                <Typography variant="body2" color="textSecondary">
                  {translate('requests.crews.terms', {
                    rate: formatMoney(rate, currency, locale),
                    date: writeDay(startDate, locale, 'medium'),
                  })}
                </Typography>
              </li>
            ))}
          </Box>
          <DateInput
            source="validUntil"
            label="requests.propose.validUntil"
            helperText={false}
            parse={(day: string) => day || null}
            validate={validateField('proposals', 'validUntil')}
          />
          <TextInput
            source="message"
            label="requests.propose.message"
            multiline
            minRows={2}
            fullWidth
            helperText={false}
            validate={validateField('proposals', 'message')}
          />
        </DialogContent>
        <FormButtons label={translate('requests.propose.send', words)} busy={sending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};

type Quotes = Parameters<DataProvider['quoteCrew']>[0]['quotes'];

const useQuoteCrew = (request: Request, onDone: () => void) => {
  const { quoteCrew } = useDataProvider<DataProvider>();
  const notify = useNotify();
  const reasonOf = useReason();
  const refresh = useRefresh();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (quotes: Quotes, { validUntil, message }: FieldValues) => {
    setSending(true);
    setFault(undefined);
    try {
      await quoteCrew({ id: request.id, quotes, validUntil: validUntil ?? null, message: message || null });
      notify('requests.propose.sent', { type: 'success', messageArgs: { smart_count: quotes.length } });
      onDone();
    } catch (error) {
      setFault(reasonOf(error));
    } finally {
      setSending(false);
      refresh();
    }
  };
  return { send, sending, fault };
};
