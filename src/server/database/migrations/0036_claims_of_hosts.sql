-- Several organisations may claim a host; the one whose record is found in the DNS has it, and the claims of the others lapse. A claim
-- that nobody proves so keeps nobody out.

alter table site_host
  drop constraint site_host_pkey,
  add primary key (host, org_no),
  drop constraint site_host_reason_check,
  add constraint site_host_reason_check check (reason in ('', 'none', 'other', 'unreachable', 'taken'));
create unique index site_host_verified on site_host (host) where state = 'verified';
comment on column site_host.reason is 'What the last look into the DNS found wrong: no record, another record, no answer; or that another site has proved the host to be its own.';

comment on column login_attempt.login_name is 'Who is counted: ''user 17'' for an account, by whichever of its names; ''name ann'' for a name that nobody has.';
comment on column login_attempt.address is 'The network that tries came from: an IPv4 address or the /64 of an IPv6 address.';
