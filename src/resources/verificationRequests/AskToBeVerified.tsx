import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useCreate, useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { AddPaper } from '../verificationDocuments/AddPaper.tsx';
import { usePapers } from '../verificationDocuments/usePapers.ts';

/** Creates a request together with its first document, because a request without one cannot be reviewed. */
export const AskToBeVerified = ({ companyId }: { companyId: string }) => {
  const translate = useTranslate();
  const mayAsk = useMay('create', 'verificationRequests');
  const [create] = useCreate();
  // If a document is refused, the request created for it remains, and the next document is added to it.
  const started = useRef<string | null>(null);
  const start = async () => {
    started.current ??= (await create('verificationRequests', { data: {} }, { returnPromise: true }))
      .id as string;
    return started.current;
  };
  const { problem, busy, add } = usePapers({ companyId, requestId: null }, start);
  if (!mayAsk) return <Typography variant="body2">{translate('verification.account.readOnly')}</Typography>;
  return (
    <AddPaper
      label={translate('verification.account.handIn')}
      first="Identity document"
      busy={busy}
      problem={problem}
      onAdd={add}
    />
  );
};
