import PlaceIcon from '@mui/icons-material/PlaceOutlined';
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
  /** Buttons at the bottom of the card. */
  children: ReactNode;
  /** Additional lines, such as views and requests. */
  facts?: ReactNode;
  /** The name with a link, in place of the usual one. */
  name?: ReactNode;
  /** Content next to the name. */
  corner?: ReactNode;
}

/** A summary of a candidate; the grid around the cards supplies their styles. */
export const CandidateCard = ({ mostSkills, children, facts, name, corner }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const say = useSayText();
  if (!candidate) return null;
  return (
    <article>
      <Who candidate={candidate} link={name} corner={corner} />
      <Chips words={candidate.skills} most={mostSkills} />
      <p className="where">
        <span>{translate('pages.candidates.years', { smart_count: candidate.experience })}</span>
        <span>
          <PlaceIcon aria-hidden sx={{ fontSize: 16 }} />
          {say('location', candidate.location)}
        </span>
      </p>
      <div className="states">
        <AvailabilityField />
        <ValueField source="status" />
        <span className="rate">
          <MoneyField source="rate" />
          <small>{translate('pages.candidates.perHour')}</small>
        </span>
      </div>
      {facts}
      <div className="acts">{children}</div>
    </article>
  );
};

interface WhoProps {
  candidate: Candidate;
  link: ReactNode;
  corner: ReactNode;
}

const Who = ({ candidate: { id, name, title }, link, corner }: WhoProps) => {
  const createPath = useCreatePath();
  return (
    <div className="who">
      <PictureField source="photo" size={36} decorative />
      <div>
        <h2>{link ?? <Link to={createPath({ resource: 'candidates', type: 'show', id })}>{name}</Link>}</h2>
        <p>{title}</p>
      </div>
      {corner && <div className="corner">{corner}</div>}
    </div>
  );
};
