import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useGetMany, useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { firstTerms } from './firstTerms.ts';
import { useFirstDay } from './useFirstDay.ts';

export type Line = { candidateId: string | null; rate: number | null; startDate: string | null };

interface Props {
  request: Request;
  /** Adds a line to the proposal. */
  onAdd: (line: Line) => void;
  isFull: boolean;
}

/** The provider's candidates who fit the request best. Choosing one fills a line of the proposal. */
export const BestMatches = ({ request, onAdd, isFull }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { matches, candidates, error } = useBestMatches(request.id);
  const { getValues, setValue } = useFormContext();
  const firstDay = useFirstDay();
  const lines = (useWatch({ name: 'candidates' }) ?? []) as Line[];
  const add = (candidate: Candidate) => {
    const { rate = null, startDate } = firstTerms(candidate, getValues('currency'), request, firstDay);
    const line = { candidateId: candidate.id, rate, startDate };
    const empty = lines.findIndex(({ candidateId }) => !candidateId);
    if (empty < 0) return onAdd(line);
    for (const [field, value] of Object.entries(line))
      setValue(`candidates.${empty}.${field}`, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Typography id={heading} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {translate('requests.fit.title')}
      </Typography>
      {error || matches?.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate(error ? 'requests.fit.failed' : 'requests.fit.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={list} aria-busy={!candidates}>
          {(matches ?? waiting).map((match, place) => (
            <Box component="li" key={match?.id ?? `waiting ${place}`} sx={row}>
              <BestMatch
                request={request}
                match={match}
                candidate={candidates?.find(({ id }) => id === match?.id)}
                isChosen={lines.some(({ candidateId }) => candidateId === match?.id)}
                isFull={isFull}
                onChoose={add}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};

const waiting: (Match | undefined)[] = Array.from({ length: 5 });

const useBestMatches = (id: string) => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data: matches, error } = useQuery({
    queryKey: ['matching', 'requestFit', id],
    queryFn: ({ signal }) => dataProvider.requestFit({ id, signal }).then(({ data }) => data.matches),
  });
  const ids = matches?.map((match) => match.id) ?? [];
  const { data: candidates, error: lost } = useGetMany<Candidate>(
    'candidates',
    { ids },
    { enabled: ids.length > 0 },
  );
  return { matches, candidates, error: error ?? lost };
};

interface RowProps {
  request: Request;
  match: Match | undefined;
  candidate: Candidate | undefined;
  isChosen: boolean;
  isFull: boolean;
  onChoose: (candidate: Candidate) => void;
}

const BestMatch = ({ request, match, candidate, isChosen, isFull, onChoose }: RowProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const firstDay = useFirstDay();
  if (!match || !candidate) return <Skeleton sx={{ gridColumn: '1 / -1', height: 44 }} />;
  const { name, title, rate, currency } = candidate;
  const { startDate } = firstTerms(candidate, currency, request, firstDay);
  const choice = { name };
  return (
    <>
      <Box
        role="img"
        aria-label={translate('requests.fit.score', { score: match.score })}
        sx={{ fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
      >
        {match.score}%
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            · {title}
          </Box>
        </Typography>
        <SkillsFound match={match} />
        <Typography variant="body2" color="textSecondary">
          {translate('requests.fit.terms', {
            rate: formatMoney(rate, currency, locale),
            date: writeDay(startDate, locale, 'medium'),
          })}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isChosen || isFull}
        startIcon={isChosen ? <CheckIcon /> : undefined}
        onClick={() => onChoose(candidate)}
        aria-label={translate(isChosen ? 'requests.fit.chosenNamed' : 'requests.fit.chooseNamed', choice)}
        sx={{ minWidth: 96 }}
      >
        {translate(isChosen ? 'requests.fit.chosen' : 'requests.fit.choose')}
      </Button>
    </>
  );
};

/** Which of the requested skills the candidate has, covers with a related one, or lacks. */
const SkillsFound = ({ match: { reasons } }: { match: Match }) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const parts = (['skill', 'skillRelated', 'skillMissing'] as const).flatMap((kind) => {
    const skills = reasons
      .filter((reason) => reason.kind === kind || (kind === 'skill' && reason.kind === 'skillImplied'))
      .map(({ params }) =>
        kind === 'skillRelated' ? translate('requests.fit.instead', params) : String(params.skill),
      );
    return skills.length > 0 ? [translate(`requests.fit.${kind}`, { skills: writeList(skills) })] : [];
  });
  return parts.length > 0 ? <Typography variant="body2">{parts.join(' · ')}</Typography> : null;
};

const list = { listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' };
const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: { xs: 1.25, sm: 2 },
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
