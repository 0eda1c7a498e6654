-- What people say of themselves, whether they have a password, and numbers that only the server changes.

alter table app_user
  add column sex smallint not null default 3 check (sex in (1, 2, 3)),
  add column age smallint not null default 0 check (age between 0 and 120),
  add column remark text not null default '' check (char_length(remark) <= 200),
  add column has_password boolean not null default false;
comment on column app_user.sex is '1 male, 2 female, 3 not stated.';
comment on column app_user.age is 'As stated; 0 is not stated.';
comment on column app_user.has_password is 'Kept by a trigger of user_password, which people cannot read.';

-- What is a person's way in changes with a proof, which the server looks at in scope system.
create or replace function app_user_guard() returns trigger language plpgsql as $$
begin
  if app_scope() <> 'system' and
    (new.user_no, new.org_no, new.user_type, new.is_operator, new.vip_until, new.direct_user, new.road_transportation_user, new.is_recommended,
      new.login_name, new.mobile, new.has_password)
    is distinct from
    (old.user_no, old.org_no, old.user_type, old.is_operator, old.vip_until, old.direct_user, old.road_transportation_user, old.is_recommended,
      old.login_name, old.mobile, old.has_password)
  then
    raise exception 'kind, tenancy, membership, powers and names of a user change in scope system only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create function user_password_mark() returns trigger language plpgsql as $$
begin
  update app_user set has_password = (tg_op = 'INSERT') where user_no = coalesce(new.user_no, old.user_no);
  return null;
end
$$;
create trigger user_password_mark after insert or delete on user_password for each row execute function user_password_mark();

select set_config('app.scope', 'system', true);
update app_user set has_password = true where user_no in (select user_no from user_password);
select set_config('app.scope', '', true);
