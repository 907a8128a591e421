-- An activity keeps what happened as a code with its values, so that each reader sees the sentence in their own language.
alter table "activities" add column "event" text, add column "words" text;
