import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useLocale, useResourceDefinition, useTranslate } from 'react-admin';
import { useMay } from '../../contract/useMay.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { AddButton } from '../AddButton.tsx';
import { EmptyState } from './EmptyState.tsx';

/** German nouns keep their capitals inside a sentence. */
const nounInText = (noun: string, locale: string) =>
  locale === 'de' ? noun : noun.toLocaleLowerCase(locale);

/** A few lists have a title that does not name their rows, such as “Recruitment Pipeline”. */
const usePluralName = () => {
  const { name, plural } = useNoun();
  const translate = useTranslate();
  const locale = useLocale();
  const named = translate(`resources.${name}.plural`, { _: plural });
  return nounInText(translate(`screens.manyOf.${name}`, { _: named }), locale);
};

/** A list without any rows. `children` are further ways to add some. */
export const NothingYet = ({ children }: { children?: ReactNode }) => {
  const { name } = useNoun();
  const translate = useTranslate();
  const { hasCreate } = useResourceDefinition();
  const canAccess = useMay('create', name);
  const invites = hasCreate && canAccess;
  const plural = usePluralName();
  return (
    <EmptyState
      title={translate('screens.emptyTitle', { name: plural })}
      text={
        invites
          ? translate('screens.emptyInvite')
          : translate(`pages.${name}.none`, { _: translate('screens.emptyText') })
      }
    >
      {invites && <AddButton />}
      {invites && children}
    </EmptyState>
  );
};

/** A list whose filters match nothing. */
export const NoneFound = () => {
  const translate = useTranslate();
  const { setFilters, filterValues } = useListContext();
  const plural = usePluralName();
  return (
    <EmptyState
      searched
      title={translate('screens.noneFoundTitle')}
      text={translate('screens.noneFoundText', { name: plural })}
    >
      {Object.keys(filterValues).length > 0 && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('screens.clearFilters')}
        </Button>
      )}
    </EmptyState>
  );
};
