import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactElement, ReactNode } from 'react';
import {
  type RaRecord,
  Show,
  useBasename,
  useRecordContext,
  useReference,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { can } from '../../../domain/access/can.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { readableFields } from '../contract/fieldsFor.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { useExtensions } from '../extensions.ts';
import { NounField } from '../fields/NounField.tsx';
import { RateRange } from '../fields/RateRange.tsx';
import { WithFollow } from '../follow/WithFollow.tsx';
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
  const shown = allowedGroups(
    groups,
    readable.filter((field) => !headline.includes(field)),
  );
  const buttons = <WithFollow noun={noun.name}>{actions}</WithFollow>;
  const main = (
    <Box sx={page}>
      {head}
      {shown.map((group) => (
        <Facts key={group.fields[0]} group={group} isBrief={userType !== 'admin'} />
      ))}
      {children}
    </Box>
  );
  return (
    <Show
      title={title}
      component={aside ? 'div' : undefined}
      actions={
        headline.length > 0 ? (
          <Box sx={bar}>
            <Headline fields={headline.filter((field) => readable.includes(field))} />
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

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface FactsProps {
  group: FieldGroup;
  /**
   * Leaves out fields without a value, those that do not apply, and the reader's own company. Operators, who look
   * for what is missing, see them all.
   */
  isBrief?: boolean;
}

/** Whether a field of the row in context has no value, does not apply, or names the reader's own company. */
const useNeedless = () => {
  const noun = useNoun();
  const row = useRecordContext<RaRecord>();
  const { companyId } = useActor();
  const unused = (row && noun.unused?.(row)) ?? [];
  return (field: string) =>
    isEmpty(row?.[field]) ||
    unused.includes(field) ||
    (fieldMeta(noun, field)?.references === 'companies' && row?.[field] === companyId);
};

/** The state of a row and what it is about, in one line. Numbers and days say what they are. */
const Headline = ({ fields }: { fields: readonly string[] }) => {
  const noun = useNoun();
  const row = useRecordContext<RaRecord>();
  const isNeedless = useNeedless();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  if (!row) return null;
  const said = fields.filter((field) => !isNeedless(field));
  const uppers = said.map((field) => fieldMeta(noun, field)?.rangeTo);
  return (
    <Box component="dl" sx={headlineLook}>
      {said
        .filter((field) => !uppers.includes(field))
        .map((field) => {
          const { column, rangeTo } = fieldMeta(noun, field) ?? {};
          const isPlain = column === 'date' || column === 'timestamptz' || column === 'integer';
          return (
            <div key={field}>
              <Box component="dt" sx={isPlain ? undefined : visuallyHidden}>
                {rangeTo ? translate('pages.requests.rate') : labelOf({ source: field, resource: noun.name })}
              </Box>
              <dd>{rangeTo ? <RateRange from={field} to={rangeTo} /> : <NounField source={field} />}</dd>
            </div>
          );
        })}
    </Box>
  );
};

const headlineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  py: 0.75,
  minWidth: 0,
  fontSize: 14,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, fontWeight: 500 },
};

/** Labels and values in as many columns as fit; long texts below. */
export const Facts = ({ group: { labelKey, fields }, isBrief = false }: FactsProps) => {
  const noun = useNoun();
  const translate = useTranslate();
  const actor = useActor();
  const isNeedless = useNeedless();
  const isLong = (field: string) => {
    const { long, roles, rateLines } = fieldMeta(noun, field) ?? {};
    return Boolean(long || roles || rateLines);
  };
  const upperOf = (field: string) => fields.find((one) => one === fieldMeta(noun, field)?.rangeTo);
  const uppers = fields.map(upperOf);
  const told = fields.filter(
    (field) =>
      field !== 'currency' &&
      !uppers.includes(field) &&
      !(isBrief && isNeedless(field) && isNeedless(upperOf(field) ?? field)),
  );
  if (told.length === 0) return null;
  const ordered = [...told.filter((field) => !isLong(field)), ...told.filter(isLong)];
  return (
    <section>
      {labelKey && (
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1.5 }}>
          {translate(labelKey)}
        </Typography>
      )}
      <Box component="dl" sx={grid}>
        {ordered.map((field) => {
          const upper = upperOf(field);
          if (upper)
            return (
              <Told key={field} label={translate('pages.requests.rate')}>
                <RateRange from={field} to={upper} />
              </Told>
            );
          const reference = fieldMeta(noun, field)?.references;
          return isBrief && reference && can(actor, 'show', reference as NounName) ? (
            <ReadableFact key={field} field={field} reference={reference} />
          ) : (
            <Fact key={field} field={field} wide={isLong(field)} />
          );
        })}
      </Box>
    </section>
  );
};

/** Left out once it is known that this user may not read the row: a client does not see placed candidates. */
const ReadableFact = ({ field, reference }: { field: string; reference: string }) => {
  const row = useRecordContext<RaRecord>();
  const { referenceRecord, isPending, error } = useReference({ reference, id: row?.[field] });
  return isPending || error || referenceRecord ? <Fact field={field} /> : null;
};

const Fact = ({ field, wide = false }: { field: string; wide?: boolean }) => {
  const { name } = useNoun();
  const labelOf = useTranslateLabel();
  return (
    <Told label={labelOf({ source: field, resource: name })} wide={wide}>
      <NounField source={field} />
    </Told>
  );
};

const Told = ({
  label,
  wide = false,
  children,
}: {
  label: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) => (
  <Box sx={wide ? { minWidth: 0, gridColumn: '1 / -1' } : fact}>
    <Typography component="dt" color="textSecondary" sx={{ fontSize: 13 }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, minWidth: 0 }}>
      {children}
    </Typography>
  </Box>
);

/** On phones the value stands beside its label, as in the cards of lists. */
const fact = {
  minWidth: 0,
  display: { xs: 'flex', sm: 'block' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  '& > dt': { flex: 'none', maxWidth: '50%' },
  '& > dd': { textAlign: { xs: 'right', sm: 'left' } },
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: { xs: 1.25, sm: 2.5 },
  m: 0,
};
