import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { inSite } from '../../../platform/siteAddress.ts';
import { useCopy } from '../../useCopy.ts';

/** The address at which the user's agents connect with a key. */
export const McpAddress = () => {
  const translate = useTranslate();
  const address = window.location.origin + inSite('/mcp');
  const { copy, label, failure } = useCopy(address, 'settings.apiKeys.agentsNotCopied');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('settings.apiKeys.agents')}
      </Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <Button size="small" aria-label={translate('settings.apiKeys.copyAgents')} onClick={copy}>
        {label}
      </Button>
      <Typography role="status" color="error" variant="body2">
        {failure}
      </Typography>
    </Box>
  );
};
