-- How many certificates each version of a template has, also those that were revoked.
create index certificate_template_version_count on certificate (template_id, template_version_id);
