import { NounCreate } from '../../components/screens/NounCreate.tsx';

export const InvoiceCreate = () => <NounCreate title="pages.invoices.add" />;
