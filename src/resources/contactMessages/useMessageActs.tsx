import { useNotify, useTranslate } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { type ContactMessage, contactMessages } from '../../../domain/contract/accounts/contactMessages.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';

const words: Record<string, string> = { Answered: 'answered', Archived: 'archive', New: 'reopen' };

/** The actions for a message; none for users with read access only. */
export const useMessageActs = (message: ContactMessage) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { userType } = useActor();
  const mayEdit = useMay('edit', 'contactMessages', message);
  const { save, saving, dialog } = useCarefulUpdate(({ subject, status }) =>
    notify('pages.contactMessages.moved', {
      type: 'success',
      messageArgs: { subject, state: translate(valueKey('contactMessages', 'status', status)) },
    }),
  );
  const next = nextStates(contactMessages, 'status', message.status, userType);
  const acts = (mayEdit ? next : []).map((status) => {
    const label = translate(`pages.contactMessages.${words[status]}`);
    return {
      status,
      label,
      name: translate('pages.contactMessages.actNamed', { act: label, subject: message.subject }),
      act: () => save(message, { status }),
    };
  });
  return { acts, saving, dialog };
};
