import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
  actions?: ReactElement;
  /** Content above the fields, such as pending actions. */
  head?: ReactNode;
  /** Content below the fields, such as a conversation. */
  children?: ReactNode;
}

/** One row with all fields that this user may see. */
export const NounShow = ({
  title = <RowTitle />,
  groups,
  actions = <PageActions />,
  head,
  children,
}: Props) => {
  const noun = useNoun();
  const actor = useActor();
  const { userType } = actor;
  const shown = allowedGroups(groups, readableFields(actor, noun.name));
  return (
    <Show
      title={title}
      actions={<WithFollow noun={noun.name}>{actions}</WithFollow>}
      queryOptions={useRowQuery()}
      render={(read) => (
        <WhenRead read={read}>
          <WithTabs noun={noun.name}>
            <Box sx={page}>
              {head}
              {shown.map((group) => (
                <Facts key={group.fields[0]} group={group} isBrief={userType !== 'admin'} />
              ))}
              {children}
            </Box>
          </WithTabs>
        </WhenRead>
      )}
    />
  );
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

/** Labels and values in as many columns as fit; long texts below. */
export const Facts = ({ group: { labelKey, fields }, isBrief = false }: FactsProps) => {
  const noun = useNoun();
  const translate = useTranslate();
  const row = useRecordContext<RaRecord>();
  const actor = useActor();
  const unused = (row && noun.unused?.(row)) ?? [];
  const isNeedless = (field: string) =>
    isEmpty(row?.[field]) ||
    unused.includes(field) ||
    (fieldMeta(noun, field)?.references === 'companies' && row?.[field] === actor.companyId);
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
