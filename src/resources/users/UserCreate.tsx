import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { userGroups } from './userGroups.ts';

export const UserCreate = () => <NounCreate title="pages.users.add" groups={userGroups} />;
