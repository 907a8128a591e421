import Box from '@mui/material/Box';
import { SimpleForm, Toolbar } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { HeldSaveButton } from '../../components/maintenance/HeldSaveButton.tsx';
import { InputGrid } from '../../components/screens/InputGroups.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface Props {
  fields: readonly string[];
  defaultValues?: Record<string, unknown>;
  removable?: boolean;
}

/** The text beside how it will read; it warns before typed words are lost. */
export const TemplateForm = ({ fields, defaultValues, removable = false }: Props) => (
  <SimpleForm
    warnWhenUnsavedChanges
    defaultValues={defaultValues}
    sx={{ p: { xs: 2, md: 3 } }}
    toolbar={
      <Toolbar sx={{ justifyContent: 'space-between', position: 'static' }}>
        <HeldSaveButton alwaysEnable={!removable} />
        {removable && <RemoveButton />}
      </Toolbar>
    }
  >
    <Box sx={columns}>
      <InputGrid fields={fields} />
      <Preview />
    </Box>
  </SimpleForm>
);

const Preview = () => {
  const [body, type] = useWatch({ name: ['body', 'type'] });
  return <TemplatePreview body={body ?? ''} type={type} />;
};

const columns = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
};
