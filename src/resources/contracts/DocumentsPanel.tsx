import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import AddIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { ContractDocument } from '../../../domain/contract/deals/contractDocuments.ts';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { useDocuments } from './useDocuments.ts';

const accepted = '.pdf,.docx,.png,.jpg,.jpeg';

/** The documents of the contract in context; its provider can add and remove them. */
export const DocumentsPanel = () => {
  const contract = useRecordContext<Contract>();
  return contract ? <Documents contract={contract} /> : null;
};

const Documents = ({ contract }: { contract: Contract }) => {
  const { data, error, refetch, problem, busy, add, download, discard, word } = useDocuments(contract.id);
  const translate = useTranslate();
  const mayAdd = useMay('create', 'contractDocuments');
  const mayRemove = useMay('delete', 'contractDocuments');
  const held = Boolean(contracts.frozen?.(contract));
  const [asked, setAsked] = useState<ContractDocument | null>(null);
  return (
    <Panel title={word('title')}>
      {error ? (
        <CouldNotLoad title={word('failed')} error={error} onRetry={() => refetch()} />
      ) : (
        <DocumentList
          documents={data}
          onDownload={download}
          onRemove={mayRemove && !held ? setAsked : null}
        />
      )}
      {mayAdd && <AddDocument busy={busy} problem={problem} onAdd={add} />}
      {asked && (
        <ConfirmDialog
          colour="error"
          title={word('removeTitle', { name: asked.name })}
          text={word('removeText')}
          confirm={word('remove')}
          cancel={translate('contractsPage.moves.cancel')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            discard(asked);
            setAsked(null);
          }}
        />
      )}
    </Panel>
  );
};

interface ListProps {
  documents: ContractDocument[] | undefined;
  onDownload: (document: ContractDocument) => void;
  onRemove: ((document: ContractDocument) => void) | null;
}

const DocumentList = ({ documents, onDownload, onRemove }: ListProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const word = (key: string, options?: object) => translate(`contractsPage.documents.${key}`, options);
  if (!documents) return <Skeleton variant="rounded" height={48} />;
  if (documents.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {word('none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {documents.map((document) => {
        const { id, name, sizeBytes, createdAt, author } = document;
        const date = writeDayOf(createdAt, locale);
        const act = (key: string, Icon: typeof AddIcon, onClick: () => void) => (
          <Tooltip title={word(key)}>
            <IconButton size="small" aria-label={word(`${key}Named`, { name })} onClick={onClick}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
        return (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
                {word('about', { size: writeSize(sizeBytes, locale), date, author })}
              </Typography>
            </Box>
            {act('download', DownloadIcon, () => onDownload(document))}
            {onRemove && act('remove', RemoveIcon, () => onRemove(document))}
          </Box>
        );
      })}
    </Box>
  );
};

interface AddProps {
  busy: boolean;
  problem: string | null;
  onAdd: (file: File) => void;
}

const AddDocument = ({ busy, problem, onAdd }: AddProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate(`contractsPage.documents.${busy ? 'adding' : 'add'}`);
  return (
    <Box sx={{ mt: 1.5 }}>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={translate('contractsPage.documents.add')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onAdd(file);
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {translate('contractsPage.documents.kinds', { max: usePlatform().maxMegabytes })}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
};
