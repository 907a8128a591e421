import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/users.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import { ChangeStanding } from '../../resources/users/ChangeStanding.tsx';
import { AddAdminDialog } from './AddAdminDialog.tsx';
import { ConsoleRoleInput } from './ConsoleRoleInput.tsx';

type Act = 'edit' | 'suspend' | 'activate';
type Asked = { act: Act; user: User } | { act: 'add' } | null;
type Acts = { add: () => void; ask: (act: Act, user: User) => void };

const ActsContext = createContext<Acts>({ add: () => {}, ask: () => {} });

/** What can be done with the operators of this page. */
export const useAdminActs = (): Acts => useContext(ActsContext);

/** The dialogs of the page's operators, which stand in the page and not in their rows. */
export const AdminActs = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const acts = useMemo<Acts>(
    () => ({ add: () => setAsked({ act: 'add' }), ask: (act, user) => setAsked({ act, user }) }),
    [],
  );
  return (
    <ActsContext.Provider value={acts}>
      {children}
      <ResourceContextProvider value="users">
        <NoRow>
          {asked?.act === 'add' && <AddAdminDialog onClose={close} />}
          {asked?.act === 'edit' && <EditAdmin user={asked.user} onClose={close} />}
          {(asked?.act === 'suspend' || asked?.act === 'activate') && (
            <ChangeStanding user={asked.user} standing={asked.act} onClose={close} />
          )}
        </NoRow>
      </ResourceContextProvider>
    </ActsContext.Provider>
  );
};

const EditAdmin = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="users"
      id={user.id}
      title={translate('people.editTitle', { name: user.fullName })}
      saved="people.updated"
      fields={['firstName', 'lastName', 'email', 'accessNote']}
      onClose={onClose}
    >
      <ConsoleRoleInput base={user.role} />
    </EditDialog>
  );
};
