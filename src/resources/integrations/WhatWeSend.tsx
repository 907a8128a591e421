import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { hookBodyOf } from '../../../domain/settings/hookBody.ts';
import type { Service } from '../../../domain/settings/services.ts';
import { testMessage } from '../../../domain/settings/testInbox.ts';

const example = {
  id: 1,
  ...testMessage,
  link: 'https://…',
  createdAt: '2026-01-01T09:00:00.000Z',
};

/** Where a service explains its webhooks, and the message that it gets. */
export const WhatWeSend = ({ name, format, help }: Pick<Service, 'name' | 'format' | 'help'>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2, fontSize: 14 }}>
      {help && (
        <Link href={help} target="_blank" rel="noopener noreferrer">
          {translate('settings.integrations.help', { name })}
        </Link>
      )}
      <Box component="details" sx={{ mt: 1 }}>
        <summary>{translate('settings.integrations.payload')}</summary>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {JSON.stringify(JSON.parse(hookBodyOf(format, example)), null, 2)}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {[
            (format === 'signed' || format === 'googleChat') &&
              translate('settings.integrations.payloadSigned'),
            translate('settings.integrations.payloadAnswer'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      </Box>
    </Box>
  );
};
