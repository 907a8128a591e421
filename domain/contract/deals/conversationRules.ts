import type { Message } from '../../messages/message.ts';
import { addDays } from '../../time/days.ts';
import type { Contract } from './contracts.ts';
import { workTermOf } from './deployments.ts';
import { isClosed, type Request } from './requests.ts';

/** Days after the last day of a deployment in which its last hours and invoices are still discussed. */
export const daysAfterDeployment = 90;

/** Why nobody can write in the conversation of this request any more, or null. */
export const whyRequestIsSilent = ({ status }: Pick<Request, 'status'>): Message | null =>
  isClosed(status) ? 'conversations.request-closed' : null;

type Deployment = Pick<Contract, 'type' | 'recruiterId' | 'signedDate' | 'startDate' | 'endDate' | 'endedOn'>;

/** Why nobody can write in the conversation of this deployment, or null. */
export const whyDeploymentIsSilent = (contract: Deployment, today: string): Message | null => {
  if (contract.recruiterId === null) return 'conversations.no-client';
  const term = workTermOf(contract);
  if (!term) return 'conversations.not-deployed';
  if (today <= addDays(term.to, daysAfterDeployment)) return null;
  return { code: 'conversations.deployment-over', values: { days: daysAfterDeployment } };
};

/** The part of a page's address that leads to its conversation. */
export const conversationAnchor = 'conversation';
