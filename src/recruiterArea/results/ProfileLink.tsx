import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { type Back, type Origin, useResults } from './Results.tsx';

interface Props extends Omit<LinkProps, 'href'> {
  candidateId: string;
  /** The job that the profile scores the candidate for. */
  jobId?: string | null;
  /** The text of the way back to this page; by default that of the enclosing results. */
  back?: Back;
  children: ReactNode;
}

/**
 * A link to a candidate's profile, which then links back to this page with its filters, and to the candidates
 * before and after.
 */
export const ProfileLink = ({ candidateId, jobId, back, children, ...props }: Props) => {
  return (
    <Link {...props} component={RouterLink} {...useProfileAddress(candidateId, { jobId, back })}>
      {children}
    </Link>
  );
};

/** The address and the state of the link. */
export const useProfileAddress = (
  candidateId: string,
  { jobId, back }: Pick<Props, 'jobId' | 'back'> = {},
) => {
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const results = useResults();
  const profile = createPath({ resource: 'candidates', type: 'show', id: candidateId });
  const said = back ?? results?.back;
  const ids = results?.ids ?? [];
  return {
    to: jobId ? `${profile}?job=${encodeURIComponent(jobId)}` : profile,
    ...(said && { state: { origin: { ...said, path: pathname + search, ids } satisfies Origin } }),
  };
};
