import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import { CandidateCard } from '../resources/candidates/CandidateCard.tsx';
import { AddToPipelineButton } from './AddToPipelineButton.tsx';
import { ApproximateRate } from './ApproximateRate.tsx';
import { ContactButton } from './ContactButton.tsx';
import { CompareBox } from './compare/CompareBox.tsx';
import { AddedFacts } from './contacts/AddedFacts.tsx';
import { ContactLine } from './contacts/ContactLine.tsx';
import { LanguagesOfList } from './languages/SpokenLanguages.tsx';
import { MaskedLine } from './MaskedIdentity.tsx';
import { ShortlistButton } from './pools/ShortlistButton.tsx';
import { useProfileAddress } from './results/ProfileLink.tsx';
import { JobScore } from './scores/JobScore.tsx';
import { TagLine } from './tags/Tags.tsx';
import { CommonHoursLine } from './workingHours/ListCommonHours.tsx';

interface Props {
  /** Additional lines, such as why the candidate was added to a pool. */
  facts?: ReactNode;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A candidate in the talent pool, with the actions open to a recruiter. */
export const ListedCandidateCard = ({ facts, children }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const address = useProfileAddress(candidate?.id ?? '');
  if (!candidate) return null;
  return (
    <CandidateCard
      mostSkills={4}
      name={<Link {...address}>{candidate.name}</Link>}
      where={
        <>
          <CommonHoursLine />
          <ApproximateRate />
          <TagLine />
        </>
      }
      facts={
        <>
          <MaskedLine />
          <LanguagesOfList />
          {facts}
          <JobScore />
          <AddedFacts />
        </>
      }
      note={<ContactLine />}
    >
      <ContactButton isCard />
      <ShortlistButton isIcon />
      <AddToPipelineButton isIcon />
      {children}
      <CompareBox />
    </CandidateCard>
  );
};
