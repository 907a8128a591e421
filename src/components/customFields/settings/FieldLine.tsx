import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomField } from '../../../../domain/contract/customFields/customFields.ts';
import { valueKey } from '../../contract/valueKey.ts';
import { useWriteList } from '../../fields/useWriteList.ts';

export const FieldLines = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);

type Act = (() => void) | false;

interface Props {
  field: CustomField;
  busy?: boolean;
  onEdit?: Act;
  /** False at the ends of the list. */
  onUp?: Act;
  onDown?: Act;
  /** Archives the field, or restores an archived one. */
  onStatus?: Act;
}

/** A custom field with its kind and choices, and what this user may do with it. */
export const FieldLine = ({ field, busy = false, onEdit, onUp, onDown, onStatus }: Props) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { name, kind, choices, status } = field;
  const act = (key: string, Icon: ComponentType<{ fontSize: 'small' }>, onClick: Act | undefined) => {
    if (onClick === undefined) return null;
    const label = translate(`customFields.${key}`, { name });
    return (
      <Tooltip title={onClick ? label : ''}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={busy || !onClick}
            onClick={onClick || undefined}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  const words = translate(valueKey('customFields', 'kind', kind), { _: kind });
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {choices.length > 0 ? `${words} · ${writeList(choices)}` : words}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
        {act('up', UpIcon, onUp)}
        {act('down', DownIcon, onDown)}
        {act('editNamed', EditIcon, onEdit)}
        {status === 'Active' ? act('archive', ArchiveIcon, onStatus) : act('restore', RestoreIcon, onStatus)}
      </Box>
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { border: 0 },
};
