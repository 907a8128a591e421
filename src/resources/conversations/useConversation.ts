import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { ConversationReader } from '../../../domain/contract/deals/conversationReaders.ts';
import type { Conversation } from '../../../domain/contract/deals/conversations.ts';
import { useActor } from '../../components/contract/useActor.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** What a conversation is about. */
export type Place = { requestId: string } | { contractId: string };

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** The conversation of a request or a deployment, and how far the user has read it; undefined while it loads. */
export const useConversation = (place: Place) => {
  const { userId } = useActor();
  const { data: found } = useGetList<Conversation>('conversations', { ...one, filter: place });
  const conversation = found?.[0];
  const { data: readers } = useGetList<ConversationReader>(
    'conversationReaders',
    { ...one, filter: { conversationId: conversation?.id, userId } },
    { enabled: conversation !== undefined },
  );
  const readUpTo = readers ? (readers[0]?.readUpTo ?? 0) : undefined;
  return { conversation, readUpTo };
};

/** Stores that the user has read this far. Operators leave no trace, also while viewing as somebody else. */
export const useMarkRead = (
  { conversation, readUpTo }: ReturnType<typeof useConversation>,
  shown: number,
  isVisible: boolean,
) => {
  const dataProvider = useDataProvider<DataProvider>();
  const client = useQueryClient();
  const { companyId, viewedBy } = useActor();
  const id = conversation?.id;
  const isNew = readUpTo !== undefined && shown > readUpTo;
  const isReader = companyId !== null && viewedBy === undefined;
  useEffect(() => {
    if (id === undefined || !isNew || !isVisible || !isReader) return;
    dataProvider.readConversation({ id, upTo: shown }).then(
      () => {
        for (const noun of ['conversations', 'conversationReaders', 'notifications'])
          void client.invalidateQueries({ queryKey: [noun] });
      },
      // It is stored with the next message or visit.
      () => undefined,
    );
  }, [dataProvider, client, id, shown, isNew, isVisible, isReader]);
};
