import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { useNewestInvoices } from './useNewestInvoices.ts';

/** The latest invoices, with a link to all of them. */
export const BillingHistory = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data, error, refetch } = useNewestInvoices();
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  const day = (date: string) => writeDay(date, locale, 'medium');
  return (
    <Panel title={translate('settings.billing.history')}>
      {data.length === 0 ? (
        <Typography color="textSecondary">{translate('settings.billing.none')}</Typography>
      ) : (
        <>
          <TableContainer tabIndex={0} role="group" aria-label={translate('settings.billing.history')}>
            <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
              <TableHead>
                <TableRow>
                  {['issuedDate', 'id', 'amount', 'status'].map((field) => (
                    <TableCell key={field}>{translate(`resources.invoices.fields.${field}`)}</TableCell>
                  ))}
                  <TableCell align="right">{translate('pages.invoices.pdf')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map((invoice) => (
                  <TableRow key={invoice.id}>
                    <TableCell>{day(invoice.issuedDate)}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{invoice.id}</TableCell>
                    <TableCell>{formatMoney(invoice.amount, invoice.currency, locale)}</TableCell>
                    <TableCell>
                      <StatusChip
                        value={invoice.status}
                        label={translate(valueKey('invoices', 'status', invoice.status), {
                          _: invoice.status,
                        })}
                      />
                    </TableCell>
                    <TableCell align="right">
                      <InvoicePdfButton invoice={invoice} small />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <Button component={Link} to={`${basename}/invoices`} sx={{ mt: 1.5 }}>
            {translate('settings.billing.all')}
          </Button>
        </>
      )}
    </Panel>
  );
};
