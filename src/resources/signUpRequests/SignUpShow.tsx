import { TopToolbar, useRecordContext } from 'react-admin';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { SignUpButtons } from './SignUpButtons.tsx';
import { useSignUpActs } from './useSignUpActs.tsx';

const groups: readonly FieldGroup[] = [
  {
    labelKey: 'signUpsPage.request',
    fields: [
      'company',
      'userType',
      'firstName',
      'lastName',
      'email',
      'benchEmployees',
      'language',
      'message',
    ],
  },
  { labelKey: 'signUpsPage.answer', fields: ['status', 'subscription', 'reason'] },
];

/** A sign-up request, with the buttons to approve or decline it. */
export const SignUpShow = () => {
  const { ask, dialog } = useSignUpActs();
  return (
    <>
      <NounShow groups={groups} actions={<Acts onAsk={ask} />}>
        <Facts group={{ fields: ['createdAt', 'updatedAt'] }} />
      </NounShow>
      {dialog}
    </>
  );
};

const Acts = ({ onAsk }: Pick<Parameters<typeof SignUpButtons>[0], 'onAsk'>) => {
  const request = useRecordContext<SignUpRequest>();
  return (
    <TopToolbar sx={{ alignItems: 'center', gap: 1 }}>
      {request && <SignUpButtons request={request} onAsk={onAsk} />}
      <RemoveButton />
    </TopToolbar>
  );
};
