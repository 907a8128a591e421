import Box from '@mui/material/Box';
import { OverdueBanner } from '../../resources/invoices/OverdueBanner.tsx';

/** What companies owe and have not paid in time, over every part of the page. */
export const BillingBanner = () => (
  <Box sx={{ mb: 1 }}>
    <OverdueBanner />
  </Box>
);
