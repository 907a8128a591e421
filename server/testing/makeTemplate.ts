import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { createWorld, sampleFile, samplePassword, sampleSignIns } from '../../fixtures/index.ts';
import { type Database, openDatabase } from '../database/connect.ts';
import { seed } from '../database/seed.ts';

/** A hash includes its cost: sample accounts get cheap ones, while the server hashes at full cost. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Creates the template database that every test file copies. `url` is any database of the server's owner,
 * `superuserUrl` any
 * of its superuser if the server is embedded.
 */
export const makeTemplate = async (
  { url, superuserUrl }: { url: string; superuserUrl?: string },
  kind: Database['kind'],
  now: Date,
): Promise<string> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('drop database if exists "tb_template" with (force)');
  await admin.query('create database "tb_template"');
  await admin.end();
  const template = new URL(beside(url));
  const passwordHash = await hash(samplePassword, cheap);
  const signIns = sampleSignIns.map(({ email }) => ({ email, passwordHash }));
  const database = await openDatabase({
    url: template.href,
    ...(superuserUrl && { superuserUrl: beside(superuserUrl) }),
    kind,
    fill: (owner) => seed(owner, createWorld(now), signIns, sampleFile),
  });
  await database.close();
  return template.href;
};

const beside = (url: string): string => {
  const template = new URL(url);
  template.pathname = '/tb_template';
  return template.href;
};
