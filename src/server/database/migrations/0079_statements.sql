-- Statements: the entries of an account in a month, and of all accounts since a day.

create index ledger_entry_from_at on ledger_entry (from_account, gmt_create);
create index ledger_entry_to_at on ledger_entry (to_account, gmt_create);
