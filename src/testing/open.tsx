import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { PlatformRole, User } from '../../domain/contract/users.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { createWorld, defaultClock, sampleFile } from '../../fixtures/index.ts';
import { areas } from '../app/areas.ts';
import { Console } from '../app/Console.tsx';
import { basenames } from '../auth/areaPaths.ts';
import { storeSession } from '../auth/session.ts';
import { createFakerestDataProvider } from '../dataProvider/fakerest.ts';
import { openFiles } from '../dataProvider/files.ts';
import { inMemory, inMemoryEach } from '../dataProvider/keep.ts';
import { signedIn } from '../dataProvider/signedIn.ts';
import { openWorldStore } from '../dataProvider/worldStore.ts';

const world = createWorld(defaultClock);

/**
 * Signs the sample person of this user type in, in another role when one is given, with what the tab had kept, and opens a page of the true console over the sample world.
 */
export const open = async (
  userType: UserType,
  path: string,
  as: { role?: PlatformRole; keptInTab?: Record<string, string> } = {},
) => {
  const sample = world.users?.find(({ email }) => email === `${userType}@talentbench.example`);
  const { keptInTab = {}, ...changes } = as;
  const user = { ...sample, ...changes } as User;
  const actor = signedIn(user);
  const store = openWorldStore(world, inMemory(), () => defaultClock);
  const dataProvider = createFakerestDataProvider({
    world: store,
    actor: () => actor,
    clock: () => defaultClock,
    files: openFiles(inMemoryEach(), sampleFile as never),
  });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(keptInTab)) sessionStorage.setItem(key, text);
  storeSession({
    success: true,
    data: {
      token: 'token',
      refreshToken: 'refresh',
      user: { ...user, permissions: [...actor.permissions] } as never,
    },
  });
  const area = await areas[userType]();
  window.history.replaceState(null, '', basenames[userType] + path);
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path={`${area.basename}/*`} element={<Console area={area} dataProvider={dataProvider} />} />
        </Routes>
      </BrowserRouter>,
    );
  });
  return { user: userEvent.setup(), store, dataProvider };
};
