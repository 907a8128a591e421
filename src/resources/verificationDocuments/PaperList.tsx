import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { VerificationDocument } from '../../../domain/contract/accounts/verificationDocuments.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

type Act = (paper: VerificationDocument) => void;
interface Props {
  papers: VerificationDocument[] | undefined;
  onView: Act;
  onDownload: Act;
  onRemove: Act | null;
}

/** Documents by type, to view, download and, while the decision is pending, remove. */
export const PaperList = ({ papers, ...acts }: Props) => {
  const translate = useTranslate();
  if (!papers) return <Skeleton variant="rounded" height={48} />;
  if (papers.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('verification.papers.none')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={translate('verification.papers.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {papers.map((paper) => (
        <Paper key={paper.id} paper={paper} {...acts} />
      ))}
    </Box>
  );
};

/** Browsers cannot display Word files. */
const isShown = ({ format }: VerificationDocument) => format !== 'docx';

const Paper = ({
  paper,
  onView,
  onDownload,
  onRemove,
}: Omit<Props, 'papers'> & { paper: VerificationDocument }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { name, kind, sizeBytes, createdAt, author } = paper;
  const about = translate('verification.papers.about', {
    kind: translate(valueKey('verificationDocuments', 'kind', kind), { _: kind }),
    size: writeSize(sizeBytes, locale),
    date: writeDay(createdAt, locale, 'medium'),
    author,
  });
  const act = (key: string, Icon: typeof ViewIcon, onClick: Act) => (
    <Tooltip title={translate(`verification.papers.${key}`)}>
      <IconButton
        size="small"
        aria-label={translate(`verification.papers.${key}Named`, { name })}
        onClick={() => onClick(paper)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {about}
        </Typography>
      </Box>
      {isShown(paper) && act('view', ViewIcon, onView)}
      {act('download', DownloadIcon, onDownload)}
      {onRemove && act('remove', RemoveIcon, onRemove)}
    </Box>
  );
};
