import { UserTypeEnum } from "../../../generated/enums.ts";
import type { ScreenDocument } from "../../../generated/types.ts";
import { loginHref } from "../../../shared/links.ts";
import { compileBinding, isBinding } from "../../../site/compile/bindings.ts";
import type { Address } from "../../../site/document/location.ts";
import { isOffered } from "../../../site/document/features.ts";
import type { ViewerView } from "../../../site/document/page.ts";
import type { Found } from "./find-screen.ts";
import type { PageRequest } from "./page-request.ts";

type WithoutId = NonNullable<ScreenDocument["withoutId"]>;

/** Stands for the missing last segment, to find the screen that would answer with one. */
const ANY = "0";

/**
 * Where an address without a screen leads when only the last `{name}` of a path is missing: what the screen says in
 * `withoutId`. Below /org/{orgNo} the details are pages of the platform, and their lists are the organisation's own.
 */
export function findWithoutId(
  { tenant, address, locale }: PageRequest & { address: Address },
  viewer: ViewerView,
): Found {
  const { segments, base, canonical } = address;
  const match = tenant.match({ ...address, base: "", segments: [...segments, ANY] });
  const composed = match && tenant.screen(match.screen, locale)?.composed;
  const withoutId = composed?.withoutId;
  if (!composed || withoutId === undefined || Object.values(match.params).at(-1) !== ANY) return { kind: "notFound" };
  if (!isOffered(tenant.settings.features, composed.feature)) return { kind: "notFound" };
  if (typeof withoutId !== "string" && !isBinding(withoutId)) {
    if (!viewer.signedIn) return { kind: "redirect", to: base + loginHref, permanent: false };
    const own = pathFor(withoutId, viewer);
    return own === undefined ? { kind: "noAccess" } : leadTo(own);
  }
  if (typeof withoutId === "string") return leadTo(withoutId);
  const site = tenant.view(locale, base).for(viewer);
  const route = { path: canonical, screen: match.screen, params: {}, query: {}, returnTo: "/" };
  const id = compileBinding(withoutId)({ viewer, site, route, data: {} });
  return typeof id === "string" ? leadTo(`/${segments.join("/")}/${encodeURIComponent(id)}`) : { kind: "notFound" };

  function leadTo(path: string): Found {
    const target = { ...address, canonical: base + path, segments: path.split("/").filter(Boolean) };
    return tenant.match(target) ? { kind: "redirect", to: base + path, permanent: false } : { kind: "notFound" };
  }
}

function pathFor(paths: Exclude<WithoutId, string | { $bind: string }>, { userType }: ViewerView): string | undefined {
  if (userType === UserTypeEnum.learner) return paths.learner;
  if (userType === UserTypeEnum.lecturer) return paths.lecturer;
  return userType === UserTypeEnum.organisation ? paths.organisation : undefined;
}
