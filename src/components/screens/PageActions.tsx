import { EditButton, ShowButton, TopToolbar, useRecordContext, useResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useHasForm } from '../contract/useHasForm.ts';
import { AddedRowActions } from './AddedRowActions.tsx';

/** Links between a row's page and its form, if the form has editable fields. An erased person has none. */
export const PageActions = () => {
  const { hasEdit, hasShow } = useResourceDefinition();
  const row = useRecordContext();
  const hasForm = useHasForm(row);
  const mayChange = hasEdit && hasForm && !row?.erasedAt;
  const isShow = useLocation().pathname.endsWith('/show');
  return (
    <TopToolbar>
      {isShow && <AddedRowActions />}
      {isShow ? mayChange && <EditButton /> : hasShow && <ShowButton />}
    </TopToolbar>
  );
};
