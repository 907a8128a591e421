import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useBasename, useTranslate } from 'react-admin';
import type { Missing, MissingPart } from '../../../domain/billing/electronic/electronicInvoice.ts';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';

/** What stands on an invoice from the day on which it is issued. */
const printed: ReadonlySet<MissingPart> = new Set(['country', 'taxNumber', 'city', 'account']);

interface Props {
  invoice: ProviderInvoice;
  /** The electronic form that was asked for. */
  form: string;
  missing: readonly Missing[];
  onClose: () => void;
}

/** What an invoice lacks to be an electronic one, and where it is entered. */
export const MissingDialog = ({ invoice, form, missing, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const basename = useBasename();
  const { userType, companyId } = useActor();
  const word = (key: string, values?: object) => translate(`clientInvoices.electronic.${key}`, { ...values });
  const companyOf = (of: Missing['of']) =>
    of === 'provider'
      ? { id: invoice.providerId, name: invoice.provider }
      : { id: invoice.recruiterId, name: invoice.client };
  /** The page where a company's details are entered, if the reader can open it. */
  const pageOf = (id: string | null) =>
    id === null
      ? null
      : id === companyId
        ? '/settings/profile'
        : userType === 'admin'
          ? `/companies/${id}/show`
          : null;
  const taxes = invoice.taxes.map(({ name }) => translate(`invoicePaper.taxName.${name}`)).join(', ');
  return (
    <Dialog
      open
      onClose={onClose}
      // A click on the row of a list opens the invoice; one in its dialog must not.
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={heading}>{word('title', { form })}</DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        <Typography>{word('intro')}</Typography>
        <List dense>
          {missing.map(({ part, of }) => {
            const { id, name } = companyOf(of);
            const page = of && pageOf(id);
            return (
              <ListItem key={`${part} ${of}`} disableGutters>
                <ListItemText
                  primary={word(`missing.${part}`, { company: name, currency: invoice.currency, taxes })}
                  secondary={
                    of &&
                    (page ? <Link to={basename + page}>{word('open')}</Link> : word('ask', { company: name }))
                  }
                />
              </ListItem>
            );
          })}
        </List>
        {missing.some(({ part }) => printed.has(part)) && (
          <Typography variant="body2" color="textSecondary">
            {word('reissue')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
