import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { ExcerptPart } from '../../../domain/search/excerpt.ts';
import { useMay } from '../../components/contract/useMay.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Where the search of the list found the candidate in a resume, with the words marked. */
export const FoundInResume = () => {
  const translate = useTranslate();
  const excerpt = useExcerpt(useRecordContext()?.id);
  if (!excerpt) return null;
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 200, maxWidth: 420 }}
    >
      <strong>{translate('resumesPanel.found', { name: excerpt.name })}</strong>{' '}
      {placed(excerpt.parts).map(({ at, text, found }) =>
        found ? <Marked key={at} text={text} /> : <span key={at}>{text}</span>,
      )}
    </Typography>
  );
};

const Marked = ({ text }: { text: string }) => (
  <Typography
    component="mark"
    variant="inherit"
    sx={({ palette }) => ({
      bgcolor: alpha(palette.warning.main, 0.3),
      color: 'text.primary',
      borderRadius: '6px',
    })}
  >
    {text}
  </Typography>
);

/** One request for all rows of the list, if its reader may open resumes. */
const useExcerpt = (candidateId: unknown) => {
  const dataProvider = useDataProvider<DataProvider>();
  const mayRead = useMay('list', 'candidateDocuments');
  const { data = [], filterValues } = useListContext();
  const q = typeof filterValues.q === 'string' ? filterValues.q.trim() : '';
  const ids = q === '' ? '' : data.map(({ id }) => id).join(',');
  const { data: found } = useQuery({
    queryKey: ['candidates', 'resumeExcerpts', q, ids],
    queryFn: ({ signal }) => dataProvider.resumeExcerpts({ q, ids, signal }).then((answer) => answer.data),
    enabled: mayRead && ids !== '',
  });
  return found?.excerpts.find((one) => one.candidateId === candidateId);
};

/** The parts with the places where they begin. */
const placed = (parts: readonly ExcerptPart[]) => {
  let next = 0;
  return parts.map((part) => {
    const at = next;
    next += part.text.length;
    return { ...part, at };
  });
};
