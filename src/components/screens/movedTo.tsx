import { Resource, type ResourceProps, useBasename, useResourceContext } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { ListPath } from './useListPath.ts';

/** Leads from react-admin's own address of a noun (/candidates/BE-001) to the page this console shows it on. */
const Moved = ({ to }: { to: string }) => {
  const { pathname, search, state } = useLocation();
  const basename = useBasename();
  const resource = useResourceContext();
  const rest = pathname.slice(`${basename}/${resource}`.length);
  return <Navigate replace to={{ pathname: `${basename}${to}${rest}`, search }} state={state} />;
};

/** The resource to declare when its screens live at another path: it knows the same screens and leads there. */
export const movedTo = (
  path: string,
  { list, show, edit, create, ...rest }: ResourceProps,
): ResourceProps => {
  const there = <Moved to={path} />;
  return {
    ...rest,
    ...(list && { list: there }),
    ...(show && { show: there }),
    ...(edit && { edit: there }),
    ...(create && { create: there }),
  };
};

/** A noun's screens at a path of the console's own. */
export const pageFor = (path: string, resource: ResourceProps) => ({
  path: `${path}/*`,
  element: (
    <ListPath value={path}>
      <Resource {...resource} />
    </ListPath>
  ),
});
