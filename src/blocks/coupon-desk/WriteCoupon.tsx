import { useState, type ReactNode } from "react";
import { CouponAudienceEnum } from "../../generated/enums.ts";
import type { CouponFits } from "../../generated/types.ts";
import type { PartProps } from "./CouponDesk.tsx";
import { numbersIn, PeopleField } from "./PeopleField.tsx";
import { TargetField, type Target } from "../shared/target-field.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

const allFits: readonly CouponFits[] = ["all", "course", "exam", "grade", "vip"];

/** A coupon, as it is made. */
export function WriteCoupon(props: PartProps): ReactNode {
  const { operations, act, blockKey, t } = props;
  const [isOpen, setOpen] = useState(false);
  const [audience, setAudience] = useState<CouponAudienceEnum>(CouponAudienceEnum.everybody);
  const [way, setWay] = useState<"price" | "percent">("price");
  const [target, setTarget] = useState<Target>();
  const toTarget = audience === CouponAudienceEnum.tier || audience === CouponAudienceEnum.grade;
  const id = (name: string) => `${blockKey}-${name}`;
  const { busy, onSubmit } = useDeskForm(async ({ fields, text, time, has, reset }) => {
    const isDone = await act(
      () =>
        operations.saveCoupon({
          couponName: text("name"),
          ...(text("nameEn") ? { couponNameEn: text("nameEn") } : {}),
          ...(way === "price" ? { offPrice: amount(text("off")) } : { offPercent: Number(text("off")) }),
          ...(text("least") ? { leastPrice: amount(text("least")) } : {}),
          fits: allFits.find((one) => one === text("fits")) ?? "all",
          audience,
          ...(toTarget && target ? { targetId: target.id } : {}),
          ...(audience === CouponAudienceEnum.people ? { mobileList: numbersIn(fields) } : {}),
          ...(audience === CouponAudienceEnum.code && text("number") ? { couponNo: text("number") } : {}),
          countMost: Number(text("most")),
          isReturned: has("returned"),
          ...(text("begin") ? { gmtBegin: time("begin") } : {}),
          gmtEnd: time("end"),
        }),
      "couponDesk.made",
    );
    if (!isDone) return;
    reset();
    setTarget(undefined);
    setAudience(CouponAudienceEnum.everybody);
    setWay("price");
    setOpen(false);
  });
  return (
    <details className="write" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("couponDesk.write")}</summary>
      <form onSubmit={onSubmit}>
        <div className="pair">
          <p className="field">
            <label htmlFor={id("name")}>{t("couponDesk.name")}</label>
            <input id={id("name")} name="name" type="text" required maxLength={60} />
          </p>
          <p className="field">
            <label htmlFor={id("nameEn")}>{t("couponDesk.nameEn")}</label>
            <input id={id("nameEn")} name="nameEn" type="text" maxLength={60} />
          </p>
        </div>
        <div className="pair">
          <p className="field">
            <label htmlFor={id("way")}>{t("couponDesk.way")}</label>
            <select
              id={id("way")}
              value={way}
              onChange={({ target: { value } }) => setWay(value === "percent" ? "percent" : "price")}
            >
              <option value="price">{t("couponDesk.way.price")}</option>
              <option value="percent">{t("couponDesk.way.percent")}</option>
            </select>
          </p>
          <p className="field">
            <label htmlFor={id("off")}>{t(way === "price" ? "couponDesk.offPrice" : "couponDesk.offPercent")}</label>
            <input
              key={way}
              id={id("off")}
              name="off"
              type="number"
              inputMode="decimal"
              required
              min={way === "price" ? 0.01 : 1}
              max={way === "price" ? 100_000 : 100}
              step={way === "price" ? 0.01 : 1}
            />
          </p>
          <p className="field">
            <label htmlFor={id("least")}>{t("couponDesk.least")}</label>
            <input id={id("least")} name="least" type="number" inputMode="decimal" min={0} max={100_000} step={0.01} />
          </p>
          <p className="field">
            <label htmlFor={id("fits")}>{t("couponDesk.fits")}</label>
            <select id={id("fits")} name="fits">
              {allFits.map((one) => (
                <option key={one} value={one}>
                  {t(`couponDesk.fits.${one}`)}
                </option>
              ))}
            </select>
          </p>
        </div>
        <p className="field">
          <label htmlFor={id("audience")}>{t("couponDesk.to")}</label>
          <select
            id={id("audience")}
            value={audience}
            onChange={({ target: { value } }) => {
              setAudience(
                Object.values(CouponAudienceEnum).find((one) => String(one) === value) ?? CouponAudienceEnum.everybody,
              );
              setTarget(undefined);
            }}
          >
            {Object.values(CouponAudienceEnum).map((one) => (
              <option key={one} value={one}>
                {t(`couponDesk.audience.${one}`)}
              </option>
            ))}
          </select>
        </p>
        {toTarget && (
          <TargetField
            key={audience}
            id={id("target")}
            label={t("couponDesk.target")}
            target={target}
            choose={setTarget}
            find={(keyword) => operations.listCouponTargets({ audience, keyword })}
            t={t}
          />
        )}
        {audience === CouponAudienceEnum.people && <PeopleField id={id("people")} t={t} />}
        {audience === CouponAudienceEnum.code && (
          <p className="field">
            <label htmlFor={id("number")}>{t("couponDesk.code")}</label>
            <input
              id={id("number")}
              name="number"
              type="text"
              minLength={4}
              maxLength={32}
              pattern="[0-9A-Za-z\-]+"
              autoComplete="off"
              aria-describedby={id("number-hint")}
            />
            <span id={id("number-hint")} className="hint">
              {t("couponDesk.code.hint")}
            </span>
          </p>
        )}
        <div className="pair">
          <p className="field">
            <label htmlFor={id("most")}>{t("couponDesk.most")}</label>
            <input id={id("most")} name="most" type="number" inputMode="numeric" required min={1} max={1_000_000_000} />
          </p>
          <p className="field">
            <label htmlFor={id("begin")}>{t("couponDesk.begin")}</label>
            <input id={id("begin")} name="begin" type="datetime-local" aria-describedby={id("begin-hint")} />
            <span id={id("begin-hint")} className="hint">
              {t("couponDesk.begin.hint")}
            </span>
          </p>
          <p className="field">
            <label htmlFor={id("end")}>{t("couponDesk.end")}</label>
            <input id={id("end")} name="end" type="datetime-local" required />
          </p>
        </div>
        <label className="check">
          <input type="checkbox" name="returned" defaultChecked />
          <span>{t("couponDesk.returned")}</span>
        </label>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("couponDesk.make")}
          </button>
        </p>
      </form>
    </details>
  );
}

/** As the server counts: yuan with two decimals. */
function amount(typed: string): string {
  return Number(typed).toFixed(2);
}
