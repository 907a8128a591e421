import { NounShow } from '../../components/screens/NounShow.tsx';
import { userGroups } from './userGroups.ts';

export const UserShow = () => <NounShow groups={userGroups} />;
