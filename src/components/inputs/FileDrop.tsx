import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';

interface Props {
  lead: string;
  /** The label of the button and of the input. */
  choose: string;
  hint: string;
  accept: string;
  isReading: boolean;
  /** Also several at once. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Selects files by drag and drop, mouse or keyboard. */
export const FileDrop = ({ lead, choose, hint, accept, isReading, multiple = false, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const described = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (given.length > 0) onFiles(given);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...field, ...(over && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
    >
      <UploadIcon aria-hidden color="primary" sx={{ fontSize: 40 }} />
      <Typography sx={{ fontWeight: 600 }}>{lead}</Typography>
      <Button variant="contained" loading={isReading} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        hidden
        multiple={multiple}
        type="file"
        accept={accept}
        aria-label={choose}
        aria-describedby={described}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <Typography id={described} variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </Box>
  );
};

const field = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  p: { xs: 3, md: 6 },
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};
