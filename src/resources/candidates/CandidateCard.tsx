import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { AvailabilityField } from '../../components/fields/AvailabilityField.tsx';
import { Chips } from '../../components/fields/Chips.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { useSayText } from '../../components/fields/useSayText.ts';
import { ValueField } from '../../components/fields/ValueField.tsx';

interface Props {
  /** The number of skills shown before '+N'. */
  mostSkills: number;
  /** Buttons at the end of the card. */
  children: ReactNode;
  /** Further facts in the line of experience and place. */
  where?: ReactNode;
  /** Additional lines, such as views and requests. */
  facts?: ReactNode;
  /** What stands beside the buttons. */
  note?: ReactNode;
  /** The name with a link, in place of the usual one. */
  name?: ReactNode;
}

/** A summary of a candidate in five lines; the grid around the cards supplies their styles. */
export const CandidateCard = ({ mostSkills, children, where, facts, note, name }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const say = useSayText();
  if (!candidate) return null;
  const { skills, experience, location, status } = candidate;
  const years = { smart_count: experience };
  return (
    <article>
      <Who candidate={candidate} link={name} />
      <Chips words={skills} most={mostSkills} />
      <div className="where">
        <span title={translate('pages.candidates.years', years)}>
          {translate('pages.candidates.yearsShort', years)}
        </span>
        <span>{say('location', location)}</span>
        {where}
        {/* A candidate with a date of availability is available, unless the status says otherwise. */}
        {status !== 'Available' && <ValueField source="status" />}
      </div>
      {facts}
      <div className="foot">
        {note}
        <div className={note ? 'acts beside' : 'acts'}>{children}</div>
      </div>
    </article>
  );
};

interface WhoProps {
  candidate: Candidate;
  link: ReactNode;
}

const Who = ({ candidate: { id, name, title }, link }: WhoProps) => {
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <div className="who">
      <PictureField source="photo" size={36} decorative />
      <div>
        <h2>{link ?? <Link to={createPath({ resource: 'candidates', type: 'show', id })}>{name}</Link>}</h2>
        <p title={title}>{title}</p>
      </div>
      <div className="terms">
        <span className="rate">
          <MoneyField source="rate" />
          <small>{translate('pages.candidates.perHour')}</small>
        </span>
        <AvailabilityField />
      </div>
    </div>
  );
};
