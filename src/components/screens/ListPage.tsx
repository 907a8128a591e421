import { useGetResourceLabel, useTranslate } from 'ra-core';
import { List, type ListProps } from 'ra-ui-materialui';
import { useMay } from '../contract/useMay.ts';
import { useNoun } from '../contract/useNoun.ts';
import { PageTitle } from './PageTitle.tsx';

type Props = Omit<ListProps, 'title' | 'disableAuthentication'> & {
  /** A key of the words for the heading; by itself the noun's own name. */
  title?: string;
};

/**
 * React-admin's list under the page's heading. The rules answer here and now: asked by react-admin, they answer one
 * render later, and only then would the rows be fetched. Whom they refuse, react-admin turns away.
 */
export const ListPage = ({ title, ...list }: Props) => {
  const { name } = useNoun();
  const mayList = useMay('list', name);
  const heading = useHeading(name, title);
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <List {...list} title={false} disableAuthentication={mayList} />
    </>
  );
};

const useHeading = (name: string, title: string | undefined): string => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  if (title) return translate(title, { _: title });
  return translate(`resources.${name}.page.list`, {
    _: translate('ra.page.list', { name: labelOf(name, 2) }),
  });
};
