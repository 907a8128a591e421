import { CreateBase, ResourceContextProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { keepDrafts } from '../../components/drafts/drafts.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { OfTicket } from './ofTicket.ts';
import { SupportDialog } from './SupportDialog.tsx';

/** Answers a ticket and changes its status in one step. An unsent answer is kept as a draft. */
export const AnswerDialog = ({ ticket, onClose }: OfTicket) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const onSuccess = () => {
    notify('pages.tickets.answered', { type: 'success' });
    onClose();
    refresh();
  };
  const leave = () => {
    keepDrafts();
    onClose();
  };
  return (
    <SupportDialog title={translate('support.answer.title', { id: ticket.id })} onClose={leave}>
      <ResourceContextProvider value="ticketResponses">
        <NoRow>
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess }}
            transform={({ status, ...answer }: { status: string }) => ({
              ...answer,
              ticketId: ticket.id,
              status: status === ticket.status ? null : status,
            })}
          >
            <AnswerForm ticket={ticket} onCancel={leave} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </SupportDialog>
  );
};
