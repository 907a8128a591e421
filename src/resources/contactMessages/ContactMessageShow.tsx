import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { ContactMessage } from '../../../domain/contract/accounts/contactMessages.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { MessageActs } from './MessageActs.tsx';

const groups: readonly FieldGroup[] = [
  { fields: ['subject', 'firstName', 'lastName', 'email', 'status', 'message'] },
];

/** One message in full. */
export const ContactMessageShow = () => (
  <NounShow groups={groups} actions={<RemoveButton />}>
    <Acts />
    <Facts group={{ fields: ['createdAt', 'updatedAt'] }} />
  </NounShow>
);

const Acts = () => {
  const message = useRecordContext<ContactMessage>();
  return <Box>{message && <MessageActs message={message} />}</Box>;
};
