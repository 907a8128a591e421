import type { Client } from 'pg';
import { features, offeredFeatures } from '../../domain/settings/features.ts';

/** Adds missing rows of features; a new feature is switched on. */
export const offerFeatures = (owner: Client): Promise<unknown> =>
  owner.query(
    `insert into "featureToggles" ("name", "description", "category", "enabled")
     select "name", "description", "category", true
     from jsonb_to_recordset($1::jsonb) as offered("name" text, "description" text, "category" text)
     where not exists (select 1 from "featureToggles" t where t."name" = offered."name")`,
    [JSON.stringify(offeredFeatures().map((key) => features[key]))],
  );
