import { NounShow } from '../../components/screens/NounShow.tsx';
import { requestGroups } from './requestGroups.ts';

export const RequestShow = () => <NounShow groups={requestGroups} />;
