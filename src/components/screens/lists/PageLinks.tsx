import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';

type Props = Pick<PaginationProps, 'count' | 'page' | 'onChange' | 'sx'>;

/** Links to the pages of a list that is not react-admin's, with names in the user’s language. */
export const PageLinks = (props: Props) => {
  const translate = useTranslate();
  return (
    <Pagination
      {...props}
      aria-label={translate('screens.pages')}
      getItemAriaLabel={(type, page, selected) =>
        type === 'page'
          ? translate(`ra.navigation.${selected ? 'current_page' : 'page'}`, { page })
          : translate(`ra.navigation.${type}`)
      }
    />
  );
};
