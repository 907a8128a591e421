import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { ticketPriorities, ticketStatuses } from '../../../domain/contract/support/tickets.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { useAgents } from './useAgents.ts';

/** The filters of the ticket table; the three main ones are always visible where there is room. */
export const useTicketFilters = () => {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { data: agents = [] } = useAgents();
  const words = (field: string, values: readonly string[]) =>
    values.map((id) => ({ id, name: translate(valueKey('tickets', field, id), { _: id }) }));
  const choices = {
    priority: words('priority', ticketPriorities),
    status: words('status', ticketStatuses),
    assigneeId: [
      { id: null, name: translate('support.unassigned') },
      ...agents.map(({ id, fullName }) => ({ id, name: fullName })),
    ],
  };
  return [
    ...Object.entries(choices).map(([source, offered]) => (
      <ChoiceFilter
        key={source}
        source={source}
        label={`resources.tickets.fields.${source}`}
        choices={offered}
        alwaysOn={isWide}
      />
    )),
    'category',
    'companyId',
    'createdAt',
  ];
};
