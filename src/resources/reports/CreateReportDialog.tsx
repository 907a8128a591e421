import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import type { Noun } from '../../../domain/contract/noun.ts';
import { questionKeys } from '../../../domain/contract/question.ts';
import { reports } from '../../../domain/contract/reports.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { asQuestion } from './asQuestion.ts';
import { QuestionInputs } from './QuestionInputs.tsx';

interface Props {
  /** What the form starts with, as the question of a template. */
  first?: Record<string, unknown>;
  onClose: () => void;
}

const named = ['name', 'type', 'format'];
const empty = firstFormValues(reports as unknown as Noun, [...named, ...questionKeys]);

/** Makes a report: what it is called, what it asks, and in which file it is wanted first. */
export const CreateReportDialog = ({ first, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const onSuccess = () => {
    notify('reportsPage.started', { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{translate('reportsPage.create')}</DialogTitle>
      <ResourceContextProvider value="reports">
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess }} transform={asQuestion}>
            <Form record={{}} defaultValues={{ ...empty, ...first }}>
              <DialogContent sx={{ pt: 0 }}>
                <Box sx={head}>
                  {named.map((field) => (
                    <NounInput key={field} source={field} />
                  ))}
                </Box>
                <QuestionInputs />
              </DialogContent>
              <Buttons onClose={onClose} />
            </Form>
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('reportsPage.create')} busy={saving} onCancel={onClose} />;
};

const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  '& > *': { minWidth: 0 },
};
