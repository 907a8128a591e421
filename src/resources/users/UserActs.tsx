import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { ChangeUserStatus } from './ChangeUserStatus.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';

type UserAct = 'edit' | 'suspend' | 'activate';
type Asked = { act: UserAct; user: User } | { act: 'add' } | null;
type Acts = { add: () => void; ask: (act: UserAct, user: User) => void };

const ActsContext = createContext<Acts>({ add: () => {}, ask: () => {} });

/** The actions for the users on this page. */
export const useUserActs = (): Acts => useContext(ActsContext);

interface Props {
  /** The page's own dialogs to add and edit a user, if any. */
  add?: ComponentType<{ onClose: () => void }>;
  edit?: ComponentType<{ user: User; onClose: () => void }>;
  children: ReactNode;
}

/**
 * The dialogs of a page of users. They are rendered by the page, not next to their buttons, because a
 * suspended user disappears from the list of active ones.
 */
export const UserActs = ({ add: Add = AddUserDialog, edit: Edit = EditUserDialog, children }: Props) => {
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
          {asked?.act === 'add' && <Add onClose={close} />}
          {asked?.act === 'edit' && <Edit user={asked.user} onClose={close} />}
          {(asked?.act === 'suspend' || asked?.act === 'activate') && (
            <ChangeUserStatus user={asked.user} change={asked.act} onClose={close} />
          )}
        </NoRow>
      </ResourceContextProvider>
    </ActsContext.Provider>
  );
};
