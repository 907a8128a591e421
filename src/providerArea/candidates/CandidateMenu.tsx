import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton, type OpenedMenu } from '../../components/screens/MenuButton.tsx';
import { useNextMoves } from '../../components/screens/useNextMoves.ts';
import { useChangeAtOnce } from '../../components/undo/useChangeAtOnce.ts';

/** Actions for a candidate in the list, each with undo for a few seconds. */
export const CandidateMenu = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'candidates', candidate);
  if (!candidate || !mayEdit) return null;
  return (
    <MenuButton label={translate('bench.menu.label', { name: candidate.name })}>
      {(menu) => <Acts candidate={candidate} menu={menu} />}
    </MenuButton>
  );
};

const Acts = ({ candidate, menu }: { candidate: Candidate; menu: OpenedMenu }) => {
  const translate = useTranslate();
  const moves = useNextMoves();
  const publish = usePublish();
  const remove = useRemove();
  const mayRemove = useMay('delete', 'candidates', candidate);
  return (
    <ButtonMenu menu={menu}>
      {moves.map(({ key, label, move }) => (
        <MenuItem key={key} onClick={menu.pick(move)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={menu.pick(() => publish(candidate))}>
        {translate(candidate.published ? 'bench.menu.hide' : 'bench.menu.publish')}
      </MenuItem>
      {mayRemove && <Divider component="li" />}
      {mayRemove && (
        <MenuItem onClick={menu.pick(() => remove(candidate))} sx={{ color: 'error.main' }}>
          {translate('bench.menu.remove')}
        </MenuItem>
      )}
    </ButtonMenu>
  );
};

const usePublish = () => {
  const change = useChangeAtOnce();
  return (candidate: Candidate) => {
    const published = !candidate.published;
    change(
      [candidate],
      { published },
      {
        key: published ? 'bench.menu.published' : 'bench.menu.hidden',
        args: { name: candidate.name },
      },
    );
  };
};

const useRemove = () => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  return (candidate: Candidate) =>
    remove(
      'candidates',
      { id: candidate.id, previousData: candidate },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify('bench.menu.removed', {
            type: 'info',
            messageArgs: { name: candidate.name },
            undoable: true,
          }),
        onError: notifyFailure,
      },
    );
};
