import type { WidgetProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { useHydrated } from "../useHydrated.ts";
import { control, focusing, words } from "./control.ts";

/** The wished number of an organisation, with the address that its site will have. */
export function SiteAddressWidget(props: WidgetProps) {
  const { value, options, placeholder, onChange, id } = props;
  const { t } = surroundings(props.registry);
  const { "aria-describedby": described, ...rest } = control(props);
  // The server does not know which of its names the page is seen under.
  const host = useHydrated() ? location.host : "";
  return (
    <>
      <input
        {...rest}
        {...focusing(props)}
        className="lf-input lf-figures"
        type="text"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={[described, `${id}__address`].filter(Boolean).join(" ")}
        value={value ?? ""}
        placeholder={words(props, placeholder)}
        onChange={(event) => onChange(event.target.value.normalize("NFKC").trim().toLowerCase() || options.emptyValue)}
      />
      <p className="lf-note" id={`${id}__address`}>
        {t("form.theme.siteAddress")} <span className="lf-figures">{`${host}/org/${value || "…"}`}</span>
      </p>
    </>
  );
}
