import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'react-admin';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import type { Envelope } from '../../../../domain/contract/deals/envelopes.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { saveFile } from '../../../components/download/saveFile.ts';
import { useSigningWords } from './useSigningWords.ts';

interface Props {
  contract: Contract;
  envelope: Envelope;
}

/** Downloads the signed PDF. The demo cannot seal it, and says so. */
export const SignedFile = ({ contract, envelope: { documentId } }: Props) => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const word = useSigningWords();
  if (documentId === null)
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {word('sealing')}
      </Typography>
    );
  const download = async () => {
    try {
      const { data } = await dataProvider.getFile('contractDocuments', { id: documentId });
      saveFile(data, word('fileName', { id: contract.id }));
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        {word('download')}
      </Button>
      {import.meta.env.MODE === 'demo' && (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          {word('notSealed')}
        </Typography>
      )}
    </>
  );
};
