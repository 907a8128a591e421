import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useNextMoves } from '../../components/screens/useNextMoves.ts';
import { useChangeAtOnce } from '../../components/undo/useChangeAtOnce.ts';

/** What can be done to a person without opening them; each of it can be undone for some seconds. */
export const PersonMenu = () => {
  const person = useRecordContext<Candidate>();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const mayEdit = useMay('edit', 'candidates', person);
  if (!person || !mayEdit) return null;
  const label = translate('bench.menu.label', { name: person.name });
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
          setWasOpen(true);
        }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {wasOpen && <Acts person={person} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};

interface ActsProps {
  person: Candidate;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Made when first asked for: a page of people has many menus, and few are ever opened. */
const Acts = ({ person, anchor, onClose }: ActsProps) => {
  const translate = useTranslate();
  const moves = useNextMoves();
  const publish = usePublish();
  const remove = useRemove();
  const mayRemove = useMay('delete', 'candidates', person);
  const pick = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      container={() => anchor?.closest('main') ?? document.body}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
    >
      {moves.map(({ key, label, move }) => (
        <MenuItem key={key} onClick={pick(move)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={pick(() => publish(person))}>
        {translate(person.published ? 'bench.menu.hide' : 'bench.menu.publish')}
      </MenuItem>
      {mayRemove && <Divider component="li" />}
      {mayRemove && (
        <MenuItem onClick={pick(() => remove(person))} sx={{ color: 'error.main' }}>
          {translate('bench.menu.remove')}
        </MenuItem>
      )}
    </Menu>
  );
};

const usePublish = () => {
  const change = useChangeAtOnce();
  return (person: Candidate) => {
    const published = !person.published;
    change(
      [person],
      { published },
      {
        key: published ? 'bench.menu.published' : 'bench.menu.hidden',
        args: { name: person.name },
      },
    );
  };
};

const useRemove = () => {
  const notify = useNotify();
  const [remove] = useDelete();
  return (person: Candidate) =>
    remove(
      'candidates',
      { id: person.id, previousData: person },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify('bench.menu.removed', { type: 'info', messageArgs: { name: person.name }, undoable: true }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
};
