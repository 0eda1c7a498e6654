import { useState, type ReactNode } from "react";
import { VipSetTypeEnum } from "../../generated/enums.ts";
import type { MemberTier } from "../../generated/types.ts";
import { Amount, Count } from "../shared/number-fields.tsx";
import type { PartProps } from "./TierDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** How long a tier of each kind usually lasts, in days. */
const USUAL_DAYS: Record<VipSetTypeEnum, number> = { 1: 30, 2: 91, 3: 182, 4: 365 };
const MAX_DAYS = 3660;

/** A tier, as it is made or changed. */
export function WriteTier({ tier, operations, act, blockKey, t }: PartProps & { tier?: MemberTier }): ReactNode {
  const [type, setType] = useState<VipSetTypeEnum>(tier?.setType ?? VipSetTypeEnum.month);
  const [coupons, setCoupons] = useState(tier?.monthlyCoupons ?? 0);
  const id = (name: string) => `${blockKey}-${tier?.id ?? "new"}-${name}`;
  const { busy, onSubmit } = useDeskForm(async ({ text, has, reset }) => {
    const price = (name: string) => Number(text(name)).toFixed(2);
    const isDone = await act(
      () =>
        operations.saveMemberTier({
          ...(tier ? { id: tier.id } : {}),
          setName: text("name"),
          ...(text("nameEn") ? { setNameEn: text("nameEn") } : {}),
          setType: type,
          days: Number(text("days")),
          orgPrice: price("price"),
          ...(text("now") ? { fabPrice: price("now") } : {}),
          ...(text("renewal") ? { renewalPrice: price("renewal") } : {}),
          monthlyCoupons: coupons,
          ...(coupons > 0 ? { monthlyPercent: Number(text("percent")) } : {}),
          ...(text("gradeOff") ? { gradeOff: price("gradeOff") } : {}),
          isPutaway: has("sold") ? 1 : 0,
          ...(text("sort") ? { sort: Number(text("sort")) } : {}),
        }),
      tier ? "tierDesk.saved" : "tierDesk.made",
    );
    if (!isDone || tier) return;
    reset();
    setCoupons(0);
    setType(VipSetTypeEnum.month);
  });
  return (
    <details>
      <summary>
        {t(tier ? "tierDesk.change" : "tierDesk.add")}
        {tier && <span className="vh"> {tier.setName}</span>}
      </summary>
      <form onSubmit={onSubmit}>
        {tier && <p className="note">{t("tierDesk.effect", { count: tier.countHolders })}</p>}
        <div className="pair">
          <p className="field">
            <label htmlFor={id("name")}>{t("tierDesk.name")}</label>
            <input id={id("name")} name="name" type="text" required maxLength={60} defaultValue={tier?.setName} />
          </p>
          <p className="field">
            <label htmlFor={id("nameEn")}>{t("tierDesk.nameEn")}</label>
            <input id={id("nameEn")} name="nameEn" type="text" maxLength={60} defaultValue={tier?.setNameEn} />
          </p>
        </div>
        <div className="pair">
          <p className="field">
            <label htmlFor={id("type")}>{t("tierDesk.type")}</label>
            <select
              id={id("type")}
              value={type}
              onChange={({ target: { value } }) =>
                setType(Object.values(VipSetTypeEnum).find((one) => String(one) === value) ?? VipSetTypeEnum.month)
              }
            >
              {Object.values(VipSetTypeEnum).map((one) => (
                <option key={one} value={one}>
                  {t(`tierDesk.type.${one}`)}
                </option>
              ))}
            </select>
          </p>
          <Count
            key={type}
            id={id("days")}
            name="days"
            label={t("tierDesk.days")}
            min={1}
            max={MAX_DAYS}
            value={tier?.setType === type ? tier.days : USUAL_DAYS[type]}
            required
          />
          <Count id={id("sort")} name="sort" label={t("tierDesk.sort")} min={0} max={100_000} value={tier?.sort} />
        </div>
        <div className="pair">
          <Amount id={id("price")} name="price" label={t("tierDesk.price")} value={tier?.orgPrice} required />
          <Amount id={id("now")} name="now" label={t("tierDesk.now")} value={tier?.fabPrice} />
          <Amount id={id("renewal")} name="renewal" label={t("tierDesk.renewal")} value={tier?.renewalPrice} />
        </div>
        <div className="pair">
          <p className="field">
            <label htmlFor={id("coupons")}>{t("tierDesk.coupons")}</label>
            <input
              id={id("coupons")}
              type="number"
              inputMode="numeric"
              min={0}
              max={10}
              required
              value={coupons}
              onChange={({ target: { value } }) => setCoupons(Number(value))}
            />
          </p>
          {coupons > 0 && (
            <Count
              id={id("percent")}
              name="percent"
              label={t("tierDesk.percent")}
              min={1}
              max={100}
              value={tier?.monthlyPercent}
              required
            />
          )}
          <Amount id={id("gradeOff")} name="gradeOff" label={t("tierDesk.gradeOff")} value={tier?.gradeOff} />
        </div>
        <label className="check">
          <input type="checkbox" name="sold" defaultChecked={tier?.isPutaway !== 0} />
          <span>{t("tierDesk.sold")}</span>
        </label>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("tierDesk.save")}
          </button>
        </p>
      </form>
    </details>
  );
}
