import Box from '@mui/material/Box';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { questionKeys } from '../../../domain/contract/reports/question.ts';
import { reports } from '../../../domain/contract/reports/reports.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { FormDialog } from '../../components/screens/dialogs/FormDialog.tsx';
import { QuestionInputs } from './QuestionInputs.tsx';

type Answers = Record<string, unknown>;
type Condition = { field?: string | null; operator?: string | null; value?: string | null } | null;

const optional = ['groupBy', 'interval', 'measure', 'measured', 'dateField', 'range', 'from', 'to'];

/**
 * Converts the form's values to a query: empty values become null, and inputs that do not apply are left out.
 */
const asQuestion = (answers: Answers): Answers => {
  const told: Answers = { ...answers, conditions: ((answers.conditions ?? []) as Condition[]).map(whole) };
  for (const field of optional) told[field] = told[field] || null;
  if (told.measure === null) return { ...told, groupBy: null, interval: null, measured: null };
  return { ...told, fields: [], ...(told.measure === 'Count' && { measured: null }) };
};

const whole = (condition: Condition) => ({
  field: condition?.field ?? '',
  operator: condition?.operator ?? 'eq',
  value: condition?.value ?? '',
});

interface Props {
  /** The initial values, such as the query of a template. */
  first?: Record<string, unknown>;
  onClose: () => void;
}

const named = ['name', 'type', 'format'];
const empty = firstFormValues(reports, [...named, ...questionKeys]);

/** Creates a report: its name, query and file format. */
export const CreateReportDialog = ({ first, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const onCreated = () => {
    notify('reportsPage.started', { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <FormDialog
      resource="reports"
      title={translate('reportsPage.create')}
      submitLabel={translate('reportsPage.create')}
      size="md"
      first={{ ...empty, ...first }}
      transform={asQuestion}
      onCreated={onCreated}
      onClose={onClose}
    >
      <KeepDraft />
      <Box sx={head}>
        {named.map((field) => (
          <NounInput key={field} source={field} />
        ))}
      </Box>
      <QuestionInputs />
    </FormDialog>
  );
};

const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  '& > *': { minWidth: 0 },
};
