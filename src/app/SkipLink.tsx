import Link from '@mui/material/Link';

/** The first Tab stop: skips bar and menu. */
export const SkipLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: -60,
      left: 16,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: 2,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      '&:focus': { top: 10 },
    }}
  >
    {label}
  </Link>
);
