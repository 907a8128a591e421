import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  /** A title, or a story below it. */
  level: 1 | 2;
  here: boolean;
  href: string;
  choose: () => void;
}

/** A real link, so that a story can be opened in another tab. */
export const StoryLink = ({ label, level, here, href, choose }: Props) => {
  const isCurrent = here && level === 2;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      href={href}
      underline="none"
      color={level === 1 ? 'textPrimary' : 'textSecondary'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        choose();
      }}
      sx={{
        display: 'block',
        pl: level === 1 ? 2 : 3.5,
        pr: 2,
        py: 0.375,
        fontSize: level === 1 ? 14 : 13,
        scrollMargin: '40px',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
      }}
    >
      {label}
    </Link>
  );
};
