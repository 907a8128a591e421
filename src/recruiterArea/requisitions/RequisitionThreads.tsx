import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useBasename,
  useGetMany,
  useGetManyReference,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { whyRequestIsSilent } from '../../../domain/contract/deals/conversationRules.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import type { Requisition } from '../../../domain/contract/deals/requisitions.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { TableOrCards } from '../../components/insight/TableOrCards.tsx';
import { MessageAllDialog } from './MessageAllDialog.tsx';

/** The request of each provider: its state, when it was seen and answered. Of a draft, the providers it will go to. */
export const RequisitionThreads = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const writeList = useWriteList();
  const requisition = useRecordContext<Requisition>();
  const mayWrite = useMay('create', 'conversationMessages');
  const [writing, setWriting] = useState(false);
  const { data } = useGetManyReference<Request>('requests', {
    target: 'requisitionId',
    id: requisition?.id,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = [...(requisition?.providerIds ?? [])];
  const { data: companies } = useGetMany<Company>('companies', { ids }, { enabled: ids.length > 0 });
  const nameOf = (id: string) => companies?.find((company) => company?.id === id)?.name ?? id;
  const moment = (at: string | null) => (at ? writeMoment(at, locale) : '–');
  const words = (key: string) => translate(`requisitions.threads.${key}`);
  if (requisition?.status === 'Draft')
    return (
      <section>
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
          {translate('requisitions.whom')}
        </Typography>
        <Typography color={ids.length ? undefined : 'textSecondary'}>
          {ids.length ? writeList(ids.map(nameOf)) : words('nobody')}
        </Typography>
      </section>
    );
  if (!data?.length) return null;
  const written = data.filter((request) => whyRequestIsSilent(request) === null);
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
          {words('title')}
        </Typography>
        {mayWrite && written.length > 1 && (
          <Button size="small" variant="outlined" onClick={() => setWriting(true)}>
            {translate('requisitions.messageAll.label')}
          </Button>
        )}
      </Box>
      {writing && (
        <MessageAllDialog
          requests={written.map(({ id, providerId }) => ({ id, name: nameOf(providerId) }))}
          onClose={() => setWriting(false)}
        />
      )}
      <TableOrCards
        label={words('title')}
        rows={data}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'provider',
            label: words('provider'),
            show: ({ id, providerId }) => (
              <Link component={RouterLink} to={`${basename}/requests/${id}/show`}>
                {nameOf(providerId)}
              </Link>
            ),
          },
          {
            key: 'status',
            label: words('status'),
            show: ({ status }) => (
              <StatusChip value={status} label={translate(valueKey('requests', 'status', status))} />
            ),
          },
          { key: 'seen', label: words('seen'), nowrap: true, show: ({ seenAt }) => moment(seenAt) },
          {
            key: 'answered',
            label: words('answered'),
            nowrap: true,
            show: ({ answeredAt }) => moment(answeredAt),
          },
          {
            key: 'reason',
            label: words('reason'),
            show: ({ endReason, reason }) =>
              [endReason && translate(valueKey('requests', 'endReason', endReason)), reason]
                .filter(Boolean)
                .join(' · ') || '–',
          },
        ]}
      />
    </section>
  );
};
