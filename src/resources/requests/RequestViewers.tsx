import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import { useEffect } from 'react';
import { useDataProvider, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { useStream } from '../../components/live/stream.ts';
import { showViewers, useViewers } from '../../components/live/viewers.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Tells the others that this page has the request open, for as long as it is shown. */
const usePresence = (id: string) => {
  const dataProvider = useDataProvider<DataProvider>();
  const stream = useStream();
  const { companyId, viewedBy } = useActor();
  // Operators are not listed, and one who views as somebody else must not be taken for them.
  const isListed = companyId !== null && viewedBy === undefined;
  useEffect(() => {
    if (!stream || !isListed) return;
    let isOver = false;
    const say = (isOpen: boolean) => dataProvider.viewRequest({ id, stream, isOpen });
    // Who is here is no reason for a message: it comes again with the next stream.
    say(true).then(
      ({ data }) => {
        if (!isOver) showViewers({ requestId: id, viewers: data });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      showViewers(null);
      say(false).catch(() => undefined);
    };
  }, [dataProvider, id, stream, isListed]);
  return useViewers(id);
};

const OfRequest = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const viewers = usePresence(id);
  const names = new Intl.ListFormat(locale).format(viewers.map(({ company, name }) => name ?? company));
  return (
    <div role="status">
      {viewers.length > 0 && (
        <Chip
          size="small"
          variant="outlined"
          icon={<ViewIcon />}
          label={translate('pages.requests.viewing', { names })}
          sx={{ mb: 2, maxWidth: '100%' }}
        />
      )}
    </div>
  );
};

/** Who else has this request open: colleagues by name, the other side by its company. */
export const RequestViewers = () => {
  const request = useRecordContext();
  return request ? <OfRequest id={String(request.id)} /> : null;
};
