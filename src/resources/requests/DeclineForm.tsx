import { useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { EndReasonInput } from './EndReasonInput.tsx';
import { useSend } from './useSend.ts';
import { WayForm, type WayProps } from './WayForm.tsx';

/** Declines the request in context, with a reason. */
export const DeclineForm = ({ onLeave, onDone }: WayProps) => {
  const translate = useTranslate();
  const request = useRecordContext();
  const dataProvider = useDataProvider();
  const { send, sending } = useSend('decline', 'requests.decline.sent', onDone);
  return (
    <WayForm
      way="decline"
      first={{ endReason: 'Other', reason: '' }}
      sendLabel={translate('requests.decline.send')}
      sending={sending}
      onLeave={onLeave}
      onSend={({ endReason, reason }) =>
        send(() =>
          dataProvider.update('requests', {
            id: String(request?.id),
            data: { status: 'Declined', endReason, reason },
            previousData: request,
          }),
        )
      }
    >
      {request && <EndReasonInput noun="requests" from={request.status} to="Declined" />}
      <TextInput
        source="reason"
        label="requests.decline.reason"
        multiline
        minRows={4}
        isRequired
        helperText="requests.decline.hint"
        validate={needed(validateField('requests', 'reason'))}
      />
    </WayForm>
  );
};
