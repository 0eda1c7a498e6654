-- An organisation decides who of its own people teaches for it: it sees the applications that were made on its site.
alter policy lecturer_audit_read on lecturer_audit using (
  app_scope() in ('system', 'operator') or user_no = app_user_no()
  or (app_scope() = 'organisation' and org_no <> 'default' and org_no = app_org_no())
);
create index lecturer_audit_org on lecturer_audit (org_no, audit_status, id);
