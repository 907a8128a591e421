import Avatar from '@mui/material/Avatar';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { usePicture } from './usePicture.ts';

interface Props {
  source: string;
  /** Pixels. */
  size?: number;
  /** The name stands beside it: nothing is said twice. */
  decorative?: boolean;
}

/** The picture of the row at hand, or the first letters of its name. */
export const PictureField = ({ source, size = 40, decorative = false }: Props) => {
  const noun = useNoun();
  const row = useRecordContext();
  const translate = useTranslate();
  const address = usePicture(noun.name, row?.id, row?.[source]);
  const name = String(row?.[noun.title] ?? '');
  return (
    <Avatar
      src={address}
      alt={decorative ? '' : translate('screens.picture.of', { name })}
      aria-hidden={decorative || !address || undefined}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        bgcolor: 'action.selected',
        color: 'primary.main',
        fontWeight: 650,
      }}
    >
      {initials(name)}
    </Avatar>
  );
};

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
