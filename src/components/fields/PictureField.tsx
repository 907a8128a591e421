import Avatar from '@mui/material/Avatar';
import { useRecordContext, useTranslate } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { useNoun } from '../contract/useNoun.ts';
import { usePicture } from './usePicture.ts';

interface Props {
  source: string;
  /** Pixels. */
  size?: number;
  /** The name is displayed beside it, so it needs no alt text. */
  decorative?: boolean;
}

/** The picture of the current row, or the initials of its name. */
export const PictureField = (props: Props) => {
  const noun = useNoun();
  const row = useRecordContext();
  const picture = row?.[props.source] as string | null | undefined;
  const name = String(row?.[noun.title] ?? '');
  return picture ? (
    <Picture {...props} noun={noun.name} id={row?.id} picture={picture} name={name} />
  ) : (
    <Initials name={name} size={props.size} />
  );
};

/** Hidden from screen readers, as the name is beside it. */
const Initials = ({ name, size = 40 }: { name: string; size?: number }) => (
  <span aria-hidden className="initials" style={{ width: size, height: size, fontSize: size * 0.42 }}>
    {initials(name)}
  </span>
);

type Kept = Props & { noun: NounName; id: unknown; picture: string; name: string };

const Picture = ({ noun, id, picture, name, size = 40, decorative = false }: Kept) => {
  const translate = useTranslate();
  const address = usePicture(noun, id, picture);
  return (
    <Avatar
      src={address}
      alt={decorative ? '' : translate('forms.picture.of', { name })}
      aria-hidden={decorative || !address || undefined}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        bgcolor: 'action.selected',
        color: 'primary.main',
        fontWeight: 600,
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
