import Chip from '@mui/material/Chip';
import { useListContext, useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ConversationReader } from '../../../domain/contract/deals/conversationReaders.ts';
import type { Conversation } from '../../../domain/contract/deals/conversations.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';
import { useAllRows } from '../../components/rows/useAllRows.ts';

type Field = 'requestId' | 'contractId';

/** The messages that the user has not read in the conversation of the row in context. Two requests serve a whole list. */
const useUnread = (field: Field): number => {
  const row = useRecordContext();
  const { data: listed } = useListContext();
  const ids = (listed ?? []).map(({ id }) => id);
  const { data: conversations } = useAllRows<Conversation>({
    noun: 'conversations',
    filter: { [field]: ids },
    enabled: ids.length > 0,
  });
  const conversationId = (conversations ?? []).map(({ id }) => id);
  const { data: readers } = useAllRows<ConversationReader>({
    noun: 'conversationReaders',
    filter: { conversationId },
    enabled: conversationId.length > 0,
  });
  const conversation = conversations?.find((one) => one[field] === row?.id);
  if (!conversation || !readers) return 0;
  const readUpTo = readers.find((one) => one.conversationId === conversation.id)?.readUpTo ?? 0;
  return Math.max(0, conversation.messages - readUpTo);
};

const Unread = ({ field }: { field: Field }) => {
  const translate = useTranslate();
  const unread = useUnread(field);
  if (unread === 0) return <Nothing />;
  return (
    <Chip size="small" color="primary" label={translate('conversations.unread', { smart_count: unread })} />
  );
};

/** A column of a list with the number of unread messages. */
export const unreadColumn = (field: Field) => (
  <DataTable.Col key="unread" source="unread" label="conversations.column" disableSort>
    <Unread field={field} />
  </DataTable.Col>
);
