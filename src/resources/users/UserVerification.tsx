import { VerificationList } from '../verificationRequests/VerificationList.tsx';
import { UserTabs } from './UserTabs.tsx';

/** Verification Requests. */
export const UserVerification = () => (
  <>
    <UserTabs />
    <VerificationList />
  </>
);
