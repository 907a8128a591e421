import { useGetList, useGetOne, useLocale, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import {
  openVerifications,
  type VerificationRequest,
} from '../../../domain/contract/accounts/verificationRequests.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PapersPanel } from '../verificationDocuments/PapersPanel.tsx';
import { AskToBeVerified } from './AskToBeVerified.tsx';
import { Verified } from './Verified.tsx';

/** The user's own verification: the result of the last request, or the form for a new one. */
export const OwnAccount = ({ companyId }: { companyId: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { userId } = useActor();
  const person = useGetOne<User>('users', { id: userId }, { retry: false });
  const requests = useGetList<VerificationRequest>('verificationRequests', {
    filter: { userId },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const error = person.error ?? requests.error;
  if (error)
    return (
      <CouldNotLoad
        title={translate('verification.account.failed')}
        error={error}
        onRetry={() => (person.error ? person : requests).refetch()}
      />
    );
  if (!person.data || !requests.data) return null;
  const title = translate('verification.account.title');
  const last = requests.data[0];
  const word = (status: string) =>
    translate(valueKey('verificationRequests', 'status', status), { _: status });
  if (person.data.verified)
    return (
      <Verified
        title={title}
        state="Verified"
        stateLabel={translate('people.verified')}
        text={translate('verification.account.verified')}
      />
    );
  if (last && openVerifications.includes(last.status))
    return (
      <Verified
        title={title}
        state={last.status}
        stateLabel={word(last.status)}
        text={translate('verification.account.waiting', { date: writeDay(last.submitted, locale, 'medium') })}
      >
        <PapersPanel place={{ companyId, requestId: last.id }} first="Identity document" />
      </Verified>
    );
  const rejected = last?.status === 'Rejected';
  return (
    <Verified
      title={title}
      state={rejected ? 'Rejected' : 'Inactive'}
      stateLabel={rejected ? word('Rejected') : translate('verification.account.none')}
      text={
        rejected
          ? translate('verification.account.rejected', { reason: last.reason })
          : translate('verification.account.about')
      }
    >
      <AskToBeVerified companyId={companyId} />
    </Verified>
  );
};
