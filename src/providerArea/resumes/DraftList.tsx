import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { useReasonWords } from '../import/useReasonWords.ts';
import type { PlannedDraft } from './ResumesPage.tsx';

interface Props {
  all: readonly PlannedDraft[];
  /** The id of the draft in the form. */
  open: number;
  onOpen: (id: number) => void;
}

/** The drafts by name, with what the import of each would do. */
export const DraftList = ({ all, open, onOpen }: Props) => {
  const translate = useTranslate();
  const { ofRow: wordsOf } = useReasonWords();
  return (
    <Paper variant="outlined" sx={{ maxHeight: 320, overflow: 'auto' }}>
      <List dense disablePadding aria-label={translate('bench.resumes.drafts')}>
        {all.map(({ draft, planned }) => (
          <ListItem key={draft.id} disablePadding divider>
            <ListItemButton
              selected={draft.id === open}
              aria-current={draft.id === open}
              onClick={() => onOpen(draft.id)}
            >
              <ListItemText
                primary={`${planned.name || translate('bench.import.unnamed')} · ${draft.file}`}
                secondary={
                  draft.isIncluded
                    ? [translate(`bench.import.kinds.${planned.kind}`), wordsOf(planned)]
                        .filter(Boolean)
                        .join(': ')
                    : translate('bench.resumes.excluded')
                }
                slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
};
