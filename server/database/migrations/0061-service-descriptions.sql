-- Services are described by what connecting them does.
alter table "integrations" no force row level security;
update "integrations" i set "description" = d.text, "version" = i."version" + 1
  from (values
    ('Start your own automations when something happens here', 'Posts new requests and contract updates as signed JSON to a Zapier webhook'),
    ('Tells the tools behind your company page of new applications', 'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for LinkedIn'),
    ('Tells your job board account of new applications', 'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Indeed'),
    ('Tells your employer profile of new applications', 'Posts new and withdrawn applications as signed JSON to a webhook URL you set up for Glassdoor')
  ) d (earlier, text) where i."description" = d.earlier;
alter table "integrations" force row level security;
