import { Navigate, useParams } from 'react-router-dom';
import { useActor } from '../../components/contract/useActor.ts';
import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { requestGroups } from './requestGroups.ts';
import { useRequestPaths } from './requestPaths.ts';

/** Providers answer in a separate dialog; others edit the fields they may change. */
export const RequestEdit = () => {
  const { respond } = useRequestPaths(useParams().id);
  return useActor().userType === 'provider' ? (
    <Navigate replace to={respond} />
  ) : (
    <NounEdit groups={requestGroups} />
  );
};
