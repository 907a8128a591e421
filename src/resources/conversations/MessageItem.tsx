import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { ConversationMessage } from '../../../domain/contract/deals/conversationMessages.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { type Mentionable, MessageText } from './MessageText.tsx';

interface Props {
  message: ConversationMessage;
  /** The name of the author's company. */
  company: string;
  mentionable: Mentionable;
  isOwnSide: boolean;
  /** Somebody of the other company has read it. */
  isSeen: boolean;
}

/** One message: who wrote it and when, its text and its file. */
export const MessageItem = ({ message, company, mentionable, isOwnSide, isSeen }: Props) => {
  const { author, text, at, name } = message;
  const locale = useLocale();
  const translate = useTranslate();
  return (
    <Box component="li" sx={isOwnSide ? ownSide : otherSide}>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}>
        <strong>{author}</strong>
        {company !== author && <span>{company}</span>}
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
          {writeMoment(at, locale)}
        </Box>
      </Typography>
      <MessageText text={text} {...mentionable} />
      {name && <Attachment message={message} name={name} />}
      {isSeen && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'right', fontSize: 13 }}>
          {translate('conversations.seen')}
        </Typography>
      )}
    </Box>
  );
};

const Attachment = ({ message: { id, sizeBytes }, name }: { message: ConversationMessage; name: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider<DataProvider>();
  const shown = `${name} · ${writeSize(sizeBytes ?? 0, locale)}`;
  const download = async () => {
    try {
      const { data } = await dataProvider.getFile('conversationMessages', { id });
      saveFile(data, name);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={download}
      aria-label={translate('conversations.download', { name: shown })}
      sx={{ mt: 1, maxWidth: '100%', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {shown}
    </Button>
  );
};

const bubble = { p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', minWidth: 0 };
const otherSide = { ...bubble, mr: { xs: 2, sm: 6 } };
const ownSide = { ...bubble, ml: { xs: 2, sm: 6 }, borderRight: 3, borderColor: 'primary.main' };
