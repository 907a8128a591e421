import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** Subject of the text, for the button's name. */
  title: string;
  text: string;
}

/** Milliseconds for which a text stays after a tap, enough to read three sentences. */
const readingTime = 15_000;

/** An explanation behind an “i” button. It opens on hover, on keyboard focus and on a tap. */
export const InfoTip = ({ title, text }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title={text}
      describeChild
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      leaveTouchDelay={readingTime}
    >
      <IconButton
        onClick={() => setOpen(true)}
        aria-label={translate('screens.info', { title })}
        size="small"
        sx={{ p: 0.5, color: 'text.secondary' }}
      >
        <InfoIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
};
