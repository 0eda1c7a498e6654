-- Pictures in what people write in the community. What is asked for stays asked for: other migrations may have added to
-- the list.
do $$
declare
  before text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'public.upload'::regclass and conname = 'upload_purpose_check');
begin
  alter table public.upload drop constraint upload_purpose_check;
  execute 'alter table public.upload add constraint upload_purpose_check '
    || replace(before, '''avatar''::text', '''avatar''::text, ''post''::text');
end
$$;
