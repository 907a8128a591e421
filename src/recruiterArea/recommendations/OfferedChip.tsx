import { useGetList, useTranslate } from 'react-admin';
import { ToggleChip } from './ToggleChip.tsx';

interface Props {
  label: string;
  title?: string;
  /** The same filter in the list of the talent pool, which counts the candidates who pass it. */
  filter: Record<string, unknown>;
  pressed: boolean;
  onToggle: () => void;
}

/** A filter that the chosen job suggests, with the number of candidates that it alone would leave. */
export const OfferedChip = ({ filter, ...chip }: Props) => {
  const translate = useTranslate();
  const { total } = useGetList('candidates', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <ToggleChip
      {...chip}
      {...(total !== undefined && {
        count: total,
        explained: translate('reading.left', { smart_count: total }),
      })}
    />
  );
};
