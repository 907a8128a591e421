import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  CreateBase,
  ResourceContextProvider,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import type { RequestStep } from '../../../domain/contract/deals/requestSteps.ts';
import { lastQuestionTo } from '../../../domain/insight/waiting.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';

/** Answers the other company's question, while there is one. All else is written in the conversation. */
export const WriteStep = ({ steps }: { steps: readonly RequestStep[] }) => {
  const request = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const { userType } = useActor();
  const may = useMay('create', 'requestSteps');
  if (!request || !may || userType === 'admin' || !lastQuestionTo(userType, steps)) return null;
  const onSuccess = () => {
    notify('requests.write.sent', { type: 'success' });
    refresh();
  };
  return (
    <ResourceContextProvider value="requestSteps">
      <NoRow>
        <CreateBase
          redirect={false}
          mutationOptions={{ onSuccess }}
          transform={(words: object) => ({ ...words, requestId: request.id, kind: 'answer' })}
        >
          <AnswerForm />
        </CreateBase>
      </NoRow>
    </ResourceContextProvider>
  );
};

const AnswerForm = () => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={{ text: null }}>
      <Box sx={{ maxWidth: 760 }}>
        <TextInput
          source="text"
          label="requests.write.label"
          multiline
          minRows={2}
          isRequired
          helperText={false}
          validate={needed(validateField('requestSteps', 'text'))}
        />
        <Button type="submit" variant="contained" loading={saving} sx={{ mt: 1 }}>
          {translate('requests.write.answer')}
        </Button>
      </Box>
    </Form>
  );
};
