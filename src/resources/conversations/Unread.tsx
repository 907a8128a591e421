import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { useBasename, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConversationReader } from '../../../domain/contract/deals/conversationReaders.ts';
import { conversationAnchor } from '../../../domain/contract/deals/conversationRules.ts';
import type { Conversation } from '../../../domain/contract/deals/conversations.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';

type Field = 'requestId' | 'contractId';

/**
 * The messages that the user has not read in the conversation of the row in context; operators are no readers. Two
 * requests serve a whole list.
 */
const useUnread = (field: Field): number => {
  const row = useRecordContext();
  const isReader = useActor().companyId !== null;
  const { data: listed } = useListContext();
  const ids = (listed ?? []).map(({ id }) => id);
  const { data: conversations } = useAllRows<Conversation>({
    noun: 'conversations',
    filter: { [field]: ids },
    enabled: isReader && ids.length > 0,
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

const pages = { requestId: 'requests', contractId: 'deployments' } as const;

/** Leads from a row of a list to what is unread in its conversation; nothing if all of it is read. */
export const UnreadLink = ({ field }: { field: Field }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const row = useRecordContext();
  const smart_count = useUnread(field);
  if (smart_count === 0) return null;
  return (
    <Chip
      size="small"
      color="primary"
      clickable
      component={Link}
      to={`${basename}/${pages[field]}/${row?.id}/show#${conversationAnchor}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={translate('conversations.unread', { smart_count })}
      label={translate('conversations.inList', { smart_count })}
    />
  );
};
