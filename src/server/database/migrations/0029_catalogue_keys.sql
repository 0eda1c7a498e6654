-- Names by which a document that stocks the portal finds again what it made: they stay when a title changes, and are the
-- same in every installation. What is made without one is given one. Coupons have their number.

alter table category
  add column category_key text not null default 'made-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (category_key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  add constraint category_key_once unique (category_key);
alter table vip_set
  add column set_key text not null default 'made-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (set_key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  add constraint vip_set_key_once unique (set_key);
alter table zone
  add column zone_key text not null default 'made-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (zone_key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  add constraint zone_key_once unique (zone_key);
