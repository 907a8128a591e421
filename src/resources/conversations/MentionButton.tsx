import MentionIcon from '@mui/icons-material/AlternateEmail';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useActor } from '../../components/contract/useActor.ts';

interface Props {
  /** Names of the other side's people who have written. */
  others: readonly string[];
  onChoose: (name: string) => void;
}

/** Offers colleagues, and people of the other company who have written, and adds a mention to the text. */
export const MentionButton = ({ others, onChoose }: Props) => {
  const translate = useTranslate();
  const { companyId, userId } = useActor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useGetList<User>(
    'users',
    {
      filter: { companyId, status: 'Active', id_neq: userId },
      sort: { field: 'fullName', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: anchor !== null },
  );
  const names = [...new Set([...others, ...(data?.map(({ fullName }) => fullName) ?? [])])];
  const label = translate('conversations.mention');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MentionIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onChoose(name);
            }}
          >
            {name}
          </MenuItem>
        ))}
        {names.length === 0 && <MenuItem disabled>{translate('conversations.nobody')}</MenuItem>}
      </Menu>
    </>
  );
};
