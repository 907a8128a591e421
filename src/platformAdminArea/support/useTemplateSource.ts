import { useGetOne } from 'ra-core';
import type { Company } from '../../../domain/contract/companies.ts';
import type { TemplateSource } from '../../../domain/contract/templateFields.ts';
import type { Ticket } from '../../../domain/contract/tickets.ts';
import type { User } from '../../../domain/contract/users.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** The values for an answer to this ticket; undefined until they are loaded. */
export const useTemplateSource = (ticket: Ticket): TemplateSource | undefined => {
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
