import { useRecordContext } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { whyDeploymentIsSilent } from '../../../domain/contract/deals/conversationRules.ts';
import { workTermOf } from '../../../domain/contract/deals/deployments.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { ConversationPanel } from './ConversationPanel.tsx';

/** The conversation of the deployment in context; a contract under which nobody works has none. */
export const DeploymentConversation = () => {
  const contract = useRecordContext<Contract>();
  if (!contract || !workTermOf(contract)) return null;
  const { id, providerId, recruiterId } = contract;
  return (
    <ConversationPanel
      key={id}
      place={{ contractId: id }}
      companies={{ provider: providerId, recruiter: recruiterId }}
      silent={whyDeploymentIsSilent(contract, utcDay(new Date()))}
    />
  );
};
