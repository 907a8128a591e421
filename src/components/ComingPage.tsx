import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from './screens/PageTitle.tsx';

interface Props {
  titleKey: string;
  /** What the finished page will hold. */
  textKey: string;
  /** Pages that already do a part of it; absolute paths. */
  working?: readonly { labelKey: string; path: string }[];
}

/** Stands where a page is still to be built: says what is coming, and what works elsewhere today. */
export const ComingPage = ({ titleKey, textKey, working = [] }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate(titleKey)}</PageTitle>
      <Paper variant="outlined" sx={{ display: 'flex', gap: 3, p: { xs: 3, md: 4 }, maxWidth: 760 }}>
        <Box
          aria-hidden
          sx={{
            display: { xs: 'none', sm: 'grid' },
            placeItems: 'center',
            flex: 'none',
            width: 56,
            height: 56,
            borderRadius: 3,
            bgcolor: 'action.selected',
            color: 'primary.main',
          }}
        >
          <ConstructionIcon />
        </Box>
        <Box>
          <Typography variant="h6" component="h2">
            {translate('shell.coming.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {translate('shell.coming.lead')}
          </Typography>
          <Typography sx={{ mt: 1.5 }}>{translate(textKey)}</Typography>
          {working.length > 0 && (
            <>
              <Typography variant="subtitle2" component="h3" sx={{ mt: 3 }}>
                {translate('shell.coming.meanwhile')}
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {working.map(({ labelKey, path }) => (
                  <li key={path}>
                    <Link component={RouterLink} to={path}>
                      {translate(labelKey)}
                    </Link>
                  </li>
                ))}
              </Box>
            </>
          )}
        </Box>
      </Paper>
    </>
  );
};
