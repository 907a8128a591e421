import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCopy } from './useCopy.ts';

interface Props {
  label: string;
  text: string;
  /** The accessible name of the button. */
  copyLabel: string;
}

/** A text that is entered elsewhere, with a button that copies it. */
export const CopiedText = ({ label, text, copyLabel }: Props) => {
  const { copy, label: act, failure } = useCopy(text, 'settings.apiKeys.textNotCopied');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" aria-label={copyLabel} onClick={copy} sx={{ ml: -0.625 }}>
        {act}
      </Button>
      <Typography role="status" color="error" variant="body2">
        {failure}
      </Typography>
    </Box>
  );
};
