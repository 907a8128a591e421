import { describe, expect, it } from 'vitest';
import { statementText } from './statementText.ts';

describe('an SQL statement in a trace', () => {
  it('is named after its verb and table', () => {
    expect(statementText('select "id" from "users" where "id" = $1').name).toBe('select users');
    expect(statementText('insert into "mails" ("id") values ($1)').name).toBe('insert mails');
    expect(statementText(' update "mails" set "status" = $2').name).toBe('update mails');
    expect(statementText('savepoint "room"').name).toBe('savepoint');
  });

  it('keeps names and parameters, and no literals', () => {
    const sql = `select "a1", 'O''Brien', 12.5, $$it's$$, $x$7$x$ from "table 2"\n  where "b" = $12 and "c" > now() - interval '24 hours' limit 25`;
    expect(statementText(sql).text).toBe(
      'select "a1", ?, ?, ?, ? from "table 2" where "b" = $12 and "c" > now() - interval ? limit ?',
    );
  });
});
