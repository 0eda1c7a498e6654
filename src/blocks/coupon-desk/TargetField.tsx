import { useEffect, useState, type ReactNode } from "react";
import { CouponAudienceEnum } from "../../generated/enums.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";

/** A tier of the membership, or a class. */
export interface Target {
  id: string;
  name: string;
}

interface TargetFieldProps extends Pick<BlockProps<"couponDesk">, "operations" | "t"> {
  id: string;
  audience: CouponAudienceEnum;
  target: Target | undefined;
  choose(target: Target | undefined): void;
}

/** How long after the last letter the list is asked for, in ms. */
const QUIET_MS = 300;

/** A tier or a class of the site, found by its name. */
export function TargetField({ id, audience, target, choose, operations, t }: TargetFieldProps): ReactNode {
  const [keyword, setKeyword] = useState("");
  const [found, setFound] = useState<Target[]>();
  const look = useHandler(async (isWaitedFor: () => boolean) => {
    const reply = await operations
      .listCouponTargets({ audience: audience === CouponAudienceEnum.tier ? 3 : 4, keyword })
      .catch(() => undefined);
    if (isWaitedFor()) setFound(reply?.list);
  });
  useEffect(() => {
    let isWaitedFor = true;
    const timer = setTimeout(() => void look(() => isWaitedFor), QUIET_MS);
    return () => {
      isWaitedFor = false;
      clearTimeout(timer);
    };
  }, [keyword, look]);
  const offered = target && !found?.some((one) => one.id === target.id) ? [target, ...(found ?? [])] : (found ?? []);
  return (
    <>
      <p className="field">
        <label htmlFor={`${id}-find`}>{t("couponDesk.find")}</label>
        <input
          id={`${id}-find`}
          type="search"
          value={keyword}
          maxLength={100}
          onChange={({ target: { value } }) => setKeyword(value)}
        />
      </p>
      <p className="field">
        <label htmlFor={id}>{t("couponDesk.target")}</label>
        <select
          id={id}
          required
          value={target?.id ?? ""}
          onChange={({ target: { value } }) => choose(offered.find((one) => one.id === value))}
        >
          <option value="">{t(found?.length === 0 ? "couponDesk.noTarget" : "couponDesk.choose")}</option>
          {offered.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
