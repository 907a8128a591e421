import { TextInput, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { usePrepared } from './usePrepared.ts';
import { useSend } from './useSend.ts';
import { WayForm, type WayProps } from './WayForm.tsx';

/** Asks the recruiter a question, which puts the request under review. */
export const AskForm = ({ onLeave, onDone }: WayProps) => {
  const translate = useTranslate();
  const request = useRecordContext();
  const dataProvider = useDataProvider();
  const prepared = usePrepared('ask');
  const { send, sending } = useSend('ask', 'requests.ask.sent', onDone);
  return (
    <WayForm
      way="ask"
      first={{ text: '' }}
      prepared={prepared?.message ? { text: prepared.message } : null}
      sendLabel={translate('requests.ask.send')}
      sending={sending}
      onLeave={onLeave}
      onSend={({ text }) =>
        send(() =>
          dataProvider.create('requestSteps', {
            data: { requestId: request?.id, kind: 'question', text },
          }),
        )
      }
    >
      <TextInput
        source="text"
        label="requests.ask.text"
        multiline
        minRows={4}
        isRequired
        helperText={prepared?.message ? false : 'requests.draft'}
        validate={needed(validateField('requestSteps', 'text'))}
      />
    </WayForm>
  );
};
