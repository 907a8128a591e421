-- What all refresh tokens of a session share, as a hash: only who once held one of them knows it.

alter table "sessions" add column "familyHash" text;
