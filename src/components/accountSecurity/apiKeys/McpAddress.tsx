import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../../../platform/copyText.ts';
import { inSite } from '../../../platform/siteAddress.ts';

/** The address at which the user's agents connect with a key. */
export const McpAddress = () => {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  const address = window.location.origin + inSite('/mcp');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('settings.apiKeys.agents')}
      </Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <Button
        size="small"
        aria-label={translate('settings.apiKeys.copyAgents')}
        onClick={async () => setCopied(await copyText(address))}
      >
        {translate(copied ? 'settings.apiKeys.copied' : 'settings.apiKeys.copy')}
      </Button>
      <Typography role="status" color="error" variant="body2">
        {copied === false && translate('settings.apiKeys.agentsNotCopied')}
      </Typography>
    </Box>
  );
};
