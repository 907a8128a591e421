import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne, useLocale } from 'react-admin';
import type { ContractDocument } from '../../../../domain/contract/deals/contractDocuments.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import { writeDay, writeDayOf } from '../../../components/fields/writeDay.ts';
import { useDocuments } from '../useDocuments.ts';
import { useSigningWords } from './useSigningWords.ts';

/** Says that a contract was signed on paper, who recorded it and why, with the scan. */
export const PaperNote = ({ contract }: { contract: Contract }) => {
  const word = useSigningWords();
  const locale = useLocale();
  const { download } = useDocuments(contract.id);
  const { data: scan } = useGetOne<ContractDocument>(
    'contractDocuments',
    { id: contract.paperDocumentId ?? '' },
    { enabled: contract.paperDocumentId !== null, retry: false },
  );
  if (contract.paperDocumentId === null) return null;
  return (
    <Alert
      severity="info"
      action={
        scan && (
          <Button color="inherit" size="small" onClick={() => download(scan)}>
            {word('paperScan')}
          </Button>
        )
      }
    >
      {scan
        ? word('paperNote', {
            day: writeDay(String(scan.signedOn), locale, 'medium'),
            author: scan.author,
            recorded: writeDayOf(scan.createdAt, locale),
            reason: scan.paperReason ?? '',
          })
        : word('paperMark')}
    </Alert>
  );
};
