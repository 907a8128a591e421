import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { EndReasonInput } from './EndReasonInput.tsx';
import { usePrepared } from './usePrepared.ts';
import { useSend } from './useSend.ts';
import { WayForm, type WayProps } from './WayForm.tsx';
import { WrittenReason, writtenReason } from './WrittenReason.tsx';

/** Declines the request in context, with a reason. */
export const DeclineForm = ({ onLeave, onDone }: WayProps) => {
  const translate = useTranslate();
  const request = useRecordContext();
  const dataProvider = useDataProvider();
  const prepared = usePrepared('decline');
  const { send, sending } = useSend('decline', 'requests.decline.sent', onDone);
  return (
    <WayForm
      way="decline"
      first={{ endReason: 'Other', reason: '' }}
      prepared={prepared?.message ? { reason: prepared.message } : null}
      sendLabel={translate('requests.decline.send')}
      sending={sending}
      onLeave={onLeave}
      onSend={(answers) =>
        send(() =>
          dataProvider.update('requests', {
            id: String(request?.id),
            data: { status: 'Declined', endReason: answers.endReason, reason: writtenReason(answers) },
            previousData: request,
          }),
        )
      }
    >
      {request && <EndReasonInput noun="requests" from={request.status} to="Declined" />}
      <WrittenReason
        noun="requests"
        to="Declined"
        label="requests.decline.reason"
        helperText="requests.decline.hint"
      />
    </WayForm>
  );
};
