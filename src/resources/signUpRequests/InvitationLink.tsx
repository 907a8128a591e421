import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';

/** Links to the mails sent to this address, for users who may see mails. */
export const InvitationLink = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const basename = useBasename();
  if (!useMay('list', 'mails')) return null;
  return (
    <Button component={Link} to={`${basename}/mails?${listSearch({ q: email })}`}>
      {translate('pages.signUps.seeMail')}
    </Button>
  );
};
