import Box from '@mui/material/Box';
import { useFormState, useWatch } from 'react-hook-form';
import { SimpleForm } from '../../components/screens/forms/Form.tsx';
import { FormToolbar } from '../../components/screens/forms/FormToolbar.tsx';
import { InputGrid } from '../../components/screens/forms/InputGroups.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface Props {
  fields: readonly string[];
  defaultValues?: Record<string, unknown>;
  removable?: boolean;
}

/** The text next to its preview; warns before unsaved input is lost. */
export const TemplateForm = ({ fields, defaultValues, removable = false }: Props) => (
  <SimpleForm
    warnWhenUnsavedChanges
    defaultValues={defaultValues}
    sx={{ p: { xs: 2, md: 3 } }}
    toolbar={<FormToolbar removable={removable} />}
  >
    <Box sx={columns}>
      <InputGrid fields={fields} />
      <Preview />
    </Box>
  </SimpleForm>
);

const Preview = () => {
  const [body, type] = useWatch({ name: ['body', 'type'] });
  const { errors } = useFormState({ name: 'body' });
  return <TemplatePreview body={body ?? ''} type={type} told={errors.body !== undefined} />;
};

const columns = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
};
