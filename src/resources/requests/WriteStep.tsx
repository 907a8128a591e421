import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  CreateBase,
  ResourceContextProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useRef } from 'react';
import type { RequestStep } from '../../../domain/contract/deals/requestSteps.ts';
import { lastQuestionTo } from '../../../domain/insight/waiting.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { needed } from './needed.ts';

type Kind = 'question' | 'answer';

/** Answers the other company's question, or asks one. */
export const WriteStep = ({ steps }: { steps: readonly RequestStep[] }) => {
  const request = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const kind = useRef<Kind>('question');
  const { userType } = useActor();
  const may = useMay('create', 'requestSteps');
  if (!request || !may || userType === 'admin') return null;
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
          transform={(words: object) => ({ ...words, requestId: request.id, kind: kind.current })}
        >
          <WriteForm
            isAsked={lastQuestionTo(userType, steps) !== undefined}
            onKind={(chosen) => {
              kind.current = chosen;
            }}
          />
        </CreateBase>
      </NoRow>
    </ResourceContextProvider>
  );
};

const WriteForm = ({ isAsked, onKind }: { isAsked: boolean; onKind: (kind: Kind) => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const button = (kind: Kind, first: boolean) => (
    <Button
      type="submit"
      variant={first ? 'contained' : 'outlined'}
      loading={saving}
      onClick={() => onKind(kind)}
    >
      {translate(kind === 'answer' ? 'requests.write.answer' : 'requests.write.ask')}
    </Button>
  );
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {isAsked && button('answer', true)}
          {button('question', !isAsked)}
        </Box>
      </Box>
    </Form>
  );
};
