import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput, useLocale, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { isOpenDispute } from '../../../domain/contract/deals/disputeMoves.ts';
import type { Dispute } from '../../../domain/contract/deals/disputes.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

type Move = (data: Partial<Dispute>) => Promise<Record<string, string> | undefined>;

/** What this person can do with the dispute in context: answer it, withdraw it, decide it. */
export const DisputeActs = () => {
  const dispute = useRecordContext<Dispute>();
  const { userType } = useActor();
  const may = useMay('edit', 'disputes', dispute);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [update, { isPending }] = useUpdate();
  if (!dispute || !may || !isOpenDispute(dispute)) return null;
  /** The faults of the fields, if the move is refused because of them. */
  const move: Move = async (data) => {
    try {
      await update(
        'disputes',
        { id: dispute.id, data, previousData: dispute },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const faults = isApiError(error) ? error.body.errors : undefined;
      if (!faults || 'status' in faults) notifyFailure(error);
      return faults;
    }
    notify(`disputes.done.${data.status}`, { type: 'success' });
    return undefined;
  };
  if (userType === 'admin') return <Decide dispute={dispute} busy={isPending} move={move} />;
  if (userType === dispute.side) return <Withdraw busy={isPending} move={move} />;
  return dispute.status === 'Open' ? <Answer busy={isPending} move={move} /> : null;
};

const Answer = ({ busy, move }: { busy: boolean; move: Move }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('disputes.answerTitle')}>
      <Form
        record={{}}
        defaultValues={{ answer: '' }}
        onSubmit={({ answer }: Partial<Dispute>) => move({ status: 'Answered', answer: answer ?? null })}
      >
        <TextInput
          source="answer"
          label="resources.disputes.fields.answer"
          multiline
          minRows={4}
          isRequired
          helperText="disputes.answerHint"
          validate={needed(validateField('disputes', 'answer'))}
        />
        <Box>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('disputes.answer')}
          </Button>
        </Box>
      </Form>
    </Panel>
  );
};

const Withdraw = ({ busy, move }: { busy: boolean; move: Move }) => {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <Box>
      <Button color="inherit" onClick={() => setAsked(true)}>
        {translate('disputes.withdraw')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={translate('disputes.withdrawTitle')}
          text={translate('disputes.withdrawText')}
          confirm={translate('disputes.withdraw')}
          cancel={translate('contractsPage.moves.cancel')}
          busy={busy}
          onCancel={() => setAsked(false)}
          onConfirm={async () => {
            await move({ status: 'Withdrawn' });
            setAsked(false);
          }}
        />
      )}
    </Box>
  );
};

/** The operator decides once the other side has answered, or has had its days for it. */
const Decide = ({ dispute, busy, move }: { dispute: Dispute; busy: boolean; move: Move }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { status, answerBy } = dispute;
  if (status === 'Open' && utcDay(new Date()) <= answerBy)
    return (
      <Typography color="textSecondary">
        {translate('disputes.decideAfter', { date: writeDay(answerBy, locale, 'medium') })}
      </Typography>
    );
  return (
    <Panel title={translate('disputes.decideTitle')}>
      <Form
        record={{}}
        defaultValues={{ decision: null, ruling: '' }}
        onSubmit={({ decision, ruling }: Partial<Dispute>) =>
          move({ status: 'Decided', decision: decision ?? null, ruling: ruling ?? null })
        }
      >
        <NounInput source="decision" help={translate('disputes.decisionHint')} />
        <TextInput
          source="ruling"
          label="resources.disputes.fields.ruling"
          multiline
          minRows={4}
          isRequired
          helperText="disputes.rulingHint"
          validate={needed(validateField('disputes', 'ruling'))}
        />
        <Box>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('disputes.decide')}
          </Button>
        </Box>
      </Form>
    </Panel>
  );
};
