import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Help } from '../../../domain/access/helping.ts';
import type { User } from '../../../domain/contract/users.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { useHelps } from './useHelps.ts';

/** For operators, on a user's page: help for somebody who is locked out. */
export const HelpButtons = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const helps = useHelps(user);
  const [help, setHelp] = useState<Help | null>(null);
  if (!user) return null;
  return (
    <>
      {helps.map((one) => (
        <Button key={one} variant="outlined" size="small" onClick={() => setHelp(one)}>
          {translate(`people.help.${one}.do`)}
        </Button>
      ))}
      {help && <HelpDialog user={user} help={help} onClose={() => setHelp(null)} />}
    </>
  );
};
