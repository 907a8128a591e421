import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { userGroups } from './userGroups.ts';

export const UserEdit = () => <NounEdit groups={userGroups} />;
