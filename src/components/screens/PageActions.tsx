import { EditButton, ShowButton, TopToolbar, useRecordContext, useResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The way from a row's page to its form and back. An erased person has no form any more. */
export const PageActions = () => {
  const { hasEdit, hasShow } = useResourceDefinition();
  const row = useRecordContext();
  const mayChange = hasEdit && !row?.erasedAt;
  const isShow = useLocation().pathname.endsWith('/show');
  return <TopToolbar>{isShow ? mayChange && <EditButton /> : hasShow && <ShowButton />}</TopToolbar>;
};
