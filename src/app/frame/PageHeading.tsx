import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The place of the page's title, which `PageTitle` and react-admin's `<Title>` fill. Two lines on phones. */
export const PageHeading = () => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography
      id="react-admin-title"
      variant="h6"
      component="h1"
      sx={{
        color: 'text.primary',
        fontSize: { xs: 15, md: 16 },
        lineHeight: 1.25,
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: { xs: 2, md: 1 },
      }}
    />
  </Box>
);
