import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of a candidate's dialog. */
export const EntrySection = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography id={heading} variant="subtitle1" component="h3">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </section>
  );
};
