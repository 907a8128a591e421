import { useRecordContext } from 'react-admin';
import { whyRequestIsSilent } from '../../../domain/contract/deals/conversationRules.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { ConversationPanel } from './ConversationPanel.tsx';

/** The conversation of the request in context. */
export const RequestConversation = () => {
  const request = useRecordContext<Request>();
  if (!request) return null;
  const { id, providerId, recruiterId, masked } = request;
  return (
    <ConversationPanel
      key={id}
      place={{ requestId: id }}
      companies={{ provider: providerId, recruiter: recruiterId }}
      silent={whyRequestIsSilent(request)}
      isMasked={masked === true}
    />
  );
};
