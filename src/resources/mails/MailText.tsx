import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { reasonOf } from '../../auth/reasonOf.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** The text of the mail in context, while it is stored. */
export const MailText = () => {
  const translate = useTranslate();
  const mail = useRecordContext();
  const dataProvider = useDataProvider<DataProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['mails', 'text', mail?.id, mail?.version],
    queryFn: ({ signal }) => dataProvider.mailText({ id: String(mail?.id), signal }),
    enabled: mail !== undefined,
  });
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('mailsPage.text')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && <Typography color="error">{translate(reasonOf(error))}</Typography>}
      {data?.data === null && <Typography color="textSecondary">{translate('mailsPage.gone')}</Typography>}
      {data?.data?.linkHidden && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('mailsPage.linkHidden')}
        </Alert>
      )}
      {data?.data && (
        <Box component="pre" sx={paper}>
          {data.data.text}
        </Box>
      )}
    </section>
  );
};

const paper = {
  m: 0,
  p: 2,
  borderRadius: '8px',
  bgcolor: 'action.hover',
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
