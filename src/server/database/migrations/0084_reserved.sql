-- Nothing: the number is another change's.
select 1;
