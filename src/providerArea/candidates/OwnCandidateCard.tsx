import { useBasename, useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { CandidateCard } from '../../resources/candidates/CandidateCard.tsx';
import { FoundInResume } from '../../resources/candidates/FoundInResume.tsx';
import { FreshnessChip } from '../../resources/candidates/FreshnessChip.tsx';
import { NextBooking } from '../../resources/candidates/NextBooking.tsx';
import { CandidateMenu } from './CandidateMenu.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

/** One of the provider's candidates, with the interest in them. */
export const OwnCandidateCard = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const basename = useBasename();
  if (!candidate) return null;
  const { id, name } = candidate;
  return (
    <CandidateCard mostSkills={3} facts={<Facts candidate={candidate} />}>
      <Link
        to={createPath({ resource: 'candidates', type: 'edit', id })}
        className="act framed"
        aria-label={translate('pages.candidates.editProfileNamed', { name })}
      >
        {translate('pages.candidates.editProfile')}
      </Link>
      <Link
        to={`${basename}/employees/${id}/analytics`}
        className="act"
        aria-label={translate('pages.candidates.viewAnalyticsNamed', { name })}
      >
        {translate('pages.candidates.viewAnalytics')}
      </Link>
      <CandidateMenu />
      <Choose candidate={candidate} />
    </CandidateCard>
  );
};

const Facts = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  return (
    <>
      <FoundInResume />
      <p>
        {translate('pages.candidates.views', { smart_count: candidate.profileViews })} ·{' '}
        {translate('pages.candidates.asked', { smart_count: candidate.requests })}
      </p>
      <div className="states">
        <FreshnessChip />
        {!candidate.published && <StatusChip value="Hidden" label={translate('bench.hidden')} />}
        <ConfirmButton candidate={candidate} />
      </div>
      <NextBooking />
    </>
  );
};

/** A separate component, so that a change of the selection does not render the whole card again. */
const Choose = ({ candidate: { id, name } }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <input
      type="checkbox"
      className="tick"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      aria-label={translate('bench.chooseNamed', { name })}
    />
  );
};
