import type { Client } from 'pg';
import { features } from '../../domain/settings/features.ts';

/** Every feature has the row that switches it; a new one begins switched on. */
export const offerFeatures = (owner: Client): Promise<unknown> =>
  owner.query(
    `insert into "featureToggles" ("name", "description", "category", "enabled")
     select "name", "description", "category", true
     from jsonb_to_recordset($1::jsonb) as offered("name" text, "description" text, "category" text)
     where not exists (select 1 from "featureToggles" t where t."name" = offered."name")`,
    [JSON.stringify(Object.values(features))],
  );
