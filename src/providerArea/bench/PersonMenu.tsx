import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'ra-core';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton, type OpenedMenu } from '../../components/screens/MenuButton.tsx';
import { useNextMoves } from '../../components/screens/useNextMoves.ts';
import { useChangeAtOnce } from '../../components/undo/useChangeAtOnce.ts';

/** What can be done to a person without opening them; each of it can be undone for some seconds. */
export const PersonMenu = () => {
  const person = useRecordContext<Candidate>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'candidates', person);
  if (!person || !mayEdit) return null;
  return (
    <MenuButton label={translate('bench.menu.label', { name: person.name })}>
      {(menu) => <Acts person={person} menu={menu} />}
    </MenuButton>
  );
};

const Acts = ({ person, menu }: { person: Candidate; menu: OpenedMenu }) => {
  const translate = useTranslate();
  const moves = useNextMoves();
  const publish = usePublish();
  const remove = useRemove();
  const mayRemove = useMay('delete', 'candidates', person);
  return (
    <ButtonMenu menu={menu}>
      {moves.map(({ key, label, move }) => (
        <MenuItem key={key} onClick={menu.pick(move)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={menu.pick(() => publish(person))}>
        {translate(person.published ? 'bench.menu.hide' : 'bench.menu.publish')}
      </MenuItem>
      {mayRemove && <Divider component="li" />}
      {mayRemove && (
        <MenuItem onClick={menu.pick(() => remove(person))} sx={{ color: 'error.main' }}>
          {translate('bench.menu.remove')}
        </MenuItem>
      )}
    </ButtonMenu>
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
