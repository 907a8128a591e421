import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { bookingOn } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { AvailabilityField } from '../../components/fields/AvailabilityField.tsx';
import { DayField } from '../../components/fields/DayField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { useSayText } from '../../components/fields/useSayText.ts';
import { ApproximateRate } from '../ApproximateRate.tsx';
import { ShortMark } from '../contacts/ShortMark.tsx';
import { ProviderName } from '../MaskedIdentity.tsx';
import { ShortlistDialog } from '../pools/ShortlistDialog.tsx';
import { ProfileLink } from '../results/ProfileLink.tsx';
import { useJobScore } from '../scores/JobScores.tsx';
import { ScoreButton } from '../scores/ScoreButton.tsx';
import { TagLine } from '../tags/Tags.tsx';
import { BulkBar } from './BulkBar.tsx';
import { compactLook } from './compactLook.ts';
import { useSelection } from './Selection.tsx';
import { useRowKeys } from './useRowKeys.ts';

interface Props {
  /** In the order of the list; null for a candidate who is no longer listed. */
  candidates: readonly (Candidate | null)[];
  isPending?: boolean;
  /** Whether there are scores to show. */
  isScored: boolean;
  /** The job to add candidates to the pipeline for, and where they were found. */
  jobId?: string | null;
  source?: string;
}

/** Candidates one below the other, ten or more on a screen, with keys and acts for several at once. */
export const CompactCandidates = ({ candidates, isPending, isScored, ...bulk }: Props) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const { toggle } = useSelection();
  const [shortlisted, setShortlisted] = useState<Candidate>();
  const shown = candidates.flatMap((candidate) => candidate ?? []);
  useRowKeys(list, {
    onSelect: toggle,
    onShortlist: (id) => setShortlisted(shown.find((candidate) => candidate.id === id)),
  });
  if (isPending) return <Skeleton variant="rounded" height={600} aria-hidden />;
  return (
    <>
      <Look ref={list} data-scored={isScored || undefined}>
        <table aria-label={translate('talent.view.table')}>
          <thead>
            <Head candidates={shown} isScored={isScored} />
          </thead>
          <tbody>
            {shown.map((candidate) => (
              <RecordContextProvider key={candidate.id} value={candidate}>
                <Row candidate={candidate} isScored={isScored} />
              </RecordContextProvider>
            ))}
          </tbody>
        </table>
      </Look>
      <BulkBar known={shown} {...bulk} />
      {shortlisted && (
        <ShortlistDialog candidates={[shortlisted]} onClose={() => setShortlisted(undefined)} />
      )}
    </>
  );
};

const Look = styled('div')(compactLook);

const mostSkills = 3;
const columns = ['who', 'provider', 'skills', 'years', 'place', 'rate', 'from'] as const;

const Head = ({ candidates, isScored }: { candidates: readonly Candidate[]; isScored: boolean }) => {
  const translate = useTranslate();
  const { ids, setAll } = useSelection();
  const here = candidates.map(({ id }) => id);
  const selected = here.filter((id) => ids.includes(id)).length;
  return (
    <tr className="head">
      <th scope="col" className="check">
        <Checkbox
          size="small"
          checked={here.length > 0 && selected === here.length}
          indeterminate={selected > 0 && selected < here.length}
          onChange={(_, checked) => setAll(here, checked)}
          slotProps={{ input: { 'aria-label': translate('talent.bulk.selectAll') } }}
        />
      </th>
      {[...columns, ...(isScored ? ['score'] : [])].map((column) => (
        <th key={column} scope="col" className={column}>
          {translate(`talent.view.columns.${column}`)}
        </th>
      ))}
    </tr>
  );
};

const Row = ({ candidate, isScored }: { candidate: Candidate; isScored: boolean }) => {
  const translate = useTranslate();
  const say = useSayText();
  const { ids, toggle } = useSelection();
  const { id, name, title, skills, experience, location, availableFrom } = candidate;
  const isSelected = ids.includes(id);
  return (
    <tr data-row={id} data-selected={isSelected || undefined}>
      <td className="check">
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': translate('talent.bulk.selectNamed', { name }) } }}
        />
      </td>
      <td className="who">
        <div className="name">
          <ProfileLink candidateId={id} color="inherit" underline="hover">
            {name}
          </ProfileLink>
          <ShortMark id={id} />
        </div>
        <div className="title">{title}</div>
        <TagLine />
      </td>
      <td className="provider">
        <ProviderName />
      </td>
      <td className="skills" title={skills.join(', ')}>
        <span>{skills.slice(0, mostSkills).join(', ')}</span>
        {skills.length > mostSkills && <span className="rest">+{skills.length - mostSkills}</span>}
      </td>
      <td className="years">{translate('talent.view.years', { smart_count: experience })}</td>
      <td className="place">{say('location', location)}</td>
      <td className="rate">
        <MoneyField source="rate" />
        <small>{translate('pages.candidates.perHour')}</small>
        <ApproximateRate />
      </td>
      <td className="from">
        {availableFrom && !bookingOn(candidate, utcDay(new Date())) ? (
          <DayField source="availableFrom" />
        ) : (
          <AvailabilityField />
        )}
      </td>
      {isScored && (
        <td className="score">
          <Score candidate={candidate} />
        </td>
      )}
    </tr>
  );
};

const Score = ({ candidate: { id, name } }: { candidate: Candidate }) => {
  const match = useJobScore(id);
  return match ? <ScoreButton match={match} name={name} short /> : <Box aria-hidden>–</Box>;
};
