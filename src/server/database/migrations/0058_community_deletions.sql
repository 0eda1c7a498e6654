-- A post that is removed from the table takes its likes from its author.

create or replace function community_post_counts() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.is_shown;
  stands boolean := tg_op <> 'DELETE' and new.is_shown;
begin
  if was and not (stands and old.user_no = new.user_no) then
    update public.blogger set count_blog = count_blog - (old.kind = 1)::int,
      count_question = count_question - (old.kind = 2)::int where user_no = old.user_no;
  end if;
  if stands and not (was and old.user_no = new.user_no) then
    update public.blogger set count_blog = count_blog + (new.kind = 1)::int,
      count_question = count_question + (new.kind = 2)::int where user_no = new.user_no;
  end if;
  if was and old.label_no is not null and not (stands and new.label_no is not distinct from old.label_no) then
    update public.community_label set count_post = count_post - 1 where id = old.label_no;
  end if;
  if stands and new.label_no is not null and not (was and old.label_no is not distinct from new.label_no) then
    update public.community_label set count_post = count_post + 1 where id = new.label_no;
  end if;
  if stands then
    insert into public.community_hot (post_id, org_no, kind, label_no, gmt_due)
    values (new.id, new.org_no, new.kind, new.label_no, now())
    on conflict (post_id) do update set label_no = excluded.label_no, gmt_due = excluded.gmt_due;
    insert into public.community_search (post_id, org_no, kind, words) values (new.id, new.org_no, new.kind, new.words)
    on conflict (post_id) do update set words = excluded.words;
  elsif was and tg_op = 'UPDATE' then
    delete from public.community_hot where post_id = old.id;
    delete from public.community_search where post_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    -- The reactions that go with it find no post any more whose author they would be taken from.
    update public.blogger set count_like = count_like - old.count_like where user_no = old.user_no;
    delete from public.community_comment where target_kind = old.kind and target_id = old.id;
    delete from public.community_reaction where target_kind = old.kind and target_id = old.id;
    delete from public.community_follow where target_kind = old.kind and target_id = old.id;
  end if;
  return null;
end $$;
