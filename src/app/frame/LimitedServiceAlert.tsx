import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';

/** Says which invoice limits the company's service, and leads to its invoices. */
export const LimitedServiceAlert = ({ invoice }: { invoice: Invoice }) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Alert
      severity="warning"
      aria-label={translate('limitedService.label')}
      sx={alert}
      action={
        <Button
          component={Link}
          to={`${basename}/settings/billing`}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('limitedService.open')}
        </Button>
      }
    >
      {translate('limitedService.text', { invoice: invoice.id })}
    </Alert>
  );
};

/** On phones, the button is below the text. */
const alert = {
  mb: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 60%', sm: 1 } },
};
