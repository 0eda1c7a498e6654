-- A payment whose callback was lost is asked about.

alter table payment add column gmt_ask timestamptz;
comment on column payment.gmt_ask is 'When its provider was asked how it stands, the last time.';
create index payment_waiting on payment (gmt_create) where payment_state = 'waiting';
