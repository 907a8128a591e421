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
import { useRef } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { CandidateDocument } from '../../../domain/contract/candidates/candidateDocuments.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { textFiles } from '../../components/documentText/textFiles.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { useResumes } from './useResumes.ts';

/** The resumes of the candidate in context, for those who may read them. */
export const ResumesPanel = () => {
  const candidate = useRecordContext<Candidate>();
  const mayRead = useMay('list', 'candidateDocuments');
  return candidate && mayRead ? <Resumes candidateId={candidate.id} /> : null;
};

const Resumes = ({ candidateId }: { candidateId: string }) => {
  const translate = useTranslate();
  const { data, error, refetch, problem, busy, add, download, discard } = useResumes(candidateId);
  const mayAdd = useMay('create', 'candidateDocuments');
  const mayRemove = useMay('delete', 'candidateDocuments');
  return (
    <Panel title={translate('resumesPanel.title')}>
      {error ? (
        <CouldNotLoad title={translate('resumesPanel.failed')} error={error} onRetry={() => refetch()} />
      ) : (
        <ResumeList documents={data} onDownload={download} onRemove={mayRemove ? discard : null} />
      )}
      {mayAdd && <AddResume busy={busy} onAdd={add} />}
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Panel>
  );
};

interface ListProps {
  documents: readonly CandidateDocument[] | undefined;
  onDownload: (document: CandidateDocument) => void;
  onRemove: ((document: CandidateDocument) => void) | null;
}

const ResumeList = ({ documents, onDownload, onRemove }: ListProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const word = (key: string, values?: object) => translate(`resumesPanel.${key}`, values);
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
        const { id, name, sizeBytes, createdAt, author, textState } = document;
        const act = (key: string, Icon: typeof AddIcon, onClick: () => void) => (
          <Tooltip title={word(key, { name })}>
            <IconButton size="small" aria-label={word(key, { name })} onClick={onClick}>
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
                {word('about', {
                  size: writeSize(sizeBytes, locale),
                  date: writeDayOf(createdAt, locale),
                  author,
                })}
              </Typography>
              {textState !== null && textState !== 'Searchable' && (
                <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
                  {word('unread', {
                    reason: translate(valueKey('candidateDocuments', 'textState', textState)),
                  })}
                </Typography>
              )}
            </Box>
            {act('download', DownloadIcon, () => onDownload(document))}
            {onRemove && act('remove', RemoveIcon, () => onRemove(document))}
          </Box>
        );
      })}
    </Box>
  );
};

const AddResume = ({ busy, onAdd }: { busy: boolean; onAdd: (file: File) => void }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate('resumesPanel.add');
  return (
    <Box
      sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <input
        ref={input}
        type="file"
        accept={textFiles}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onAdd(file);
          target.value = '';
        }}
      />
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
        {translate('resumesPanel.kinds', { max: usePlatform().maxMegabytes })}
      </Typography>
    </Box>
  );
};
