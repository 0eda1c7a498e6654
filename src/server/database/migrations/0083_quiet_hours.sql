-- Messages by SMS wait for the morning.

alter table message_choice
  add column quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  add column quiet_to smallint not null default 8 check (quiet_to between 0 and 23);
comment on column message_choice.quiet_from is
  'From this hour on no message comes by SMS, until quiet_to, in the time of the site; the same hour twice: none is quiet.';
