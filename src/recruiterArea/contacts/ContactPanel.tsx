import { useRecordContext, useTranslate } from 'ra-core';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { ContactList } from './ContactList.tsx';
import { useContacts } from './Contacts.tsx';

/** Everything between the user's company and the candidate in context; renders nothing if there is nothing. */
export const ContactPanel = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const contacts = useContacts(candidate?.id);
  if (contacts.length === 0) return null;
  return (
    <Panel title={translate('talent.contacts.title')}>
      <ContactList contacts={contacts} />
    </Panel>
  );
};
