import { List, type ListProps, useGetResourceLabel, useTranslate } from 'react-admin';
import { useMay } from '../../contract/useMay.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { PageTitle } from '../PageTitle.tsx';
import { countedTo } from './countedTo.ts';
import { LinkedRows } from './LinkedRows.tsx';

type Props = Omit<ListProps, 'title' | 'disableAuthentication'> & {
  /** Translation key of the heading; by default the noun's name. */
  title?: string;
};

/**
 * React-admin's list below the page's heading. Access is checked synchronously here: react-admin would do it
 * one render later, and fetch the rows only then. Users without access are redirected by react-admin.
 */
export const ListPage = ({ title, children, ...list }: Props) => {
  const { name } = useNoun();
  const mayList = useMay('list', name);
  const heading = useHeading(name, title);
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <List
        {...list}
        title={false}
        disableAuthentication={mayList}
        queryOptions={{ ...toldByTheList, ...list.queryOptions, meta: countedTo }}
      >
        <LinkedRows />
        {children}
      </List>
    </>
  );
};

/** `WhenListed` shows why the rows could not be loaded. */
const toldByTheList = { onError: () => {} };

const useHeading = (name: string, title: string | undefined): string => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  if (title) return translate(title, { _: title });
  return translate(`resources.${name}.page.list`, {
    _: translate('ra.page.list', { name: labelOf(name, 2) }),
  });
};
