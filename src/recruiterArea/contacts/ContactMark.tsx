import Box from '@mui/material/Box';
import type { ContactKind } from '../../../domain/insight/contactHistory.ts';

const good: readonly ContactKind[] = ['hired'];
const open: readonly ContactKind[] = ['inPipeline', 'underContract', 'accepted', 'proposed', 'requested'];

const colorOf = (kind: ContactKind): string =>
  good.includes(kind) ? 'success.main' : open.includes(kind) ? 'primary.main' : 'text.disabled';

/** A dot before a contact: done, in progress, or over. The words beside it say the same. */
export const ContactMark = ({ kind }: { kind: ContactKind }) => (
  <Box
    aria-hidden
    component="span"
    sx={{ flex: 'none', width: 8, height: 8, mt: '6px', borderRadius: '50%', bgcolor: colorOf(kind) }}
  />
);
