import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactElement, ReactNode } from 'react';
import { Show, useBasename } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { readableFields } from '../contract/fieldsFor.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { useExtensions } from '../extensions.ts';
import { WithFollow } from '../follow/WithFollow.tsx';
import { Facts } from './facts/Facts.tsx';
import { Headline } from './facts/Headline.tsx';
import { allowedGroups, type FieldGroup } from './forms/fieldGroups.ts';
import { RowTitle } from './lists/RowTitle.tsx';
import { useRowQuery } from './lists/useRowQuery.ts';
import { PageActions } from './PageActions.tsx';
import { PageTabs } from './PageTabs.tsx';
import { WhenRead } from './WhenRead.tsx';

interface Props {
  /** The page's heading, if it is not the row's name. */
  title?: ReactElement;
  groups?: readonly FieldGroup[];
  /** Fields that say at once what the row is about, beside its buttons; the groups leave them out. */
  headline?: readonly string[];
  actions?: ReactElement;
  /** Content above the fields, such as pending actions. */
  head?: ReactNode;
  /** Content below the fields, such as a conversation. */
  children?: ReactNode;
  /** Content beside the fields, such as tasks and history; below them on narrow screens. */
  aside?: ReactNode;
}

const none: readonly string[] = [];

/** One row with all fields that this user may see. */
export const NounShow = ({
  title = <RowTitle />,
  groups,
  headline = none,
  actions = <PageActions />,
  head,
  children,
  aside,
}: Props) => {
  const noun = useNoun();
  const actor = useActor();
  const { userType } = actor;
  const readable = readableFields(actor, noun.name);
  const said = headline.filter((field) => readable.includes(field));
  const buttons = <WithFollow noun={noun.name}>{actions}</WithFollow>;
  const main = (
    <Box sx={page}>
      {head}
      {allowedGroups(groups, readable).map((group) => (
        <Facts key={group.fields[0]} group={group} isBrief={userType !== 'admin'} except={said} />
      ))}
      {children}
    </Box>
  );
  return (
    <Show
      title={title}
      component={aside ? 'div' : undefined}
      actions={
        said.length > 0 ? (
          <Box sx={bar}>
            <Headline fields={said} />
            {buttons}
          </Box>
        ) : (
          buttons
        )
      }
      queryOptions={useRowQuery()}
      render={(read) => (
        <WhenRead read={read}>
          <WithTabs noun={noun.name}>
            {aside ? (
              <Box sx={columns}>
                <Card sx={{ flex: '1 1 auto', minWidth: 0 }}>{main}</Card>
                <Box sx={rail}>{aside}</Box>
              </Box>
            ) : (
              main
            )}
          </WithTabs>
        </WhenRead>
      )}
    />
  );
};

const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  flex: '1 1 auto',
  minWidth: 0,
  '& > dl': { flex: { md: '1 1 0' }, minWidth: { md: 280 } },
  '& > :last-child': { flex: { xs: '1 1 100%', md: '0 1 auto' }, minWidth: 0 },
};
const columns = {
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  gap: 2,
  alignItems: { xs: 'stretch', lg: 'flex-start' },
};
/** Not there while nothing is in it. */
const rail = {
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  width: { lg: 340 },
  '&:empty': { display: 'none' },
};
const page = { display: 'grid', gap: 4, p: { xs: 2, md: 3 } };

/** The page of a row, and the tabs that plugins add to it, each with its own URL. */
export const WithTabs = ({ noun, children }: { noun: string; children: ReactNode }) => {
  const tabs = useExtensions().rowTabs[noun];
  const basename = useBasename();
  const [base = '', last] = useLocation()
    .pathname.slice(basename.length)
    .split(/(?<=\/show)\//);
  if (!tabs) return children;
  const here = tabs.find(({ path }) => path === last);
  return (
    <>
      <Box sx={{ px: { xs: 2, md: 3 }, pt: 1 }}>
        <PageTabs
          labelKey="screens.rowTabs"
          tabs={[
            { path: base, labelKey: 'screens.details' },
            ...tabs.map(({ path, labelKey }) => ({ path: `${base}/${path}`, labelKey })),
          ]}
        />
      </Box>
      {here ? (
        <Box sx={page}>
          <here.Page />
        </Box>
      ) : (
        children
      )}
    </>
  );
};
