import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Viewing } from '../../domain/access/profile.ts';
import { viewedAs } from '../../domain/access/viewing.ts';
import type { PlatformRole, User } from '../../domain/contract/accounts/users.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { createWorld, defaultClock, sampleFile } from '../../fixtures/index.ts';
import { withSampleRows } from '../../plugin/sampleRows.ts';
import { Console } from '../app/Console.tsx';
import { PageLayout } from '../app/frame/ConsoleLayout.tsx';
import { api } from '../auth/api.ts';
import { basenames } from '../auth/areaPaths.ts';
import { storeSession } from '../auth/session.ts';
import { openFiles } from '../dataProvider/browser/files.ts';
import { inMemory, inMemoryEach } from '../dataProvider/browser/keep.ts';
import { openWorldStore, type Writer } from '../dataProvider/browser/worldStore.ts';
import { createRestDataProvider } from '../dataProvider/createRestDataProvider.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { signedIn } from '../dataProvider/signedIn.ts';
import { areaOf } from './areaOf.ts';
import { serve } from './server.ts';

const world = createWorld(defaultClock);
const clock = () => defaultClock;
/** The rows that each console starts with, so that tests can pick some before opening one. */
export const sample = { store: openWorldStore(world, inMemory(), clock) };
const operator = signedIn(world.users?.find(({ userType }) => userType === 'admin') as User, null);

interface Circumstances {
  role?: PlatformRole;
  /** An operator is viewing as this user. */
  viewing?: Viewing;
  /** What sessionStorage contains at the start. */
  keptInTab?: Record<string, string>;
  /** Nouns without any rows. */
  without?: readonly NounName[];
  /** Changes of the sample rows before the page opens. */
  prepare?: (writer: Writer) => void;
  /** The layout around the page; by default that of the console. */
  layout?: typeof PageLayout;
  /** Wraps the data provider, for example to simulate a broken connection. */
  through?: (dataProvider: DataProvider) => DataProvider;
}

/** Signs in as the sample user of this type and opens a page of the real console with the sample data. */
export const open = async (userType: UserType, path: string, circumstances: Circumstances = {}) => {
  const sample = world.users?.find(({ email }) => email === `${userType}@talentbench.example`);
  const {
    layout,
    keptInTab = {},
    without = [],
    prepare,
    through = (plain) => plain,
    viewing,
    ...changes
  } = circumstances;
  const user = { ...sample, ...changes } as User;
  const person = signedIn(user, null);
  const actor = viewing ? { ...person, ...viewedAs(person, operator) } : person;
  const store = openWorldStore(await withSampleRows(world, defaultClock), inMemory(), clock);
  store.write((writer) => {
    for (const noun of without) for (const row of [...store.rows(noun)]) writer.remove(noun, row.id);
    prepare?.(writer);
  });
  const files = openFiles(inMemoryEach(), sampleFile);
  serve(openFakerest({ world: store, actor: () => actor, clock, files }));
  const dataProvider = createRestDataProvider(api);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(keptInTab)) sessionStorage.setItem(key, text);
  storeSession(
    {
      success: true,
      data: {
        token: 'token',
        ...(!viewing && { refreshToken: 'refresh' }),
        user: { ...user, permissions: actor.permissions, viewing },
      },
    },
    viewing ? 'tab' : 'device',
  );
  const area = await areaOf(userType);
  window.history.replaceState(null, '', basenames[userType] + path);
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route
            path={`${area.basename}/*`}
            element={<Console area={area} dataProvider={through(dataProvider)} {...(layout && { layout })} />}
          />
        </Routes>
      </BrowserRouter>,
    );
  });
  return { user: userEvent.setup(), store, dataProvider };
};

/** Like `open`, but without bar, menu and banners around the page, which take up to a quarter of the time. */
export const openPage = (userType: UserType, path: string, circumstances: Circumstances = {}) =>
  open(userType, path, { layout: PageLayout, ...circumstances });
