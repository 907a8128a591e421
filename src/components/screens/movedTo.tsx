import { Resource, type ResourceProps, useBasename, useResourceContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { ListPath } from './useListPath.ts';

/** Redirects from react-admin's own URL of a row (/candidates/BE-001) to its page in this console. */
const Moved = ({ to }: { to: string }) => {
  const { pathname, search, state } = useLocation();
  const basename = useBasename();
  const resource = useResourceContext();
  const rest = pathname.slice(`${basename}/${resource}`.length);
  return <Navigate replace to={{ pathname: `${basename}${to}${rest}`, search }} state={state} />;
};

/** The resource to declare if its screens are at another path, to which it redirects. */
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

/** A noun's screens at a custom path of the console. */
export const pageFor = (path: string, resource: ResourceProps) => ({
  path: `${path}/*`,
  element: (
    <ListPath value={path}>
      <Resource {...resource} />
    </ListPath>
  ),
});
