import { PersonalDataButton } from '../../components/privacy/PersonalDataButton.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { userGroups } from './userGroups.ts';
import { ViewAsButton } from './ViewAsButton.tsx';

export const UserShow = () => (
  <NounShow
    groups={userGroups}
    head={
      <>
        <ViewAsButton />
        <PersonalDataButton noun="users" />
      </>
    }
  />
);
