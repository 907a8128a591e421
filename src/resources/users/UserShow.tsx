import { PersonalDataHead } from '../../components/privacy/PersonalDataHead.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RecoveryButtons } from './RecoveryButtons.tsx';
import { userGroups } from './userGroups.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

export const UserShow = () => (
  <NounShow
    groups={userGroups}
    head={
      <PersonalDataHead noun="users">
        <ViewAsButton />
        <RecoveryButtons />
      </PersonalDataHead>
    }
  />
);
