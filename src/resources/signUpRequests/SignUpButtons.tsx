import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { useMay } from '../../components/contract/useMay.ts';
import type { SignUpAct } from './useSignUpActs.tsx';

interface Props {
  request: SignUpRequest;
  onAsk: (act: SignUpAct, request: SignUpRequest) => void;
}

/** Approve and Decline, while the request is pending and for users who may answer it. */
export const SignUpButtons = ({ request, onAsk }: Props) => {
  const translate = useTranslate();
  const mayAnswer = useMay('edit', 'signUpRequests', request);
  if (!mayAnswer || request.status !== 'Pending Approval') return null;
  const button = (act: SignUpAct) => (
    <Button
      key={act}
      size="small"
      variant={act === 'approve' ? 'contained' : 'outlined'}
      color={act === 'approve' ? 'primary' : 'inherit'}
      aria-label={translate(`signUpsPage.${act}Named`, { company: request.company })}
      onClick={() => onAsk(act, request)}
    >
      {translate(`signUpsPage.${act}`)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {(['approve', 'decline'] as const).map(button)}
    </Box>
  );
};
