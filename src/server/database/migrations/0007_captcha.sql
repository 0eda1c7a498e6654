-- What the server's nodes must know alike and nobody else, and which captchas were used.

create table server_secret (
  name text primary key,
  secret text not null,
  gmt_create timestamptz not null default now()
);
comment on table server_secret is 'Random keys for marks that the server recognises as its own; made by whichever node first needs one.';
alter table server_secret enable row level security;
alter table server_secret force row level security;
create policy server_secret_system on server_secret using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert on server_secret to lectern_app;

create table captcha_spent (
  mark bytea primary key,
  gmt_expire timestamptz not null
);
comment on table captcha_spent is 'SHA-256 of captchas that were used: a second use is refused. A row lives as long as its captcha would have counted.';
create index captcha_spent_expire on captcha_spent (gmt_expire);
alter table captcha_spent enable row level security;
alter table captcha_spent force row level security;
create policy captcha_spent_system on captcha_spent using (app_scope() = 'system') with check (app_scope() = 'system');
grant select, insert, delete on captcha_spent to lectern_app;
