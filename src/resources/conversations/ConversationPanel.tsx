import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment, useDeferredValue, useEffect, useId, useState } from 'react';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { ConversationMessage } from '../../../domain/contract/deals/conversationMessages.ts';
import { conversationAnchor } from '../../../domain/contract/deals/conversationRules.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { Mentionable } from './MessageText.tsx';
import { type Place, useConversation, useMarkRead } from './useConversation.ts';
import { useInView } from './useInView.ts';

interface Props {
  place: Place;
  companies: { provider: string | null; recruiter: string | null };
  /** Why nobody can write any more, or null. */
  silent: Message | null;
  /** The provider's texts are read through the mask of the candidate. */
  isMasked?: boolean;
}

/** Number of messages that a conversation begins with, and by which it grows. */
const step = 50;
/** From this many messages on there is a search. */
const searchedFrom = 20;

/** What both sides of a request or a deployment write to each other, and a form to write. */
export const ConversationPanel = ({ place, companies, silent, isMasked = false }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { userType } = useActor();
  const may = useMay('create', 'conversationMessages');
  const { ref, isVisible } = useInView<HTMLElement>();
  const [shown, setShown] = useState(step);
  const [q, setQ] = useState('');
  const search = useDeferredValue(q.trim());
  const reading = useConversation(place);
  const { conversation, readUpTo } = reading;
  const { data, total, isPending, error, refetch } = useGetList<ConversationMessage>(
    'conversationMessages',
    {
      filter: { ...place, ...(search && { q: search }) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: keepPreviousData },
  );
  const messages = data?.toReversed();
  const isWhole = search === '';
  useMarkRead(reading, isWhole ? (messages?.at(-1)?.position ?? 0) : 0, isVisible);
  const firstNew = useFirstNew(reading);
  useScrollHere(ref, data !== undefined && (data.length === 0 || readUpTo !== undefined));
  const names = useNames(companies);
  const mentionable = useMentionable(messages ?? []);
  const unread = conversation && readUpTo !== undefined ? conversation.messages - readUpTo : 0;
  const others = messages?.filter(({ side, author }) => side !== userType && author !== hidden) ?? [];
  return (
    <section ref={ref} id={conversationAnchor} aria-labelledby={heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id={heading} variant="subtitle1" component="h2">
          {translate('conversations.title')}
        </Typography>
        {userType !== 'admin' && unread > 0 && (
          <Chip
            size="small"
            color="primary"
            label={translate('conversations.unread', { smart_count: unread })}
          />
        )}
      </Box>
      <Box sx={{ maxWidth: 760 }}>
        {(conversation?.messages ?? 0) > searchedFrom && (
          <TextField
            type="search"
            size="small"
            label={translate('conversations.search')}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ mb: 1.5, width: '100%', maxWidth: 360 }}
          />
        )}
        {isPending && <Skeleton variant="rounded" height={72} />}
        {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
        {messages?.length === 0 && (
          <Typography color="textSecondary">
            {translate(isWhole ? 'conversations.none' : 'conversations.noneFound')}
          </Typography>
        )}
        {data && (total ?? 0) > data.length && (
          <Button size="small" onClick={() => setShown(shown + step)} sx={{ mb: 1.5 }}>
            {translate('conversations.earlier')}
          </Button>
        )}
        <Box component="ol" aria-live="polite" sx={list}>
          {messages?.map((message) => (
            <Fragment key={message.id}>
              {isWhole && message.position === firstNew && (
                <Box component="li" id={newAnchor} sx={divider}>
                  {translate('conversations.new')}
                </Box>
              )}
              <MessageItem
                message={message}
                company={names[message.side]}
                mentionable={mentionable}
                isOwnSide={message.side === userType}
                isSeen={isWhole && message.id === lastSeen(messages, conversation, userType)}
              />
            </Fragment>
          ))}
        </Box>
        {silent && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {textOf(silent)}
          </Alert>
        )}
        {!silent && may && isMasked && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate('conversations.masked')}
          </Alert>
        )}
        {!silent && may && (
          <MessageForm place={place} others={[...new Set(others.map(({ author }) => author))]} />
        )}
      </Box>
    </section>
  );
};

/** Stands for a name that the reader does not see. */
const hidden = '•••';

/** The last message of the reader's own side that somebody of the other one has read. */
const lastSeen = (
  messages: readonly ConversationMessage[],
  conversation: ReturnType<typeof useConversation>['conversation'],
  side: string,
): string | undefined => {
  if (!conversation || side === 'admin') return undefined;
  const seen = side === 'provider' ? conversation.seenByRecruiter : conversation.seenByProvider;
  return messages.findLast((one) => one.side === side && one.position <= seen)?.id;
};

/** The position of the first message that was new when the page was opened; the line above it stays. */
const useFirstNew = ({ conversation, readUpTo }: ReturnType<typeof useConversation>): number | null => {
  const [first, setFirst] = useState<number | null>();
  if (first === undefined && conversation && readUpTo !== undefined)
    setFirst(readUpTo > 0 && conversation.messages > readUpTo ? readUpTo + 1 : null);
  return first ?? null;
};

/** A notification leads to the conversation, below the rest of the page: to what is new in it, or to its end. */
const useScrollHere = (ref: { current: HTMLElement | null }, isLoaded: boolean) => {
  const { hash } = useLocation();
  const isMeant = hash === `#${conversationAnchor}`;
  useEffect(() => {
    if (!isMeant || !isLoaded) return;
    const news = document.getElementById(newAnchor);
    if (news) news.scrollIntoView({ block: 'start' });
    else ref.current?.scrollIntoView({ block: 'end' });
  }, [ref, isMeant, isLoaded]);
};

const newAnchor = `${conversationAnchor}-new`;

const useNames = ({ provider, recruiter }: Props['companies']): Record<'provider' | 'recruiter', string> => {
  const translate = useTranslate();
  const ids = [provider, recruiter].filter((id) => id !== null);
  const { data } = useGetMany<Company>('companies', { ids });
  const nameOf = (id: string | null) => data?.find((one) => one?.id === id)?.name;
  return {
    provider: nameOf(provider) ?? translate('requests.story.side.provider'),
    recruiter: nameOf(recruiter) ?? translate('requests.story.side.recruiter'),
  };
};

/** Whom the messages can mention: those who have written, and the reader’s colleagues. */
const useMentionable = (messages: readonly ConversationMessage[]): Mentionable => {
  const { companyId, userId, userType } = useActor();
  const { data } = useGetList<User>(
    'users',
    {
      filter: { companyId, status: 'Active' },
      sort: { field: 'fullName', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: userType !== 'admin' && messages.some(({ text }) => text.includes('@')) },
  );
  const names = [...messages.map(({ author }) => author), ...(data ?? []).map(({ fullName }) => fullName)];
  return {
    names: [...new Set(names)].filter((name) => name !== hidden),
    reader: data?.find(({ id }) => id === userId)?.fullName ?? null,
  };
};

const list = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };
const divider = {
  fontSize: 13,
  fontWeight: 600,
  color: 'primary.main',
  borderBottom: 1,
  borderColor: 'primary.main',
  // Below the bar at the top of the page.
  scrollMarginTop: 88,
};
