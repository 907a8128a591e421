import { EditButton, ShowButton, TopToolbar, useResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** The way from a row's page to its form and back. */
export const PageActions = () => {
  const { hasEdit, hasShow } = useResourceDefinition();
  const isShow = useLocation().pathname.endsWith('/show');
  return <TopToolbar>{isShow ? hasEdit && <EditButton /> : hasShow && <ShowButton />}</TopToolbar>;
};
