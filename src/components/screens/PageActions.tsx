import { useRecordContext, useResourceDefinition } from 'ra-core';
import { EditButton, ShowButton, TopToolbar } from 'ra-ui-materialui';
import { useLocation } from 'react-router-dom';
import { useHasForm } from '../contract/useHasForm.ts';

/** The way from a row's page to its form and back, where the form has something to change. An erased person has none. */
export const PageActions = () => {
  const { hasEdit, hasShow } = useResourceDefinition();
  const row = useRecordContext();
  const hasForm = useHasForm(row);
  const mayChange = hasEdit && hasForm && !row?.erasedAt;
  const isShow = useLocation().pathname.endsWith('/show');
  return <TopToolbar>{isShow ? mayChange && <EditButton /> : hasShow && <ShowButton />}</TopToolbar>;
};
