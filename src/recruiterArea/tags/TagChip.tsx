import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { wordOf } from '../../../domain/contract/hiring/candidateTags.ts';

interface Props {
  tag: string;
  /** Offers a button that removes the tag. */
  onRemove?: () => void;
}

/** A tag in a color that follows from its text, so that it looks the same everywhere. */
export const TagChip = ({ tag, onRemove }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={chip} style={{ backgroundColor: colorOf(tag) }}>
      <span>{tag}</span>
      {onRemove && (
        <Box
          component="button"
          type="button"
          onClick={onRemove}
          aria-label={translate('talent.tags.removeNamed', { tag })}
          sx={cross}
        >
          <CloseIcon aria-hidden sx={{ fontSize: 14 }} />
        </Box>
      )}
    </Box>
  );
};

/** A light tint over the background of either theme. */
const colorOf = (tag: string): string => {
  let hash = 0;
  for (const letter of wordOf(tag)) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return `color-mix(in srgb, hsl(${hash} 75% 50%) 22%, transparent)`;
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  maxWidth: '100%',
  minHeight: 24,
  px: 1,
  borderRadius: '12px',
  color: 'text.primary',
  fontSize: 12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
const cross = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  mr: -0.75,
  p: 0,
  border: 0,
  borderRadius: '50%',
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
};
