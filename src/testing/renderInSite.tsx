import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { Console } from '../app/Console.tsx';
import { basenames } from '../auth/areaPaths.ts';
import { areaOf } from './areaOf.ts';
import type { open } from './open.tsx';

/** Renders the console again in the site's own router, which supports blocking a navigation. */
export const renderInSite = async (
  userType: UserType,
  { dataProvider }: Awaited<ReturnType<typeof open>>,
) => {
  cleanup();
  const area = await areaOf(userType);
  const console = <Console area={area} dataProvider={dataProvider} />;
  const router = createBrowserRouter([{ path: `${basenames[userType]}/*`, element: console }]);
  await act(async () => {
    render(<RouterProvider router={router} useTransitions={false} />);
  });
};
