import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { templateFields } from '../../../domain/contract/support/templateFields.ts';

/** The merge fields of a response template; a click inserts one at the cursor. */
export const MergeFields = () => {
  const translate = useTranslate();
  const insert = useInsertAtCursor('content');
  return (
    <Box role="group" aria-label={translate('support.templates.fields')} sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate('support.templates.fields')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {templateFields.map((field) => (
          <Button
            key={field}
            size="small"
            variant="outlined"
            title={`{{${field}}}`}
            onClick={() => insert(`{{${field}}}`)}
            sx={{ minWidth: 0 }}
          >
            {translate(`support.templates.field.${field}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

const useInsertAtCursor = (source: string) => {
  const { getValues, setValue, setFocus } = useFormContext();
  return (words: string) => {
    const text = String(getValues(source) ?? '');
    const input = document.querySelector<HTMLTextAreaElement>(`textarea[name="${source}"]`);
    const at = input?.selectionEnd ?? text.length;
    setValue(source, text.slice(0, at) + words + text.slice(at), { shouldDirty: true });
    setFocus(source);
  };
};
