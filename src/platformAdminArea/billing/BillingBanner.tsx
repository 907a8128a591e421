import Box from '@mui/material/Box';
import { OverdueBanner } from '../../resources/invoices/OverdueBanner.tsx';

/** The overdue amounts, above all tabs of the page. */
export const BillingBanner = () => (
  <Box sx={{ mb: 1 }}>
    <OverdueBanner />
  </Box>
);
