import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { ResponseTemplate } from '../../../domain/contract/support/responseTemplates.ts';
import { fillTemplate, type TemplateSource } from '../../../domain/contract/support/templateFields.ts';
import type { Ticket } from '../../../domain/contract/support/tickets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useTemplates } from './useTemplates.ts';
import { useTicketPath } from './useTicketPath.ts';

/** The values for an answer to this ticket; undefined until they are loaded. */
const useTemplateSource = (ticket: Ticket): TemplateSource | undefined => {
  const asks = ticket.requesterId !== null;
  const company = useGetOne<Company>('companies', { id: ticket.companyId }).data;
  const requester = useGetOne<User>(
    'users',
    { id: ticket.requesterId ?? '' },
    { enabled: asks, retry: false },
  );
  const agent = useGetOne<User>('users', { id: useActor().userId }).data;
  if (!company || !agent || (asks && requester.isPending)) return undefined;
  return { requester: requester.data ?? null, company, ticket, agent };
};

/**
 * Fills in a response template for the ticket. The text is added below what was typed and never replaces it.
 */
export const UseTemplate = ({ ticket }: { ticket: Ticket }) => {
  const translate = useTranslate();
  const { template: asked } = useTicketPath();
  const { data = [] } = useTemplates();
  const fitting = [...data].sort((one, other) => rank(one, ticket) - rank(other, ticket));
  const [id, setId] = useState(asked ?? '');
  const chosen = data.find((one) => one.id === id);
  const use = useInsert(ticket);
  useOnce(asked && chosen && use.ready ? () => use.insert(chosen) : null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        label={translate('support.answer.template')}
        value={chosen ? id : ''}
        onChange={({ target }) => setId(target.value)}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {fitting.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={!chosen || !use.ready}
        onClick={() => chosen && use.insert(chosen)}
        sx={{ flexShrink: 0 }}
      >
        {translate('support.templates.use')}
      </Button>
    </Box>
  );
};

/** Templates of the ticket's category come first. */
const rank = ({ category }: ResponseTemplate, ticket: Ticket) => (category === ticket.category ? 0 : 1);

const useInsert = (ticket: Ticket) => {
  const { getValues, setValue } = useFormContext();
  const source = useTemplateSource(ticket);
  return {
    ready: source !== undefined,
    insert: ({ content }: ResponseTemplate) => {
      if (!source) return;
      const typed = String(getValues('body') ?? '').trimEnd();
      const filled = fillTemplate(content, source);
      setValue('body', typed ? `${typed}\n\n${filled}` : filled, { shouldDirty: true, shouldValidate: true });
    },
  };
};

/** Runs once, after the first effects, in which the surrounding form still sets its own initial values. */
const useOnce = (act: (() => void) | null) => {
  const [isBegun, setIsBegun] = useState(false);
  useEffect(() => setIsBegun(true), []);
  const done = useRef(false);
  useEffect(() => {
    if (!isBegun || !act || done.current) return;
    done.current = true;
    act();
  });
};
