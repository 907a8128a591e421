import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

/** The page that a profile was opened from. */
type Origin = { path: string; labelKey: string; values?: Record<string, string> };

interface Props extends Omit<LinkProps, 'href'> {
  candidateId: string;
  /** The job that the profile scores the candidate for. */
  jobId?: string | null;
  /** The text of the way back to this page. */
  back: Omit<Origin, 'path'>;
  children: ReactNode;
}

/** A link to a candidate's profile, which then links back to this page with its filters. */
export const ProfileLink = ({ candidateId, jobId, back, children, ...props }: Props) => {
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const profile = createPath({ resource: 'candidates', type: 'show', id: candidateId });
  return (
    <Link
      {...props}
      component={RouterLink}
      to={jobId ? `${profile}?job=${encodeURIComponent(jobId)}` : profile}
      state={{ origin: { ...back, path: pathname + search } satisfies Origin }}
    >
      {children}
    </Link>
  );
};

/** The link back from a profile; nothing if it was opened in another way. */
export const BackFromProfile = () => {
  const translate = useTranslate();
  const { state } = useLocation() as { state: { origin?: Origin } | null };
  if (!state?.origin) return null;
  const { path, labelKey, values } = state.origin;
  return (
    <Button component={RouterLink} to={path} size="small" startIcon={<BackIcon />} sx={{ mr: 'auto' }}>
      {translate(labelKey, values)}
    </Button>
  );
};
